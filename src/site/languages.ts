import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { withDefaults } from "../schema/defaults.ts";
import type { Schemas } from "../schema/schemaNode.ts";
import { child, dataAt } from "../shared/dataAt.ts";
import { lookUp } from "../shared/lookUp.ts";
import type { Language, NotFound, PageFile, Words } from "../shared/schema.gen.ts";
import { memoize } from "./memoize.ts";

/** The folder with a folder for each language, which holds all texts of the project that visitors or authors read in it. */
const folder = path.join(import.meta.dirname, "../../languages");

/** The language of what is missing in another one. */
export const english = "en";

/** The languages with texts, by the names of their folders. */
export const shipped: ReadonlySet<string> = new Set(readdirSync(folder));

/** Norwegian defaults to Bokmål. */
const standIns: Record<string, string> = { no: "nb", nn: "nb" };

/** The shipped language for a page in `tag`: `de` for `de-AT`, `zh-Hant` for `zh-TW`. */
export function findShipped(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag);
  const name = lookUp(standIns, language) ?? language;
  const { script } = new Intl.Locale(tag).maximize();
  // Readers of a language in an unusual script cannot be expected to read it in the usual one.
  const isUsual = script === new Intl.Locale(language).maximize().script;
  const names = isUsual ? [`${name}-${region}`, name] : [`${name}-${script}`];
  return names.find((each) => shipped.has(each));
}

/** The language of a site, from the data of its first page, which may have any mistake. */
export function languageOf(page: unknown): string {
  const lang = dataAt(page, ["site", "lang"]);
  return typeof lang === "string" && isLanguage(lang) ? lang : english;
}

/**
 * The other languages of a site, from the data of its first page, which may have any mistake. A language that is listed
 * twice, or is that of the site itself, is left out.
 */
export function otherLanguagesOf(page: unknown): Language[] {
  const list = dataAt(page, ["site", "languages"]);
  const known = new Set([languageOf(page)]);
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const [lang, name] = [child(each, "lang"), child(each, "name")];
    if (typeof lang !== "string" || typeof name !== "string") return [];
    if (known.has(lang) || !isLanguage(lang)) return [];
    known.add(lang);
    return { lang, name };
  });
}

/** The name of a language in the language itself: `Deutsch`. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;

/** True for a tag such as `de` or `pt-BR`. */
export function isLanguage(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag));
  } catch {
    return false;
  }
}

/** A file or folder of a language, and the language that it is in. */
export interface LanguageFile {
  file: string;
  lang: string;
}

/** The file or folder of this name for a page in `tag`: of its language, of that language elsewhere, or else in English. */
export function findLanguageFile(tag: string, name: string): LanguageFile {
  const nearest = findShipped(tag) ?? english;
  const [elsewhere = english] = nearest.split(/-(?=[A-Z]{2}$)/);
  const lang = [nearest, elsewhere].find((each) => existsSync(locate(each, name))) ?? english;
  return { file: locate(lang, name), lang };
}

/** The files or folders of this name, of every language that has one. */
export const listLanguageFiles = (name: string): LanguageFile[] =>
  [...shipped]
    .map((lang) => ({ file: locate(lang, name), lang }))
    .filter(({ file }) => existsSync(file));

const locate = (lang: string, name: string) => path.join(folder, lang, name);

const known = new Map<string, unknown>();

/** Reads a JSON file of a language. Its type is the caller's to know. */
export const readLanguageFile = <Content>({ file }: LanguageFile): Content =>
  memoize(known, file, () => JSON.parse(readFileSync(file, "utf8"))) as Content;

/** The labels of one language: its `labels.json`. */
interface Labels {
  words: Words;
  notFound: NotFound;
}

/** The labels of a page in a language that sets none itself. */
export const labelsIn = (lang: string): Labels =>
  readLanguageFile(findLanguageFile(lang, "labels.json"));

/** The page with the labels of its language, unless it sets its own. */
export function inItsLanguage(page: unknown): unknown {
  const site = child(page, "site");
  const { words, notFound } = labelsIn(languageOf(page));
  const own = (group: string) => ({ ...Object(dataAt(site, [group])) });
  return {
    ...Object(page),
    site: {
      ...Object(site),
      words: { ...words, ...own("words") },
      notFound: { ...notFound, ...own("notFound") },
    },
  };
}

/** The labels of a page that does not set a language. */
export function defaultWords(schemas: Schemas): Words {
  const { site } = withDefaults(schemas, "page.schema.json", { site: {} }) as PageFile;
  return site.words;
}
