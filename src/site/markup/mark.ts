import type { Range } from "../../yaml/diagnostic.ts";

/** Markup in a text: what visitors will read, and what to write instead. */
export interface Mark {
  /** What it is called where it stands several times: told once, with the number of its places. */
  form: string;
  /** The letters that visitors will read. */
  shown: string;
  /** Offsets into the text. */
  range: Range;
  hint: string;
  /** What the range can only have been meant to say. */
  meant?: string;
}

/** Looks for one kind of markup in a text, in which each end of a line of the file is an end of a line. */
export type FindMarks = (text: string) => Mark[];

/** Every place of a pattern, without blanks in front, as a mark; none where nothing is told of it. */
export const marksAt = (
  text: string,
  pattern: RegExp,
  tell: (match: RegExpExecArray) => Omit<Mark, "range"> | undefined,
): Mark[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const mark = tell(match);
    const end = match.index + match[0].length;
    return mark ? [{ ...mark, range: [end - match[0].trimStart().length, end] }] : [];
  });
