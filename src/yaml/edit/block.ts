import { canBePlain, inQuotes } from "./plain.ts";
import { canBeFolded, fold } from "./wrap.ts";
import type { YamlStyle } from "./yamlStyle.ts";

/** The place of a text that is to be written. */
export interface TextPlace {
  /** The column of the name, or of the content behind a dash. */
  column: number;
  /** The columns of the line before the text. */
  used: number;
  isFlow: boolean;
  /** The reason why only quotes are safe: a comment behind the text, or comment lines below that would become part of it. */
  needsQuotes?: "comment" | "lines" | undefined;
}

/** A value as it is written: the text on the line of its name, and the lines below. */
export interface WrittenBlock {
  head: string;
  lines: string[];
}

/** Writes a text in the style that suits it: plain, in quotes, on lines of its own, or folded. */
export function writeText(text: string, place: TextPlace, style: YamlStyle): WrittenBlock {
  const { column, used, isFlow, needsQuotes } = place;
  const quoted = { head: inQuotes(text, style.quote), lines: [] };
  const isPlain = canBePlain(text, isFlow) && needsQuotes !== "comment";
  const short = isPlain ? { head: text, lines: [] } : quoted;
  if (isFlow || needsQuotes === "lines") return short;
  const indent = column + style.step;
  if (text.includes("\n")) return writeLiteral(text, indent) ?? quoted;
  if (used + short.head.length <= style.limit) return short;
  return writeFolded(text, indent, style.width) ?? short;
}

/** The text on lines of its own, behind `|`. */
function writeLiteral(text: string, indent: number): WrittenBlock | undefined {
  const body = text.replace(/\n$/, "");
  if (body === "" || /^\s|\n$|[ \t](\n|$)|[\t\r]/.test(body)) return undefined;
  return { head: body === text ? "|-" : "|", lines: indented(body.split("\n"), indent) };
}

/** The text on folded lines, behind `>`. */
function writeFolded(text: string, indent: number, width: number): WrittenBlock | undefined {
  const body = text.replace(/\n$/, "");
  if (!canBeFolded(body)) return undefined;
  const lines = fold(body, Math.max(20, width - indent));
  return { head: body === text ? ">-" : ">", lines: indented(lines, indent) };
}

/** The lines, further in; blank ones stay blank. */
export const indented = (lines: readonly string[], by: number): string[] =>
  lines.map((line) => (line === "" ? "" : " ".repeat(by) + line));
