import type { FieldPath } from "../../../shared/fieldPath.ts";
import { piecesOf, taggedSections } from "../overlay/taggedSections.ts";
import { tagsOf } from "./tags.ts";

/** A text of the author's where the page shows it. */
export interface PrintedText {
  /** Its path, from the props. */
  path: FieldPath;
  /** The nodes that show it, in order: several of a formatted text, and of one that its section cuts. */
  nodes: Text[];
  /** Its beginning in the first node, and its end in the last. */
  start: number;
  end: number;
}

/** The text of the author's that a node shows. Of several, the one at the offset. */
export function textAt(frame: HTMLElement, node: Text, offset = 0): PrintedText | undefined {
  const here = listTexts(frame).filter(({ nodes }) => nodes.includes(node));
  return here.find(({ nodes, end }) => nodes.at(-1) !== node || offset <= end) ?? here.at(-1);
}

/** The texts of the author's that a frame shows, in the order of the page. */
export function listTexts(frame: HTMLElement): PrintedText[] {
  const section = taggedSections.get(frame.id);
  if (!section) return [];
  const pieces = piecesOf(section);
  const texts: PrintedText[] = [];
  /** The nodes since the last one with a tag. */
  let untagged: Text[] = [];
  let last: { number: number; printed: PrintedText; count: number } | undefined;
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const tags = tagsOf(node);
    if (tags.length === 0) untagged.push(node);
    let begin = 0;
    for (const { number, end } of tags) {
      const whole = pieces.get(number) ?? [];
      const path = section.paths[number];
      const words = node.data.slice(begin, end);
      const next = last?.number === number ? whole[last.count] : undefined;
      const lead = next === undefined ? [] : piecesBefore(untagged, words, next);
      if (last && next !== undefined && (next === words || lead.length > 0)) {
        last.printed.nodes.push(...lead, node);
        last.printed.end = end;
        last.count += 1;
      } else if (path) {
        const [value = ""] = whole;
        const cut = words.endsWith(value) ? [] : piecesBefore(untagged, words, value);
        const start = words.endsWith(value) ? end - value.length : begin;
        const printed = { path, nodes: [...cut, node], start: cut.length > 0 ? 0 : start, end };
        texts.push(printed);
        last = { number, printed, count: 1 };
      }
      begin = end;
    }
    if (tags.length > 0) untagged = [];
  }
  return texts;
}

/** The nodes that show the beginning of a text that its section cuts: joined with its last words, they are the text. */
function piecesBefore(untagged: readonly Text[], words: string, value: string): Text[] {
  const nodes: Text[] = [];
  let joined = words;
  for (const node of untagged.toReversed()) {
    if (joined.length >= value.length) break;
    joined = node.data + joined;
    nodes.unshift(node);
  }
  return joined === value ? nodes : [];
}
