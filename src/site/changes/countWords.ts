import { allOf } from "../../shared/text/wording.ts";
import { quoteLine } from "./describeWords.ts";

/** The plural of a noun. */
export const plural = (noun: string) =>
  /(ss|x|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : noun === "person"
        ? "people"
        : noun.endsWith("s")
          ? noun
          : `${noun}s`;

/** A number of things: `2 questions`. */
export const count = (number: number, noun: string) =>
  `${number} ${number === 1 ? noun : plural(noun)}`;

/** The most titles that a sentence has. */
const mostTitles = 6;

/** Titles in quotes, the first of many. */
export function listTitles(titles: readonly string[], most = mostTitles): string {
  const shown = titles.slice(0, most).map(quoteLine);
  const rest = titles.length - shown.length;
  return allOf(rest > 0 ? [...shown, `${rest} more`] : shown);
}
