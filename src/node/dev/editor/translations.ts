import { readFile } from "node:fs/promises";
import path from "node:path";
import type {
  TranslatedText,
  TranslationRequest,
  Translations,
} from "../../../shared/editor/translations.ts";
import { catalogueFile, decodeCatalogue } from "../../../site/files/translations.ts";
import { languageOf, otherLanguagesOf } from "../../../site/languages.ts";
import { parseSite, type Site } from "../../../site/read/loadSite.ts";
import { type Catalogue, keyOf } from "../../../site/translate/catalogue.ts";
import {
  type CatalogueIndex,
  countPhrases,
  indexCatalogue,
} from "../../../site/translate/indexCatalogue.ts";
import type { Phrase } from "../../../site/translate/listPhrases.ts";
import { listSitePhrases } from "../../../site/translate/listSitePhrases.ts";
import { readCatalogue } from "../../../site/translate/readCatalogue.ts";
import { updateCatalogue } from "../../../site/translate/updateCatalogue.ts";
import { writeTranslations } from "../../../site/translate/writeTranslation.ts";
import { encode } from "../../../site/write/fix.ts";
import { changeFiles } from "../../../site/write/replaceFiles.ts";

/** The reason why a translation is not written. */
interface NotWritten {
  refusal: { message: string };
}

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

/** Writes a translation, unless somebody else has written another since. A catalogue that lacks the text gets it, unless a page cannot be read. */
export async function writeTranslation(
  site: Site,
  { lang, context, id, text, was }: Extract<TranslationRequest, { do: "translate" }>,
): Promise<Translations | NotWritten> {
  const { phrases, languages, isWhole } = await readPhrases(site);
  const wanted = phrases.find(([, phrase]) => phrase.context === context && phrase.text === id);
  const file = catalogueFile(lang);
  if (!wanted || !languages.some((each) => each.lang === lang)) {
    return refuse("The page has other words there by now.");
  }
  const [, phrase] = wanted;
  const place = path.join(site.root, file);
  const done = await changeFiles<NotWritten | { theirs: string } | undefined>(
    async () => [place],
    (read) => {
      const bytes = read.get(place) ?? new Uint8Array();
      const catalogue = readCatalogue(decodeCatalogue(bytes));
      const result = explainUnwritten(catalogue, file, isWhole, phrase);
      if (result) return { next: new Map(), result };
      const own = phrases.map(([, each]) => each);
      const { find } = indexCatalogue(catalogue, isWhole ? own : []);
      const theirs = find(phrase)?.text.value ?? "";
      if (theirs !== was && theirs !== text) return { next: new Map(), result: { theirs } };
      const updated = isWhole
        ? readCatalogue({ text: updateCatalogue(catalogue, own, lang), diagnostics: [] })
        : catalogue;
      const next = writeTranslations(updated, [{ phrase, text, isFuzzy: false }]);
      return { next: new Map([[place, encode(next, bytes)]]), result: undefined };
    },
  );
  if (done && "refusal" in done) return done;
  return { ...(await readTranslations(site, lang)), ...done };
}

function explainUnwritten(
  catalogue: Catalogue,
  file: string,
  isWhole: boolean,
  phrase: Phrase,
): NotWritten | undefined {
  if (catalogue.diagnostics.length > 0) {
    return refuse(`${file} has a mistake, and nothing is written into it until it is mended.`);
  }
  return isWhole || indexCatalogue(catalogue).find(phrase)
    ? undefined
    : refuse(`A page has a mistake, so ${file} does not have this text yet. Solve that first.`);
}

const refuse = (message: string): NotWritten => ({ refusal: { message } });

async function readPhrases({ root, context }: Site) {
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

function describeTexts(
  phrases: readonly PagePhrase[],
  { find, stateOf }: CatalogueIndex,
): TranslatedText[] {
  const different = new Map(
    phrases.toReversed().map((each) => [keyOf(each[1].context, each[1].text), each]),
  );
  return [...different.values()].reverse().map(([page, phrase]) => {
    const { context, text: id, note } = phrase;
    const entry = find(phrase);
    const before = entry?.previous.id;
    return {
      ...{ page, context, id, state: stateOf(phrase), translation: entry?.text.value ?? "" },
      ...(note !== undefined && { note }),
      ...(before !== undefined && { before }),
    };
  });
}
