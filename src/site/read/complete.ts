import { withDefaults } from "../../schema/defaults.ts";
import { type FieldValue, mapFields } from "../../schema/fields.ts";
import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { mapLinks as mapTextLinks } from "../../shared/formatted/parse.ts";
import type { PageFile as HomeFile, Section, SubpageFile, Words } from "../../shared/schema.gen.ts";
import type { DeclaredSection, PageFile } from "../../shared/section.ts";
import { fileInLanguage } from "../files/filesInLanguage.ts";
import type { PublicFiles } from "../files/publicFiles.ts";
import type { Texts } from "../files/texts.ts";
import { inItsLanguage } from "../languages.ts";
import { mapMarkdownLinks } from "../markdown/addresses.ts";
import { isMarkdown } from "../markdown/read.ts";
import { normalizeAnchor } from "../page/anchors.ts";
import { home, isHome, type PageAddress, schemaOf } from "../page/pageAddress.ts";
import { readPageLink, writePageLink } from "../page/pageLinks.ts";
import { listPassed } from "../page/passed.ts";
import { type Clock, isDue } from "../schedule/schedule.ts";

/** A page to complete, and the addresses of all pages of its site. */
export interface Completing {
  schemas: Schemas;
  texts: Texts;
  files: PublicFiles;
  address: PageAddress;
  isPage: (path: string) => boolean;
  /** The clock of the schedules, and the language of the pages. */
  clock: Clock;
  /** In another language, the addresses of the pages in it, by those in the language of the site. */
  translated?: ReadonlyMap<string, string>;
}

/** The first page with defaults and section ids filled in. The data has passed the schema. */
export function completeHome(data: unknown, completing: Completing): PageFile {
  const { schemas } = completing;
  const schema = schemaOf(completing.address);
  const whole = withDefaults(schemas, schema, inItsLanguage(data));
  const pageFile = mapFields(schemas, schema, whole, [], translateFile(completing)) as HomeFile;
  const sections = completeSections(pageFile.sections, pageFile.site.words, completing);
  const site = completing.translated ? relinkSite(pageFile.site, completing) : pageFile.site;
  return {
    ...{ ...pageFile, ...address(completing), site, enabled: true, listed: true, sections },
    ...passedIn(sections, completing),
  };
}

/** A page beside the first, with all that it takes from there. The data has passed the schema. */
export function completeSubpage(data: unknown, first: PageFile, completing: Completing): PageFile {
  const { schemas } = completing;
  const schema = schemaOf(completing.address);
  const whole = withDefaults(schemas, schema, data);
  const translate = translateFile(completing);
  const { page, sections } = mapFields(schemas, schema, whole, [], translate) as SubpageFile;
  const { title, description, enabled, from, until, only, listed, socialImage } = page;
  const own = completeSections(sections, first.site.words, completing);
  const all = [
    ...inherit("top", own, first, completing),
    ...inherit("first", own, first, completing),
    ...own,
    ...inherit("last", own, first, completing),
  ];
  const { passed: _, ...site } = first;
  return {
    ...site,
    ...address(completing),
    enabled: enabled && isDue({ from, until, only }, completing.clock),
    listed,
    site: { ...first.site, title, description, ...(socialImage && { socialImage }) },
    sections: all,
    ...passedIn(all, completing),
  };
}

/** The days and times in the props of sections that have passed. */
function passedIn(
  sections: readonly DeclaredSection[],
  { schemas, clock }: Completing,
): Pick<PageFile, "passed"> {
  const passed = listPassed(sections, schemas, clock);
  return passed.length > 0 ? { passed } : {};
}

/** A field with the file of the page's language, if the page is in another one. */
const translateFile =
  ({ translated, files, clock: { lang } }: Completing) =>
  (field: FieldValue): unknown =>
    translated !== undefined && field.kind === "asset"
      ? fileInLanguage(String(field.value), lang, files)
      : normalizeAnchor(field);

