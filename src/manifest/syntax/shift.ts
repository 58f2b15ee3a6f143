import type { Edit } from "../problem.ts";
import { type Line, lineAbove, lineBelow } from "./line.ts";

/** What the library says of a line that stands on another level than its group. */
export const slips: ReadonlySet<string> = new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
]);

/** Moves the line, and those right below that have slipped as far. */
export function moved(text: string, first: Line, by: number): Edit[] {
  const edits: Edit[] = [];
  let line: Line | undefined = first;
  while (line?.indent === first.indent && (line === first || line.column === line.indent.length)) {
    edits.push(shifted(line, by));
    line = lineBelow(text, line);
  }
  return edits;
}

/** Moves the line, and those below that stand as far in, back to the left. */
export function outdented(text: string, first: Line, by: number): Edit[] {
  const edits: Edit[] = [];
  let line: Line | undefined = first;
  while (line && line.indent.length >= first.indent.length) {
    edits.push(shifted(line, -by));
    line = lineBelow(text, line);
  }
  return edits;
}

/** Moves one line. */
export const shifted = ({ start, indent: { length } }: Line, by: number): Edit => ({
  start,
  end: start + length,
  text: " ".repeat(Math.max(0, length + by)),
});

/** The nearest line above that starts in the column or left of it: of the same group, or what opens it. */
export function levelAbove(text: string, line: Line, column: number): Line | undefined {
  let above = lineAbove(text, line);
  while (above && above.indent.length > column) above = lineAbove(text, above);
  return above;
}

/** The nearest line below that starts in the column or left of it: of the same group, or what ends it. */
export function levelBelow(text: string, line: Line, column: number): Line | undefined {
  let below = lineBelow(text, line);
  while (below && below.indent.length > column) below = lineBelow(text, below);
  return below;
}

/** Whether the line starts an entry of a list. */
export const isEntry = ({ indent, column }: Line): boolean => column > indent.length;

/** Whether another line of the same group, or another entry of the same list, follows. */
export function goesOn(text: string, first: Line): boolean {
  const next = levelBelow(text, first, first.indent.length);
  return (
    next?.key !== undefined && next.indent === first.indent && isEntry(next) === isEntry(first)
  );
}

/** `2 spaces` */
export const spaces = (number: number): string => `${number} space${number === 1 ? "" : "s"}`;

/** `2 more spaces` */
export const more = (number: number): string => spaces(number).replace(" ", " more ");
