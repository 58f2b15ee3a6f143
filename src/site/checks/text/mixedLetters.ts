/** Cyrillic letters that look like Latin ones, each above the letter that it looks like. */
const [cyrillic, latin] = ["аеорсухіјАВЕКМНОРСТХІЈ", "aeopcyxijABEKMHOPCTXIJ"] as const;

/** A word in Latin or Cyrillic letters. Whether it has both, as a brand may, is looked at apart: it may be as long as a text. */
const word = /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu;
const [isLatinIn, isCyrillicIn] = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u];

interface MixedWord {
  shown: string;
  index: number;
  /** The word in one alphabet. */
  meant: string;
}

/**
 * Finds words of one alphabet with letters of another that look the same, as copied texts and other keyboards have them:
 * searches do not find them, and screen readers spell them.
 */
export const findMixedLetters = (text: string): MixedWord[] =>
  [...text.matchAll(word)].flatMap(({ 0: shown, index }) => {
    if (!isLatinIn.test(shown) || !isCyrillicIn.test(shown)) return [];
    const isLatin = count(shown, /\p{Script=Latin}/gu) > count(shown, /\p{Script=Cyrillic}/gu);
    const meant = isLatin ? replace(shown, cyrillic, latin) : replace(shown, latin, cyrillic);
    const isAlike = !(isLatin ? isCyrillicIn : isLatinIn).test(meant);
    return isAlike && shown.length > 3 ? [{ shown, index, meant }] : [];
  });

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

const replace = (text: string, from: string, to: string) =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
