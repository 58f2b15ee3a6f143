/** Cyrillic letters that look like Latin ones, each above the letter that it looks like. */
const [cyrillic, latin] = ["аеорсухіјАВЕКМНОРСТХІЈ", "aeopcyxijABEKMHOPCTXIJ"] as const;

/** A word in Latin and Cyrillic letters, such as a brand may have. */
const mixed =
  /(?=[\p{Script=Latin}]*\p{Script=Cyrillic})(?=\p{Script=Cyrillic}*\p{Script=Latin})[\p{Script=Latin}\p{Script=Cyrillic}]+/gu;

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
  [...text.matchAll(mixed)].flatMap(({ 0: shown, index }) => {
    const isLatin = count(shown, /\p{Script=Latin}/gu) > count(shown, /\p{Script=Cyrillic}/gu);
    const meant = isLatin ? replace(shown, cyrillic, latin) : replace(shown, latin, cyrillic);
    const isAlike = !(isLatin ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u).test(meant);
    return isAlike && shown.length > 3 ? [{ shown, index, meant }] : [];
  });

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

const replace = (text: string, from: string, to: string) =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
