import type { ErrorObject } from "ajv";
import { withDefaults } from "../../schema/defaults.ts";
import { type FieldValue, mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { isDrawing } from "../../shared/icons.ts";
import type { PageFile } from "../../shared/section.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { Parse } from "../../yaml/parse.ts";
import type { Tree } from "../../yaml/tree.ts";
import type { SiteData } from "../data/readData.ts";
import type { PublicFiles } from "../files/publicFiles.ts";
import type { Texts } from "../files/texts.ts";
import type { Translations } from "../files/translations.ts";
import type { IconSets } from "../icons.ts";
import { type MarkdownText, readMarkdown } from "../markdown/read.ts";
import type { TextSource } from "../markdown/sources.ts";
import type { MediaFacts, MediaReader } from "../media/facts.ts";
import { type Schedule, scheduleOf } from "../schedule/schedule.ts";
import type { SiteConfig } from "../siteConfig.ts";
import { suggestSlips } from "../suggest.ts";
import { normalizeAnchor } from "./anchors.ts";
import { isHome, type PageAddress, schemaOf } from "./pageAddress.ts";
import { readTextLinks } from "./textLinks.ts";

/**
 * The context of a check: the schemas, the files in public/ and texts/, the icon sets, the other pages. If pages are
 * read repeatedly, also a parser for each file that remembers its last version.
 */
export interface SiteContext {
  schemas: Schemas;
  files: PublicFiles;
  /** The Markdown files that a page may name. */
  texts: Texts;
  /** The catalogues of the site's other languages. */
  translations: Translations;
  icons: IconSets;
  /** Reads the facts about the pictures, films and fonts of public/, each file once. */
  readMedia: MediaReader;
  /** The facts that have been read so far. */
  media: MediaFacts;
  parserOf?: (file: string) => Parse;
  /** The addresses of all pages of the site, also of those that cannot be read. */
  paths: ReadonlySet<string>;
  /** Every page of the site that can be read, before its checks, if there are several. */
  pages: readonly ParsedPage[];
  /** The instant that the site is read as of, or a day or time in its time zone; now, if it is left out. */
  asOf?: number | string | undefined;
  /** The first page, if it has no error. The others take site, theme, header and footer from it. */
  first?: PageFile | undefined;
  /** The settings of the site that need code. */
  config?: SiteConfig;
  /** The answers of the sources in these settings. */
  data?: SiteData;
}

/** A page or a section, as its place in time decides: it is on if it is enabled, and due. */
interface Scheduled {
  /** False if the file takes it off. */
  enabled: boolean;
  schedule: Schedule;
  /** True within the dates of its schedule. */
  isDue: boolean;
  on: boolean;
}

/** The page as every check sees it. The data may be invalid in any way: do not rely on its shape. */
export interface ParsedPage extends SiteContext, PageAddress, Scheduled {
  text: string;
  tree: Tree;
  /** False if a syntax error hides a part of the page. */
  isWhole: boolean;
  /** All errors of the schema validation. */
  errors: readonly ErrorObject[];
  sections: readonly ParsedSection[];
  /** Every value that a shared definition describes, in sections of a known type, and ids, links and pictures in Markdown. */
  fields: readonly FieldValue[];
  /** The same for the site's defaults. Sections have no files as defaults. */
  defaults: readonly FieldValue[];
  /** The ranges of the addresses of links inside texts. */
  linkRanges: readonly Range[];
  /** The Markdown texts of the page, and the files that hold some of them. */
  markdown: readonly MarkdownText[];
  sources: readonly TextSource[];
  /** True if a section may be truncated, or holds two sections because a dash is missing. */
  isCut: boolean;
}

/** A section of the file, valid or not. */
export interface ParsedSection extends Scheduled {
  index: number;
  /** The given type, or the type that is meant; undefined if unknown. */
  type: string | undefined;
  /** The section's anchor: its id, or else its type. */
  id: string | undefined;
}

/** Collects what the checks use of a page. */
export function collectPage(
  text: string,
  { tree: parsed, isWhole, errors }: Pick<ParsedPage, "tree" | "isWhole" | "errors">,
  { file, path }: PageAddress,
  context: SiteContext,
): ParsedPage {
  const { schemas } = context;
  const types = typesOf(schemas);
  const list = child(parsed.data, "sections");
  const sections = (Array.isArray(list) ? list : []).map((section, index) => {
    const type = meantType(child(section, "type"), types);
    const id = asText(child(section, "id"))?.normalize("NFC") ?? type;
    return { index, type, id, ...readScheduled(section) };
  });
  const fields: FieldValue[] = [];
  const normalized = (field: FieldValue) => ({ ...field, value: normalizeAnchor(field) });
  const collect = (field: FieldValue) => {
    // The offsets of a text are those of the file.
    fields.push(field.kind === "formatted" ? field : normalized(field));
    if (field.kind === "icon" && isOwnIcon(field.value)) fields.push({ ...field, kind: "asset" });
    return field.value;
  };
  const root = schemaOf({ path });
  mapFields(schemas, root, parsed.data, [], collect);
  for (const { index, type } of sections) {
    const at = ["sections", index, "props"];
    const schema = type && sectionSchema(type);
    if (schema && schemas.has(schema)) {
      mapFields(schemas, schema, dataAt(parsed.data, at), at, collect);
    }
  }
  const links = readTextLinks(parsed, fields);
  links.fields.forEach(collect);
  const { tree } = links;
  const defaults: FieldValue[] = [];
  const site = isHome({ path }) && { site: child(tree.data, "site") };
  mapFields(schemas, root, withDefaults(schemas, root, site), [], (field) => {
    if (dataAt(tree.data, field.path) === undefined) defaults.push(field);
    return field.value;
  });
  const markdown = readMarkdown(text, tree, fields, context.texts);
  return {
    ...context,
    ...{ file, path, text, isWhole, errors, sections, defaults },
    ...readScheduled(child(parsed.data, "page")),
    tree: markdown.tree,
    fields: [...fields, ...markdown.fields.map(normalized)],
    markdown: markdown.texts,
    sources: markdown.sources,
    linkRanges: links.ranges,
    isCut: false,
  };
}

/** True for an icon that is a file, which every check of files covers. */
const isOwnIcon = (icon: unknown) =>
  typeof icon === "string" && isDrawing(icon) && icon.endsWith(".svg");

/** Reads whether something is on, whatever its dates: `applySchedule` reads those. */
function readScheduled(data: unknown): Scheduled {
  const enabled = child(data, "enabled") !== false;
  return { enabled, schedule: scheduleOf(data), isDue: true, on: enabled };
}

const typesOf = (schemas: Schemas) => new Set(sectionTypes(schemas).map(([type]) => type));

function meantType(given: unknown, types: ReadonlySet<string>): string | undefined {
  if (typeof given !== "string") return undefined;
  return types.has(given) ? given : suggestSlips(given, types).near[0];
}

/** The section that holds the path. */
export function sectionOf(page: ParsedPage, path: FieldValue["path"]): ParsedSection | undefined {
  return path[0] === "sections" ? page.sections[Number(path[1])] : undefined;
}

/** Every anchor of the page's own sections, and of what is inside them. */
export function anchorsIn(page: ParsedPage): Map<string, ParsedSection> {
  const anchors = new Map<string, ParsedSection>();
  const add = (id: string | undefined, section: ParsedSection | undefined) => {
    // Several sections may have one id, if they are on one after the other.
    const other = id && anchors.get(id);
    if (id && section && (!other || nearness(section) > nearness(other))) anchors.set(id, section);
  };
  for (const section of page.sections) add(section.id, section);
  for (const { kind, value, path } of page.fields) {
    if (kind === "id") add(asText(value), sectionOf(page, path));
  }
  return anchors;
}

/** A section that is on hides others of its id, and one that is only not due hides one that is taken off. */
const nearness = ({ on, enabled }: ParsedSection) => Number(on) + Number(enabled);

/** The anchors of the page, as suggestions for links: those of sections that are not due are among them. */
export const listAnchors = (page: ParsedPage): string[] =>
  [...anchorsIn(page)].filter(([, { enabled }]) => enabled).map(([id]) => id);

const asText = (value: unknown) => (typeof value === "string" ? value : undefined);
