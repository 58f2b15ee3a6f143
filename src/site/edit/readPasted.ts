import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { sentences } from "../../shared/text/wording.ts";
import { isError } from "../../yaml/codes.ts";
import { decode } from "../../yaml/decode.ts";
import { parse } from "../../yaml/parse.ts";
import { home } from "../page/pageAddress.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { fixPage } from "../write/fix.ts";
import { listFaults, readEditablePage } from "./read.ts";

/** A paste: its values, and the lines behind dashes that represent them; none if a fix has changed them. */
export interface PastedSource {
  values: unknown[];
  lines: string | undefined;
}

/**
 * Reads a text: a value, or several behind dashes, after the certain fixes that they would get in a list at `path` of
 * a section. Without a path, they are read as sections. Gives the reason where the text cannot be read.
 */
export function readPasted(
  pasted: string,
  type: string,
  path: FieldPath,
  context: SiteContext,
): PastedSource | string {
  const { schemas } = context;
  let fault = "There is nothing in it.";
  for (const block of blocksOf(pasted)) {
    const { parserOf: _, ...own } = context;
    const wrapped = wrap(block, type, path);
    const { text } = decode(fixPage(Buffer.from(wrapped), own, home).bytes);
    const reading = readEditablePage(text, { schemas }, parse);
    const wrong = listFaults(reading).find(isError);
    const inProbe = path.map((step) => (typeof step === "number" ? 0 : step));
    const whole = path.length === 0 ? ["sections"] : ["sections", 0, ...inProbe];
    const list = dataAt(reading.data(), whole);
    if (!wrong && Array.isArray(list) && list.some((each) => each !== null)) {
      const lines = block.join("\n").replace(/^\n+/, "").trimEnd();
      return { values: list, lines: text === wrapped ? lines : undefined };
    }
    fault = wrong ? sentences(wrong.message, wrong.hint) : fault;
  }
  return fault;
}

/** The lines of the text behind a dash, at the left. The first line of a selection may have lost its blanks. */
function blocksOf(text: string): string[][] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd());
  const isWritten = (line: string) => /^\s*[^\s#]/.test(line);
  const first = lines.findIndex(isWritten);
  if (first < 0) return [];
  const columnOf = (line: string) => line.search(/\S/);
  const own = columnOf(lines[first] ?? "");
  const others = lines.slice(first + 1).filter(isWritten);
  const isDash = /^\s*-(\s|$)/.test(lines[first] ?? "");
  const inner = own + (isDash ? 2 : 0);
  const least = Math.min(inner, ...others.map(columnOf));
  const shift = Math.max(0, Math.min(...others.map(columnOf)) - inner);
  const aligned = (columns: (index: number) => number) =>
    lines.map((line, index) => line.slice(Math.min(columns(index), Math.max(0, columnOf(line)))));
  const asIs = aligned(() => Math.min(own, least));
  const shifted = aligned((index) => (index > first ? own + shift : own));
  const withDash = (block: string[]) =>
    isDash ? block : block.map((line, index) => (index === first ? "- " : "  ") + line);
  return (Number.isFinite(shift) && shift > 0 ? [asIs, shifted] : [asIs]).map(withDash);
}

/** A page that has the block as its sections, or in a list of a section. */
function wrap(block: readonly string[], type: string, path: FieldPath): string {
  const lines = ["sections:"];
  let column = 2;
  if (path.length > 0) {
    lines.push(`  - type: ${JSON.stringify(type)}`);
    column = 4;
  }
  for (const step of path) {
    lines.push(" ".repeat(column) + (typeof step === "number" ? "-" : `${step}:`));
    column += 2;
  }
  const inside = block.map((line) => (line ? " ".repeat(column) + line : line));
  return `${[...lines, ...inside].join("\n")}\n`;
}
