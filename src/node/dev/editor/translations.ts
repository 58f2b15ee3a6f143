import { readFile } from "node:fs/promises";
import path from "node:path";
import type { TranslatedField } from "../../../shared/editor/tagged.ts";
import type { TranslatedText, Translations } from "../../../shared/editor/translations.ts";
import { isWithin } from "../../../shared/fieldPath.ts";
import { catalogueFile, decodeCatalogue } from "../../../site/files/translations.ts";
import { languageOf, otherLanguagesOf } from "../../../site/languages.ts";
import { parseSite, type Site } from "../../../site/read/loadSite.ts";
import type { LoadedLanguage } from "../../../site/read/translateSite.ts";
import { type Catalogue, keyOf } from "../../../site/translate/catalogue.ts";
import {
  type CatalogueIndex,
  countPhrases,
  indexCatalogue,
} from "../../../site/translate/indexCatalogue.ts";
import { listPhrases, type Phrase } from "../../../site/translate/listPhrases.ts";
import { listSitePhrases } from "../../../site/translate/listSitePhrases.ts";
import { readCatalogue } from "../../../site/translate/readCatalogue.ts";

/** A text of a page, by the address of that page. */
type PagePhrase = [page: string, phrase: Phrase];

/** Reads the texts that wait in each language, and all of one language if it is given. */
export async function readTranslations(site: Site, lang?: string): Promise<Translations> {
  const { phrases, languages, source, isWhole } = await readPhrases(site);
  const own = phrases.map(([, phrase]) => phrase);
  const indexOf = (catalogue: Catalogue) => indexCatalogue(catalogue, isWhole ? own : []);
  const counted = await Promise.all(
    languages.map(async (language) => {
      const catalogue = await readFrom(site.root, language.lang);
      const { missing, stale } = countPhrases(own, indexOf(catalogue));
      return { catalogue, counts: { ...language, missing, stale } };
    }),
  );
  const chosen = counted.find(({ counts }) => counts.lang === lang);
  return {
    source,
    languages: counted.map(({ counts }) => counts),
    texts: chosen ? describeTexts(phrases, indexOf(chosen.catalogue)) : [],
  };
}

/** The texts of the site as its files have them. `isWhole` is false if a page cannot be read. */
export async function readPhrases({ root, context }: Site) {
  const { files } = await parseSite(root, context);
  const parsed = files.flatMap(({ parsed }) => parsed?.page ?? []);
  const phrases = parsed.flatMap((page): PagePhrase[] =>
    listSitePhrases([page]).map((phrase) => [page.path, phrase]),
  );
  const data = parsed[0]?.tree.data;
  const isWhole =
    parsed.length === files.length && parsed.every((page) => page.isWhole && !page.errors.length);
  return { phrases, languages: otherLanguagesOf(data), source: languageOf(data), isWhole };
}

async function readFrom(root: string, lang: string): Promise<Catalogue> {
  const bytes = await readFile(path.join(root, catalogueFile(lang))).catch(() => Buffer.from(""));
  return readCatalogue(decodeCatalogue(bytes));
}

function describeTexts(phrases: readonly PagePhrase[], index: CatalogueIndex): TranslatedText[] {
  const different = new Map(
    phrases.toReversed().map((each) => [keyOf(each[1].context, each[1].text), each]),
  );
  return [...different.values()].reverse().map((each) => describeText(each, index));
}

/** A text of a page as the editor gets it. */
function describeText([page, phrase]: PagePhrase, { find, stateOf }: CatalogueIndex) {
  const { context, text: id, note } = phrase;
  const entry = find(phrase);
  const before = entry?.previous.id;
  return {
    ...{ page, context, id, state: stateOf(phrase), translation: entry?.text.value ?? "" },
    ...(note !== undefined && { note }),
    ...(before !== undefined && { before }),
  };
}

/** The entries of the texts of a section of a page, by the address of the page in the language of the site. */
export function listTranslated(
  { parsed, index }: LoadedLanguage,
  path: string,
  anchor: string,
): TranslatedField[] {
  // A page that lacks a header or footer of its own has that of the first one.
  const pages = [...parsed.filter((page) => page.path === path), ...parsed.slice(0, 1)];
  for (const page of pages) {
    const section = page.sections.find(({ id, on }) => on && id === anchor);
    if (!section) continue;
    const at = ["sections", section.index, "props"];
    const { schemas, texts, tree } = page;
    return listPhrases(schemas, { data: tree.data, path: page.path, texts })
      .filter((phrase) => isWithin(phrase.path, at))
      .map((phrase) => ({
        path: phrase.path.slice(at.length),
        text: describeText([page.path, phrase], index),
      }));
  }
  return [];
}
