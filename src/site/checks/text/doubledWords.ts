import { lookUp } from "../../../shared/lookUp.ts";
import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { languageOf } from "../../languages.ts";
import { settingsOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";
import { findInTexts } from "../placeholders/unmarked.ts";

/**
 * Words of each language that no sentence has twice in a row. A word that also ends a clause, is a particle of a verb or a
 * pronoun is none of them: `that that`, `die die`, `nous nous`, `para para` may be right.
 */
const words: Record<string, string> = {
  cs: "nebo pro jsou",
  da: "og et eller vores jeres",
  de: "und oder für eine einen einem einer eines unsere unseren unserem unserer",
  el: "και του της των",
  en: "the and or of an our your their its my",
  es: "el los las un una con por del nuestro nuestra",
  fi: "ja tai sekä",
  fr: "et le les du des un une dans avec pour notre votre",
  it: "il gli un una con per della delle dei degli nostra nostro",
  nb: "og et eller våre deres",
  nl: "de en een van met onze",
  pl: "oraz dla lub są",
  pt: "os um uma com dos das nosso nossa",
  ru: "для или от",
  sv: "och ett eller våra av",
  tr: "ve veya için",
  uk: "для або від",
};

/** Languages with the words of another. */
const standIns: Record<string, string> = { nn: "nb", no: "nb" };

/** Finds a word that is written twice in a row, as it happens while a sentence is reworded. */
export const checkDoubledWords: Check = (page) => {
  const [language = ""] = languageOf(settingsOf(page)).split("-");
  const list = lookUp(words, lookUp(standIns, language) ?? language);
  if (list === undefined) return [];
  // The second word is in small letters: The The is a band.
  const twice = list
    .split(" ")
    .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}[ \\n]+${word}`);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'’-])(?:${twice.join("|")})(?![\\p{L}\\p{N}'’-])`,
    "gu",
  );
  return findInTexts(page, (text, isUnmarked): Diagnostic[] => {
    if (!text.isWords) return [];
    return [...text.text.matchAll(pattern)].map(({ 0: shown, index }) => {
      const [word = ""] = shown.split(/\s/);
      const range = text.locate([index, index + shown.length]);
      const { where, name } = nameOf(text.path, page.tree.data);
      return {
        code: "repeated",
        message: `${where}: ${named(name)} has the word ${quote(word.toLowerCase())} twice in a row.`,
        hint: "Take one of them out.",
        mayBeMeant: text.path,
        range,
        suggestions: isUnmarked ? [] : offering(range, [word]),
      };
    });
  });
};
