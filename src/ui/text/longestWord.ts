import { lettersOf } from "./lettersOf.ts";

/** The scripts whose words a browser keeps whole. */
const words =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{M}’']+/gu;

/** The number of letters of the longest word, if it may not be broken without a hyphen. */
export const longestWord = (text: string): number =>
  Math.max(0, ...[...lettersOf(text).matchAll(words)].map(([word]) => [...word].length));
