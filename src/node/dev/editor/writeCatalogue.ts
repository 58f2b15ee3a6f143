import path from "node:path";
import type { TakenCatalogue, TranslationRequest } from "../../../shared/editor/translations.ts";
import { quote } from "../../../shared/text/wording.ts";
import { type FileSwap, swapOf } from "../../../site/edit/fileSwaps.ts";
import { catalogueFile, decodeCatalogue } from "../../../site/files/translations.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { type Catalogue, keyOf } from "../../../site/translate/catalogue.ts";
import { findOtherLanguage } from "../../../site/translate/checkEntries.ts";
import { indexCatalogue } from "../../../site/translate/indexCatalogue.ts";
import type { Phrase } from "../../../site/translate/listPhrases.ts";
import { readCatalogue } from "../../../site/translate/readCatalogue.ts";
import { updateCatalogue } from "../../../site/translate/updateCatalogue.ts";
import {
  type WrittenTranslation,
  writeTranslations,
} from "../../../site/translate/writeTranslation.ts";
import { encode } from "../../../site/write/fix.ts";
import { changeFiles } from "../../../site/write/replaceFiles.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { readPhrases } from "./translations.ts";

/** The reason why a translation is not written. */
export interface NotWritten {
  refusal: { message: string };
}

/** The translation that somebody else has written since its author saw it: nothing was written. */
interface OtherTranslation {
  theirs: string;
}

/** A catalogue that was written, and what to say of it. */
export interface WrittenCatalogue<Said> {
  swap: FileSwap;
  count: number;
  said: Said;
}

/** Writes a translation, unless somebody else has written another since. A catalogue that lacks the text gets it, unless a page cannot be read. */
export function writeTranslation(
  site: Site,
  { lang, context, id, text, was }: Extract<TranslationRequest, { do: "translate" }>,
): Promise<WrittenCatalogue<undefined> | NotWritten | OtherTranslation> {
  return changeCatalogue<undefined, NotWritten | OtherTranslation>(site, lang, (changing) => {
    const { catalogue, phrases, isWhole } = changing;
    const phrase = phrases.find((each) => each.context === context && each.text === id);
    if (!phrase) return { kept: refuse("The page has other words there by now.") };
    const entry = indexCatalogue(catalogue, isWhole ? phrases : []).find(phrase);
    if (!isWhole && !entry) {
      const file = catalogueFile(lang);
      return {
        kept: refuse(
          `A page has a mistake, so ${file} does not have this text yet. Solve that first.`,
        ),
      };
    }
    const theirs = entry?.text.value ?? "";
    if (theirs !== was && theirs !== text) return { kept: { theirs } };
    return { translations: [{ phrase, text, isFuzzy: false }], said: undefined };
  });
}

/**
 * Takes the translations of another catalogue, by the words and the places of their texts. Those that were made for other
 * words wait to be looked at, unless there is a translation.
 */
export function takeCatalogue(
  site: Site,
  { lang, text }: Extract<TranslationRequest, { do: "take-catalogue" }>,
): Promise<WrittenCatalogue<TakenCatalogue> | NotWritten> {
  return changeCatalogue(site, lang, ({ catalogue, phrases, isWhole }) => {
    const given = readCatalogue({ text, diagnostics: [] });
    const [mistake] = given.diagnostics;
    if (mistake)
      return { kept: refuse(`Line ${lineOf(text, mistake)} of the catalogue: ${mistake.message}`) };
    if (given.entries.length === 0) return { kept: refuse("The catalogue holds no texts.") };
    const other = findOtherLanguage(given, lang);
    if (other !== undefined) {
      const words = `The header of the catalogue says that it is in ${quote(other)}, and not in ${quote(lang)}.`;
      return { kept: refuse(`${words} Choose the language that it is in, or correct the header.`) };
    }
    if (!isWhole) return { kept: refuse("A page has a mistake. Solve that first.") };
    const updated = readCatalogue({
      text: updateCatalogue(given, phrases, lang),
      diagnostics: [],
    });
    const taken = indexCatalogue(updated);
    const own = indexCatalogue(catalogue, phrases);
    const translations = phrases.flatMap((phrase): WrittenTranslation[] => {
      const state = taken.stateOf(phrase);
      const next = taken.find(phrase)?.text.value ?? "";
      const isKept = state === "stale" && own.stateOf(phrase) !== "missing";
      const isSame = own.stateOf(phrase) === state && own.find(phrase)?.text.value === next;
      if (state === "missing" || isKept || isSame) return [];
      return [{ phrase, text: next, isFuzzy: state === "stale" }];
    });
    const stale = translations.filter(({ isFuzzy }) => isFuzzy).length;
    const wasActive = indexCatalogue(given).find;
    const unknown = updated.entries.filter(
      ({ isObsolete, context, id }) => isObsolete && wasActive({ context, text: id.value }),
    ).length;
    const said = { translated: translations.length - stale, stale, unknown };
    return { translations, said };
  });
}

const lineOf = (text: string, { range }: Diagnostic) => text.slice(0, range[0]).split("\n").length;

/** A catalogue while it is changed, and the different texts of the site. */
interface Changing {
  catalogue: Catalogue;
  phrases: readonly Phrase[];
  /** False if a page cannot be read, whose texts are missing here. */
  isWhole: boolean;
}

/** Changes the catalogue of a language. Nothing is written if it has a mistake, or `change` keeps it, for the reason that it gives. */
async function changeCatalogue<Said, Kept>(
  site: Site,
  lang: string,
  change: (
    changing: Changing,
  ) => { translations: readonly WrittenTranslation[]; said: Said } | { kept: Kept },
): Promise<WrittenCatalogue<Said> | NotWritten | Kept> {
  const { phrases: all, languages, isWhole } = await readPhrases(site);
  const file = catalogueFile(lang);
  if (!languages.some((each) => each.lang === lang)) {
    return refuse("The site is not in this language any more.");
  }
  const own = all.map(([, each]) => each);
  const phrases = [...new Map(own.map((each) => [keyOf(each.context, each.text), each])).values()];
  const place = path.join(site.root, file);
  const done = await changeFiles<WrittenCatalogue<Said> | NotWritten | Kept>(
    async () => [place],
    (read) => {
      const bytes = read.get(place);
      const catalogue = readCatalogue(decodeCatalogue(bytes ?? new Uint8Array()));
      const keep = (result: NotWritten | Kept) => ({ next: new Map(), result });
      if (catalogue.diagnostics.length > 0) {
        return keep(
          refuse(`${file} has a mistake, and nothing is written into it until it is mended.`),
        );
      }
      const changed = change({ catalogue, phrases, isWhole });
      if ("kept" in changed) return keep(changed.kept);
      const { translations, said } = changed;
      const updated = isWhole
        ? readCatalogue({ text: updateCatalogue(catalogue, own, lang), diagnostics: [] })
        : catalogue;
      const after = encode(writeTranslations(updated, translations), bytes ?? new Uint8Array());
      const result = { swap: swapOf(file, bytes, after), count: translations.length, said };
      return { next: new Map([[place, after]]), result };
    },
  );
  return done ?? refuse(`${file} changes all the time. Try once more.`);
}

const refuse = (message: string): NotWritten => ({ refusal: { message } });
