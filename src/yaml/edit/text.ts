import { lineEnd, lineStart } from "../line.ts";

/** The kind of a line, by its first character: empty, a comment, or something else. */
export interface LineKind {
  kind: "blank" | "comment" | "other";
  column: number;
  /** The start of the next line. */
  next: number;
}

/** The line that starts at the offset. */
export function lineTextAt(text: string, start: number): LineKind {
  let at = start;
  while (text[at] === " " || text[at] === "\t") at += 1;
  const sign = text[at] ?? "\n";
  const isBlank = sign === "\n" || (sign === "\r" && text[at + 1] === "\n");
  const kind = isBlank ? "blank" : sign === "#" ? "comment" : "other";
  return { kind, column: at - start, next: lineEnd(text, at) };
}

/** The end of the blank lines that start at the offset. */
export function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const { kind, next } = lineTextAt(text, at);
    if (kind !== "blank") break;
    at = next;
  }
  return at;
}

/** The start of the blank lines that end at the offset, not before `floor`. */
export function blanksAbove(text: string, end: number, floor: number): number {
  let at = end;
  while (at > floor) {
    const above = lineStart(text, at - 1);
    if (lineTextAt(text, above).kind !== "blank") break;
    at = above;
  }
  return at;
}

/** The number of lines in a part of the text. */
export const countLines = (text: string, start: number, end: number): number =>
  text.slice(start, end).split("\n").length - 1;
