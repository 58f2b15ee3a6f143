import type { Language } from "../../shared/schema.gen.ts";
import type { PageFile } from "../../shared/section.ts";
import { isError } from "../../yaml/codes.ts";
import type { DecodedSource } from "../../yaml/decode.ts";
import type { Diagnostic, LocatedDiagnostic } from "../../yaml/diagnostic.ts";
import { isMeant } from "../checks/meant.ts";
import { catalogueFile } from "../files/translations.ts";
import { otherLanguagesOf } from "../languages.ts";
import { applySchedule } from "../page/applySchedule.ts";
import type { ParsedPage, SiteContext } from "../page/parsedPage.ts";
import type { Clock } from "../schedule/schedule.ts";
import type { Catalogue, CatalogueEntry } from "../translate/catalogue.ts";
import { checkHeaderLanguage } from "../translate/checkEntries.ts";
import { findWaiting } from "../translate/findWaiting.ts";
import { type CatalogueIndex, indexCatalogue } from "../translate/indexCatalogue.ts";
import { keepSentNames } from "../translate/keepSentNames.ts";
import { listSitePhrases } from "../translate/listSitePhrases.ts";
import { readCatalogue } from "../translate/readCatalogue.ts";
import { type Translation, translateData } from "../translate/translateData.ts";
import { checkTranslation } from "./checkTranslation.ts";
import { completeTranslated } from "./completeTranslated.ts";
import { describeBeside } from "./describeBeside.ts";
import { locate } from "./locate.ts";
import type { LoadedPage, ParsedFile } from "./pipeline.ts";

/** Another language of a site: its catalogue, and the pages in it. */
export interface LoadedLanguage extends Language {
  /** The file of the catalogue, and its text. */
  file: string;
  source: string;
  diagnostics: LocatedDiagnostic[];
  /** The pages in the language, the first page first; none if the catalogue cannot be read, or a page has an error. */
  pageFiles: readonly PageFile[];
  /** The pages that they are made from, as they are on in the language, and the entries of their texts. */
  parsed: readonly ParsedPage[];
  index: CatalogueIndex;
}

/** The pages of a site that are translated: as they were parsed, and as they were checked. */
export interface TranslatedSite {
  files: readonly ParsedFile[];
  pages: readonly LoadedPage[];
  context: SiteContext;
  clock: Clock;
  /** Everything that a check of a page sees of the others, as a text to compare. */
  surroundings: string;
}

/** Reads the catalogues of a site, and completes its pages in each of its other languages. */
export function translateSite(site: TranslatedSite): LoadedLanguage[] {
  const { files, pages, context, clock, surroundings } = site;
  const [first] = files;
  const phrases = listSitePhrases(files.flatMap(({ parsed }) => parsed?.page ?? []));
  return otherLanguagesOf(first?.parsed?.page?.tree.data).map((language) => {
    const own = { ...site, clock: { ...clock, lang: language.lang } };
    const parsed = files.flatMap(({ parsed }) =>
      parsed?.page ? applySchedule(parsed.page, own.clock) : [],
    );
    const decoded = context.translations.get(language.lang) ?? { text: "", diagnostics: [] };
    const file = catalogueFile(language.lang);
    const catalogue = { ...readCatalogue(decoded), file };
    const isReadable = decoded.diagnostics.length === 0;
    const isComplete = pages.every(({ pageFile }) => pageFile);
    // While a page has an error, nobody knows what it says.
    const index = indexCatalogue(catalogue, isComplete ? phrases : []);
    const { found, translations } = isReadable
      ? translatePages(parsed, catalogue, language, {
          ...{ context, index, isComplete },
          // The same object for as long as the file of the catalogue is the same.
          checkAgain: memory(decoded, surroundings),
        })
      : { found: [], translations: [] };
    const { source } = catalogue;
    return {
      ...{ ...language, file, source },
      diagnostics: locate(
        [...catalogue.diagnostics, ...checkHeaderLanguage(catalogue, language), ...found],
        source,
        file,
      ),
      pageFiles: isComplete ? completeTranslated(translations, language.lang, own) : [],
      ...{ parsed, index },
    };
  });
}

