import type { ErrorObject } from "ajv";
import { withDefaults } from "../schema/defaults.ts";
import {
  type Field,
  mapFields,
  type Schemas,
  sectionSchema,
  typeOfSchema,
} from "../schema/fields.ts";
import { child, dataAt } from "../shared/wording.ts";
import type { Parse } from "../yaml/parse.ts";
import type { Tree } from "../yaml/tree.ts";
import { normalizeAnchor } from "./anchors.ts";
import type { PublicFiles } from "./files/publicFiles.ts";
import type { IconSets } from "./icons.ts";
import type { FilmFacts } from "./media/films.ts";
import type { PictureFacts } from "./media/pictures.ts";
import { suggest } from "./suggest.ts";

/**
 * What the page's words are compared with: the schemas, the files in public/, the icon sets. Where a page is
 * read again and again, also what parses it: it knows the page from before.
 */
export interface SiteContext {
  schemas: Schemas;
  files: PublicFiles;
  icons: IconSets;
  /** Looks into a picture of public/, into each once. */
  judgePicture: (path: string) => Promise<PictureFacts>;
  /** What was found in those that have been looked into. */
  judged: ReadonlyMap<string, PictureFacts>;
  /** Reads the header of a film of public/, of each once. */
  inspectFilm: (path: string) => Promise<FilmFacts>;
  /** What was found in those that have been inspected. */
  filmed: ReadonlyMap<string, FilmFacts>;
  parse?: Parse;
}

/** The page as every check sees it. The data may be wrong in any way: nothing in it is to be trusted. */
export interface CheckedPage extends SiteContext {
  text: string;
  tree: Tree;
  /** Every way in which the data breaks the schemas. */
  errors: readonly ErrorObject[];
  sections: readonly CheckedSection[];
  /** Every value that one of the shared definitions describes, in sections of a known type. */
  fields: readonly Field[];
  /** The same of what the site leaves to its defaults. No section has a file for a default. */
  defaults: readonly Field[];
  /** Whether it holds more sections than can be read: it ends in the middle of something, or lacks a dash. */
  isCut: boolean;
}

/** A section as it stands in the file, right or wrong. */
export interface CheckedSection {
  index: number;
  /** The type it has, or was meant to have; nothing when nobody can tell. */
  type: string | undefined;
  /** Its anchor: the id, or else the type. */
  id: string | undefined;
  on: boolean;
}

/** Gathers what the checks need to know. */
export function gatherPage(
  text: string,
  tree: Tree,
  errors: readonly ErrorObject[],
  context: SiteContext,
): CheckedPage {
  const { schemas } = context;
  const types = typesOf(schemas);
  const list = child(tree.data, "sections");
  const sections = (Array.isArray(list) ? list : []).map((section, index) => {
    const type = meantType(child(section, "type"), types);
    const id = asText(child(section, "id"))?.normalize("NFC") ?? type;
    return { index, type, id, on: child(section, "enabled") !== false };
  });
  const fields: Field[] = [];
  const collect = (field: Field) => {
    fields.push({ ...field, value: normalizeAnchor(field) });
    return field.value;
  };
  const root = "page.schema.json";
  mapFields(schemas, root, tree.data, [], collect);
  for (const { index, type } of sections) {
    const at = ["sections", index, "props"];
    const file = type && sectionSchema(type);
    if (file && schemas.has(file)) mapFields(schemas, file, dataAt(tree.data, at), at, collect);
  }
  const defaults: Field[] = [];
  const site = withDefaults(schemas, root, { site: child(tree.data, "site") });
  mapFields(schemas, root, site, [], (field) => {
    if (dataAt(tree.data, field.path) === undefined) defaults.push(field);
    return field.value;
  });
  return { ...context, text, tree, errors, sections, fields, defaults, isCut: false };
}

const typesOf = (schemas: Schemas) =>
  new Set([...schemas.keys()].flatMap((file) => typeOfSchema(file) ?? []));

function meantType(given: unknown, types: ReadonlySet<string>): string | undefined {
  if (typeof given !== "string") return undefined;
  return types.has(given) ? given : suggest(given, types).near[0];
}

/** The section that the path leads into, if it leads into one. */
export function sectionOf(page: CheckedPage, path: Field["path"]): CheckedSection | undefined {
  return path[0] === "sections" ? page.sections[Number(path[1])] : undefined;
}

/** Every anchor that links may lead to: of sections, and of what stands inside them. */
export function anchorsOf(page: CheckedPage): Map<string, CheckedSection> {
  const anchors = new Map<string, CheckedSection>();
  const add = (id: string | undefined, section: CheckedSection | undefined) => {
    if (id && section && !anchors.has(id)) anchors.set(id, section);
  };
  for (const section of page.sections) add(section.id, section);
  for (const { kind, value, path } of page.fields) {
    if (kind === "id") add(asText(value), sectionOf(page, path));
  }
  return anchors;
}

/** The anchors that are on the page, for links to name. */
export const listAnchors = (page: CheckedPage): string[] =>
  [...anchorsOf(page)].filter(([, { on }]) => on).map(([id]) => id);

const asText = (value: unknown) => (typeof value === "string" ? value : undefined);
