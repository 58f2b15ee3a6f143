import { isMap, isSeq, type ParsedNode, type Range, type YAMLMap, type YAMLSeq } from "yaml";
import { listNodes } from "./nodes.ts";
import { type Parse, type Parsed, parse } from "./parse.ts";
import { textOf } from "./tree.ts";

/**
 * Returns a parser for successive versions of a page. If a text differs from the last good one in one section only,
 * only that section is parsed, into the last document: each document is valid until the next call.
 */
export function followEdits(): Parse {
  let last: Past | undefined;
  return (text) => {
    const document = (last && reparse(last, text)) ?? parse(text);
    if (document.errors.length === 0) last = { text, document };
    return document;
  };
}

/** A text without errors, and its document. */
interface Past {
  text: string;
  document: Parsed;
}

/** The result of `parse`, as far as the site's checks use it; undefined if that is not certain. */
function reparse({ text: before, document }: Past, text: string): Parsed | undefined {
  const page = document.contents;
  const list = isMap(page) && findSections(page);
  const edit = list && findEdit(before, list.items, text);
  const piece = edit && parseSection(edit);
  if (!piece) return undefined;
  const grown = text.length - before.length;
  for (const later of list.items.slice(edit.index + 1)) move(later, grown);
  move(piece, edit.start);
  const isLast = edit.index === list.items.length - 1;
  const [, end, outerEnd] = isLast ? piece.range : shift(list.range, grown);
  list.range = [list.range[0], end, outerEnd];
  page.range = [page.range[0], outerEnd, outerEnd];
  list.items.splice(edit.index, 1, ...piece.items);
  return document;
}

/** The list of sections, if nothing follows it. */
function findSections({ items }: YAMLMap.Parsed): YAMLSeq.Parsed | undefined {
  const { key, value } = items.at(-1) ?? {};
  return textOf(key) === "sections" && isSeq(value) && !value.flow ? value : undefined;
}

interface SectionEdit {
  index: number;
  start: number;
  /** All lines of the section, and the dash that they begin with. */
  lines: string;
  dash: string;
}

/** The one section in which the texts differ; undefined if they also differ elsewhere. */
function findEdit(
  before: string,
  sections: readonly ParsedNode[],
  text: string,
): SectionEdit | undefined {
  const starts = sections.map(({ range }) => before.lastIndexOf("\n", range[0]) + 1);
  const from = firstDifference(before, text);
  const index = starts.findLastIndex((start) => start <= from);
  const start = starts[index];
  if (start === undefined) return undefined;
  const rest = before.slice(starts[index + 1] ?? before.length);
  const lines = text.slice(start, text.length - rest.length);
  const dash = before.slice(start, sections[index]?.range[0]);
  const isAlone = text.endsWith(rest) && (rest === "" || lines.endsWith("\n"));
  return isAlone ? { index, start, lines, dash } : undefined;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Parses the section as a list of one entry. Refuses marks that end a document, as their effect is not local. */
function parseSection({ lines, dash }: SectionEdit): YAMLSeq.Parsed | undefined {
  if (!/^ *- +$/.test(dash) || !lines.startsWith(dash)) return undefined;
  if (/^(---|\.\.\.)(?!\S)/m.test(lines)) return undefined;
  const { contents, errors } = parse(lines);
  const isOne = isSeq(contents) && contents.items.length === 1 && errors.length === 0;
  return isOne ? contents : undefined;
}

function move(section: ParsedNode, by: number): void {
  for (const { node } of listNodes(section)) node.range &&= shift(node.range, by);
}

const shift = ([start, end, outerEnd]: Range, by: number): Range => [
  start + by,
  end + by,
  outerEnd + by,
];
