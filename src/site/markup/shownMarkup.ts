import type { Range } from "../../yaml/diagnostic.ts";

/** Markup in a text: how visitors read it, and what to write instead. */
export interface ShownMarkup {
  /** A key shared by marks of the same form, which are reported once, with their number. */
  form: string;
  /** The characters that visitors read. */
  shown: string;
  /** Offsets into the text. */
  range: Range;
  hint: string;
  /** The text that is meant, if only one is possible. */
  meant?: string;
}

/** Finds one kind of markup in a text, which has the line breaks of the file. */
export type FindMarkup = (text: string) => ShownMarkup[];

/** Every match of a pattern as a mark, without leading blanks. Matches without a description are skipped. */
export const markupAt = (
  text: string,
  pattern: RegExp,
  describe: (match: RegExpExecArray) => Omit<ShownMarkup, "range"> | undefined,
): ShownMarkup[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const mark = describe(match);
    const end = match.index + match[0].length;
    return mark ? [{ ...mark, range: [end - match[0].trimStart().length, end] }] : [];
  });