/** Translates pages and checks the result. A translation with an error is not shown. */
function translatePages(
  pages: readonly ParsedPage[],
  catalogue: Catalogue & { file: string },
  language: Language,
  { context, index, isComplete, checkAgain }: TranslationContext,
) {
  const { schemas } = context;
  const isInCatalogue = ({ range }: Diagnostic) => range[1] > 0;
  const found = pages
    .flatMap((page) => findWaiting(page, index, language))
    // An entry that seems to be missing may be one that cannot be read, and its text one of a page with an error.
    .filter(
      (waiting) => (isComplete && catalogue.diagnostics.length === 0) || isInCatalogue(waiting),
    );
  const reported = new Set<string>();
  const translations = pages.map((page) => {
    const source = { data: page.tree.data, path: page.path, texts: context.texts };
    const translation = translateData(schemas, source, index);
    // Two pages show the same header, and two sections may show the same file.
    const own = checkAgain(page, translation, () =>
      checkTranslation(page, translation, catalogue, context),
    ).filter(({ code, range }) => !reported.has(`${code} ${range}`));
    for (const { code, range } of own) reported.add(`${code} ${range}`);
    found.push(...own);
    const wrong = own.filter(isError);
    const shown =
      wrong.length === 0 ? translation : translateData(schemas, source, without(index, wrong));
    return { ...shown, data: keepSentNames(page, shown.data) };
  });
  return { found, translations };
}

interface TranslationContext {
  context: SiteContext;
  index: CatalogueIndex;
  /** True if no page has an error. */
  isComplete: boolean;
  checkAgain: CheckAgain;
}

/** The diagnostics of the translation of a page: the last ones if it has the same parts, or new ones. */
type CheckAgain = (
  page: ParsedPage,
  translation: Translation,
  check: () => Diagnostic[],
) => Diagnostic[];

/** The result of checking a page, and all that it depends on. */
interface Checked {
  key: string;
  tree: ParsedPage["tree"];
  beside: string;
  found: Diagnostic[];
}

const checked = new WeakMap<DecodedSource, Map<string, Checked>>();

/** True if a message names a line, which is another one after many an edit. */
const namesLine = ({ message }: Diagnostic) => /\bline \d/.test(message);

/** The results of checking the pages of a catalogue. While an author writes a page, few of its translations are others. */
function memory(catalogue: DecodedSource, surroundings: string): CheckAgain {
  const known = checked.get(catalogue) ?? new Map<string, Checked>();
  checked.set(catalogue, known);
  return (page, translation, check) => {
    const { path, changed } = translation;
    const { tree } = page;
    const parts = changed.map((value) => [
      ...[value.path, value.file, isMeant(page, value.path)],
      ...value.parts.map(({ entry }) => entry.range[0]),
    ]);
    const key = JSON.stringify([surroundings, parts]);
    const last = known.get(path);
    const isKnown = last?.key === key;
    if (isKnown && last.tree === tree) return last.found;
    const beside = describeBeside(translation);
    const isSame = isKnown && last.beside === beside && !last.found.some(namesLine);
    const found = isSame ? last.found : check();
    known.set(path, { key, tree, beside, found });
    return found;
  };
}

/** The index without the entries whose translation has an error. */
function without(index: CatalogueIndex, wrong: readonly Diagnostic[]): CatalogueIndex {
  const isWrong = (entry: CatalogueEntry | undefined) =>
    wrong.some(({ range: [start] }) => {
      const [from = 0, to = 0] = entry?.text.range ?? [];
      return from <= start && start <= to;
    });
  return {
    ...index,
    stateOf: (phrase) => (isWrong(index.find(phrase)) ? "missing" : index.stateOf(phrase)),
  };
}

/** A catalogue like a page that was read, for those who report its errors. */
export const describeCatalogue = ({
  lang,
  file,
  source,
  diagnostics,
}: LoadedLanguage): LoadedPage => ({
  ...{ file, path: `/${lang}/`, source, diagnostics, texts: new Map() },
  ...{
    pictures: [],
    films: [],
    fonts: [],
    referencedFiles: [],
    anchors: undefined,
    next: undefined,
    isNeverSeen: false,
  },
});