/** In another language, the old addresses of pages and the page about what is counted are those of that language. */
function relinkSite(site: HomeFile["site"], completing: Completing): HomeFile["site"] {
  const { analytics, redirects, languages = [] } = site;
  const { translated = new Map<string, string>(), clock } = completing;
  const start = `/${clock.lang}`;
  const move = (value: string) => {
    const field = { kind: "href", value, path: [], schema: {}, isRequired: true };
    const href = String(relink(field, home.path, home.path, completing));
    // These links are the same on all pages: an anchor is that of the first page.
    return href.startsWith("#") ? `${start}/${href}` : href;
  };
  const { privacy } = analytics ?? {};
  const isOfLanguage = (from: string) => languages.some(({ lang }) => from.startsWith(`/${lang}/`));
  const own = (redirects ?? [])
    .filter(({ from }) => !isOfLanguage(from))
    .map(({ from, to }) => ({ from: start + from, to: move(to) }));
  const taken = new Set([...translated.values(), ...(redirects ?? []).map(({ from }) => from)]);
  // Before a page had an address of its own in this language, it was at that of its file.
  const before = [...translated.entries()]
    .map(([path, to]) => ({ from: start + path, to }))
    .filter(({ from, to }) => from !== to && !taken.has(from));
  const moved = [...own, ...before];
  return {
    ...site,
    ...(analytics &&
      privacy && {
        analytics: { ...analytics, privacy: { ...privacy, href: move(privacy.href) } },
      }),
    ...((redirects || moved.length > 0) && { redirects: moved }),
  };
}

const address = (completing: Completing) => ({
  path: translateAddress(completing.address.path, completing),
});

/** The address of a page in the language of the pages to complete. */
const translateAddress = (path: string, { translated }: Completing) =>
  translated?.get(path) ?? path;

function completeSections(
  sections: readonly Section[],
  words: Words,
  completing: Completing,
): DeclaredSection[] {
  const { schemas, address, clock } = completing;
  return sections.map(({ from, until, only, ...section }) => {
    const schema = sectionSchema(section.type);
    const props = withDefaults(schemas, schema, section.props, words);
    const id = section.id ?? section.type;
    // The walk follows the schema that the section's type was generated from.
    return {
      ...section,
      id,
      enabled: section.enabled && isDue({ from, until, only }, clock),
      props: mapFields(schemas, schema, props, [], (field) =>
        relink(field, address.path, address.path, completing),
      ),
    } as DeclaredSection;
  });
}

/** The landmarks at one end of the first page, unless the page has one of the same kind, on or off. */
function inherit(
  end: NonNullable<SchemaNode["position"]>,
  own: readonly DeclaredSection[],
  first: PageFile,
  completing: Completing,
): DeclaredSection[] {
  const { schemas, address } = completing;
  const factsOf = ({ type }: DeclaredSection) => schemas.get(sectionSchema(type));
  const isInherited = (section: DeclaredSection) => {
    const { landmark, position } = factsOf(section) ?? {};
    return (
      landmark && position === end && own.every((each) => factsOf(each)?.landmark !== landmark)
    );
  };
  return first.sections.filter(isInherited).map((section) => {
    const props = mapFields(schemas, sectionSchema(section.type), section.props, [], (field) =>
      relink(field, home.path, address.path, completing),
    );
    return { ...section, props } as DeclaredSection;
  });
}

/**
 * A field of the page at `from`, as the page at `to` writes it: links have one spelling, those in Markdown too. A text
 * replaces its file's name.
 */
function relink(field: FieldValue, from: string, to: string, completing: Completing): unknown {
  const { isPage, texts, translated } = completing;
  const value = translateFile(completing)(field);
  if (typeof value !== "string") return value;
  const move = (link: string) =>
    String(relink({ ...field, kind: "href", value: link }, from, to, completing));
  const translate = (file: string) =>
    String(translateFile(completing)({ ...field, kind: "asset", value: file }));
  if (isMarkdown(field.kind)) {
    // A section that a page takes from the first has its text already.
    const text = field.kind === "markdownFile" ? (texts.get(value)?.text ?? value) : value;
    return mapMarkdownLinks(text, move, translate);
  }
  if (field.kind === "formatted") return mapTextLinks(value, move);
  if (field.kind !== "href") return value;
  const link = readPageLink(value, from, isPage);
  if (!link) return value;
  // The first page keeps every spelling of its own address.
  if (!translated && link.path === to && isHome(link)) return value;
  return writePageLink(
    { ...link, path: translateAddress(link.path, completing) },
    translateAddress(to, completing),
  );
}
