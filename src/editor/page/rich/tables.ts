import type { TableCell } from "mdast";
import type { Node } from "prosemirror-model";
import { rangeOf } from "./definitions.ts";

export const isTable = ({ type }: Node): boolean => type.name === "table";

/** True if each row of a table has as many cells as the first. */
export const isEven = (rows: readonly Node[]): boolean =>
  rows.every(({ childCount }) => childCount === rows[0]?.childCount);

/** The row below the heads of a table, which names the side of each column. */
const delimiters: Record<string, string> = { left: ":---", center: ":---:", right: "---:" };

/** A row as Markdown, of whose cells `print` gives the words. */
export const printRow = (row: Node, print: (cell: Node) => string): string =>
  `| ${row.children.map(print).join(" | ")} |`;

/** A table as Markdown. */
export function printTable(table: Node, print: (cell: Node) => string): string {
  const [head, ...rows] = table.children.map((row) => printRow(row, print));
  const sides = table.firstChild?.children.map((cell) => delimiters[cell.attrs.align] ?? "---");
  return [head, `| ${sides?.join(" | ")} |`, ...rows].join("\n");
}

/** The place of the words of a cell in the text that it was read from, between its signs. */
export function placeInCell(cell: TableCell, text: string): [start: number, end: number] {
  const [first, last] = [cell.children.at(0), cell.children.at(-1)];
  if (first && last) return [rangeOf(first)[0], rangeOf(last)[1]];
  const [start, end] = rangeOf(cell);
  const [before = ""] = /^\|?[ \t]?/.exec(text.slice(start, end)) ?? [];
  return [start + before.length, start + before.length];
}
