import {
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type Range,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { divide, divideAlike } from "./chunks.ts";
import { listSectionNodes } from "./nodes.ts";
import { type Parse, type Parsed, parse } from "./parse.ts";
import { textOf } from "./tree.ts";

/**
 * Returns a parser for successive versions of a page. A section that the last good version had, at any place, is not
 * parsed again; nor are the sections if only the text above them has changed. The result goes into the last document:
 * each document is valid until the next call.
 */
export function followEdits(): Parse {
  let last: Past | undefined;
  return (text) => {
    if (last?.text === text) return last.document;
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
  const list = isMap(page) ? findSections(page) : undefined;
  const past = list && divide(before, list);
  const next = past && divideAlike(text, past);
  if (!isMap(page) || !list || !next || next.chunks.length === 0) return undefined;
  const head = next.head === past.head ? page : parseHead(next.head);
  const pieces = next.chunks.map(({ lines, known }, index) => {
    // The end of the list is known only from the section that ended it before, or from one that is parsed.
    const isEnd = index === next.chunks.length - 1 && known?.node !== list.items.at(-1);
    return known && !isEnd ? known : parseSection(lines, next.column);
  });
  if (!head || pieces.includes(undefined)) return undefined;
  let range = list.range;
  list.items = pieces.flatMap((piece, index) => {
    const start = next.chunks[index]?.start ?? 0;
    if (!piece) return [];
    const [node, by] = isSeq(piece) ? [piece.items[0], start] : [piece.node, piece.by];
    if (!node) return [];
    if (by !== 0) move(node, by);
    if (index === pieces.length - 1) range = shift(isSeq(piece) ? piece.range : range, by);
    return [node];
  });
  const [, end, outerEnd] = range;
  list.range = [next.head.length + next.column, end, outerEnd];
  if (head !== page) takeHead(page, head);
  page.range = [page.range[0], outerEnd, outerEnd];
  return document;
}

/** The list of sections, if nothing follows it. */
function findSections({ items }: YAMLMap.Parsed): YAMLSeq.Parsed | undefined {
  const { key, value } = items.at(-1) ?? {};
  return textOf(key) === "sections" && isSeq(value) && !value.flow ? value : undefined;
}

/** True if a part holds a mark that ends a document: its effect is not local. */
const endsDocument = (part: string) => /^(---|\.\.\.)(?!\S)|^%/m.test(part);

/** Parses a section as a list of one entry. */
function parseSection(lines: string, column: number): YAMLSeq.Parsed | undefined {
  if (!new RegExp(`^ {${column}}- +[^\\s#]`).test(lines) || endsDocument(lines)) return undefined;
  const { contents, errors } = parse(lines);
  const isOne = isSeq(contents) && contents.items.length === 1 && errors.length === 0;
  return isOne ? contents : undefined;
}

/** Parses the text above the sections, down to their key. */
function parseHead(head: string): YAMLMap.Parsed | undefined {
  if (endsDocument(head)) return undefined;
  const { contents, errors } = parse(head);
  if (!isMap(contents) || errors.length > 0) return undefined;
  const { key, value } = contents.items.at(-1) ?? {};
  const start = key?.range?.[0] ?? 0;
  const isOutermost = start === 0 || head[start - 1] === "\n";
  const isOpen =
    textOf(key) === "sections" && isScalar(value) && value.source === "" && isOutermost;
  return isOpen ? contents : undefined;
}

/** Replaces the settings above the sections. */
function takeHead(page: YAMLMap.Parsed, head: YAMLMap.Parsed): void {
  const [sections, name] = [page.items.at(-1), head.items.at(-1)];
  if (!sections || !name) return;
  sections.key = name.key;
  page.items = [...head.items.slice(0, -1), sections];
  page.range = [head.range[0], page.range[1], page.range[2]];
}

function move(section: ParsedNode, by: number): void {
  for (const { node } of listSectionNodes(section)) node.range &&= shift(node.range, by);
}

const shift = ([start, end, outerEnd]: Range, by: number): Range => [
  start + by,
  end + by,
  outerEnd + by,
];

/** Returns a parser for each file, which follows its edits. */
export function createParsers(): (file: string) => Parse {
  const parsers = new Map<string, Parse>();
  return (file) => {
    const parse = parsers.get(file) ?? followEdits();
    parsers.set(file, parse);
    return parse;
  };
}
