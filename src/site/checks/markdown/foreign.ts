import type { Root } from "mdast";
import { quote } from "../../../shared/text/wording.ts";
import type { Range } from "../../../yaml/diagnostic.ts";
import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import { findLooseBold } from "../../markup/bold.ts";
import { findSignsOfOthers } from "../../markup/foreign.ts";
import { inRow } from "../../markup/lines.ts";
import type { Rule } from "./rule.ts";

/** Signs of other tools and other kinds of Markdown, which visitors would read: the same as in short texts. */
export const findForeignSigns: Rule = ({ root, text }) => {
  const read = readRanges(root);
  return [
    ...[...findSignsOfOthers(text), ...findLooseBold(text)].map(({ shown, range, hint }) => ({
      shown,
      range,
      hint,
    })),
    ...[
      ...text.matchAll(/(?<![\p{L}\p{N}_=])==(?![\s=])([^=\n]*[^\s=])==(?![\p{L}\p{N}_=])/gu),
    ].map(({ 0: shown, 1: words = "", index }) => ({
      shown,
      range: [index, index + shown.length] as const,
      hint: `Write ${quote(`**${words}**`)}, or the words alone.`,
    })),
  ]
    .filter(({ range: [start, end] }) => !read.some(([from, to]) => from <= start && end <= to))
    .map(({ shown, range, hint }) => ({
      code: "markup",
      message: `visitors read ${quote(inRow(shown))} as it stands.`,
      hint,
      range,
    }));
};

/** The parts of a text that are shown as they are, or not at all: code, addresses and definitions. */
const readRanges = (root: Root): Range[] =>
  listMarkdownNodes(root).flatMap((node): Range[] => {
    if (node.type === "code" || node.type === "inlineCode" || node.type === "definition") {
      return [rangeOfNode(node)];
    }
    const address = node.type === "link" || node.type === "image" ? node.data?.address : undefined;
    return address ? [address] : [];
  });
