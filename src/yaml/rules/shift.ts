import type { Edit } from "../diagnostic.ts";
import { isEntry, lineBelow, type TextLine } from "../line.ts";

/** The library's error codes for a line on another level than its group. */
export const slips: ReadonlySet<string> = new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
]);

/** Moves the line, and those directly below with the same indent. */
export function moved(text: string, first: TextLine, by: number): Edit[] {
  const edits: Edit[] = [];
  let line: TextLine | undefined = first;
  while (line?.indent === first.indent && (line === first || !isEntry(line))) {
    edits.push(shifted(line, by));
    line = lineBelow(text, line);
  }
  return edits;
}

/** Moves the line, and those below that are indented at least as far, to the left. */
export function outdented(text: string, first: TextLine, by: number): Edit[] {
  const edits: Edit[] = [];
  let line: TextLine | undefined = first;
  while (line && line.indent.length >= first.indent.length) {
    edits.push(shifted(line, -by));
    line = lineBelow(text, line);
  }
  return edits;
}

/** Moves one line. */
export const shifted = ({ start, indent: { length } }: TextLine, by: number): Edit => ({
  start,
  end: start + length,
  text: " ".repeat(Math.max(0, length + by)),
});

/** `2 spaces` */
export const spaces = (number: number): string => `${number} space${number === 1 ? "" : "s"}`;

/** `2 more spaces` */
export const more = (number: number): string => spaces(number).replace(" ", " more ");
