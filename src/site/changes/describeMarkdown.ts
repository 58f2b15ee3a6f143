import { diffArrays } from "diff";
import type { Node } from "mdast";
import { allOf } from "../../shared/text/wording.ts";
import { measureLikeness } from "../likeness.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { describeRewording, quoteLine } from "./describeWords.ts";

/** Two blocks that share less than this are two things: one is gone, the other is new. */
const leastLikeness = 0.3;

/** The most differences that are described, each by itself. */
const mostParts = 5;

/** The most blocks in a row that are named. */
const mostBlocks = 3;

/** A heading, a paragraph, an entry of a list or another part of a text in Markdown. */
interface Block {
  noun: string;
  /** As it is written. */
  source: string;
  /** The words, without the sign that the block begins with. */
  words: string;
}

const nouns: Partial<Record<string, string>> = {
  heading: "heading",
  paragraph: "paragraph",
  listItem: "entry",
  table: "table",
  code: "code",
  blockquote: "quote",
  thematicBreak: "line",
  footnoteDefinition: "footnote",
};

/** Describes the new wording of a text in Markdown by its blocks: `heading "Terms" added`. */
export function describeMarkdown(before: string, after: string): string {
  const [old, next] = [listBlocks(before), listBlocks(after)];
  if (old.length <= 1 && next.length <= 1) return describeRewording(before, after);
  const parts = compareBlocks(old, next);
  const shown = parts.slice(0, mostParts);
  const rest = parts.length - shown.length;
  if (parts.length === 0) return "the space between its lines";
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join("; ");
}

function listBlocks(text: string): Block[] {
  const blocks = (nodes: readonly (Node & { children?: readonly Node[] })[]): Block[] =>
    nodes.flatMap((node) => {
      if (node.type === "list") return blocks(node.children ?? []);
      const { start, end } = node.position ?? {};
      const source = text.slice(start?.offset, end?.offset).replaceAll("\r\n", "\n");
      const words = source.replace(/^(#+|[-*+]|\d+[.)]|>)\s+/, "").replace(/\s*\{#[\w-]+\}$/, "");
      return [{ noun: nouns[node.type] ?? "part", source, words }];
    });
  return blocks(parseMarkdown(text).children);
}

function compareBlocks(old: readonly Block[], next: readonly Block[]): string[] {
  const parts = diffArrays([...old], [...next], {
    comparator: (a, b) => a.source === b.source,
  });
  const told: string[] = [];
  let heading: string | undefined;
  let gone: Block[] = [];
  const flush = (added: readonly Block[]) => {
    const fresh = added.filter((block) => {
      const from = gone.find((each) => isAlike(each, block));
      if (!from) return true;
      gone = gone.filter((each) => each !== from);
      told.push(describeBlock(from, block));
      return false;
    });
    const where = heading === undefined ? "at the start" : `below ${quoteLine(heading)}`;
    if (fresh.length > 0) told.push(`${nameBlocks(fresh)} added ${where}`);
    if (gone.length > 0) told.push(`${nameBlocks(gone)} removed ${where}`);
    gone = [];
  };
  for (const { added, removed, value } of parts) {
    if (removed) {
      flush([]);
      gone = value;
    } else {
      flush(added ? value : []);
      heading = value.findLast(({ noun }) => noun === "heading")?.words ?? heading;
    }
  }
  flush([]);
  return told;
}

const isAlike = (a: Block, b: Block) =>
  a.noun === b.noun && measureLikeness(a.words, b.words) >= leastLikeness;

function describeBlock(from: Block, { noun, source, words }: Block): string {
  const isSign = from.words === words;
  const change = describeRewording(isSign ? from.source : from.words, isSign ? source : words);
  return noun === "heading" ? `heading ${change}` : change;
}

/** The blocks in words, in their order, the first of many: `heading "Terms" and paragraph "Whoever drinks…"`. */
function nameBlocks(blocks: readonly Block[]): string {
  const shown = blocks.slice(0, mostBlocks).map(({ noun, words }) => `${noun} ${quoteLine(words)}`);
  const rest = blocks.length - shown.length;
  return allOf(rest > 0 ? [...shown, `${rest} more`] : shown);
}
