import type { Heading, PhrasingContent, Root } from "mdast";
import type { Range } from "../../yaml/diagnostic.ts";
import { listMarkdownNodes, rangeOfNode, wordsOfNodes } from "./nodes.ts";
import { parseMarkdown } from "./parse.ts";

/** A heading of a text, without the mark of its anchor. */
export interface MarkdownHeading {
  node: Heading;
  /** The anchor in `{#id}` at its end, and its place. */
  anchor: { id: string; range: Range } | undefined;
  /** A name made from its words. No two headings of a text share one. */
  slug: string;
  children: PhrasingContent[];
}

/** The anchor of the section's own heading ends in this, so no heading in the text has it for its name. */
const ofSection = "title";

/** Every heading of a text, in order. */
export function listHeadings(root: Root, text: string): MarkdownHeading[] {
  const taken = new Set([ofSection]);
  return listMarkdownNodes(root)
    .filter((node) => node.type === "heading")
    .map((node) => {
      const heading = readAnchor(node, text);
      const words = heading.children.map(wordsOfNodes).join("");
      return { ...heading, slug: takeName(toSlug(words), taken) };
    });
}

/** The anchors that a text gives to its headings. */
export const listHeadingAnchors = (text: string): string[] =>
  listHeadings(parseMarkdown(text), text).flatMap(({ anchor }) => anchor?.id ?? []);

const mark = /\s*\{#([^{}]*)\}\s*$/;

function readAnchor(node: Heading, text: string): Omit<MarkdownHeading, "slug"> {
  const last = node.children.at(-1);
  const found = last?.type === "text" ? mark.exec(last.value) : null;
  if (last?.type !== "text" || !found) {
    return { node, anchor: undefined, children: node.children };
  }
  const { 1: id = "" } = found;
  const [start, end] = rangeOfNode(last);
  const from = start + text.slice(start, end).lastIndexOf("{#") + 2;
  const value = last.value.slice(0, found.index);
  const before = node.children.slice(0, -1);
  return {
    node,
    anchor: { id: id.normalize("NFC"), range: [from, from + id.length] },
    children: value === "" ? before : [...before, { ...last, value }],
  };
}

/** The words in the letters that an id may have. */
const toSlug = (words: string): string =>
  words
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+/gu, "-")
    .replace(/^[^\p{Ll}\p{Lo}]+/u, "")
    .replace(/-$/, "") || "part";

function takeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  taken.add(free);
  return free;
}
