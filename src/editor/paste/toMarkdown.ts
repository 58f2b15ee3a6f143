import type { PhrasingContent, RootContent } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { nestLetters } from "../../shared/formatted/letters.ts";
import { type Inline, toPlainText } from "../../shared/text/formatted.ts";
import type { PastedBlock, PastedLetter } from "./pasted.ts";

/** Pasted blocks as Markdown. The title of a section is its first heading, so the others are at least `##`. */
export const printBlocks = (blocks: readonly PastedBlock[], bullet: "-" | "*" = "-"): string =>
  toMarkdown(
    { type: "root", children: blocks.map(blockOf) },
    {
      ...{ bullet, rule: "-", emphasis: "*", listItemIndent: "one", resourceLink: true },
      fences: true,
      extensions: [gfmTableToMarkdown({ stringLength: () => 3 }), gfmStrikethroughToMarkdown()],
    },
  ).trimEnd();

function blockOf(block: PastedBlock): RootContent {
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", children: partsOf(block.line) };
    case "heading": {
      const depth = block.depth === 1 ? 2 : block.depth;
      return {
        type: "heading",
        depth,
        children: partsOf(block.line.filter(({ text }) => text !== "\n")),
      };
    }
    case "list":
      return {
        ...{ type: "list", ordered: block.ordered, start: block.ordered ? 1 : null, spread: false },
        children: block.items.map((blocks) => ({
          ...{ type: "listItem", spread: false },
          children: blocks.map(blockOf).filter(isBlock),
        })),
      };
    case "blockquote":
      return { type: "blockquote", children: block.children.map(blockOf).filter(isBlock) };
    case "table": {
      const columns = Math.max(...block.rows.map((row) => row.length));
      return {
        type: "table",
        children: block.rows.map((row) => ({
          type: "tableRow",
          children: Array.from({ length: columns }, (_, column) => ({
            type: "tableCell",
            children: partsOf((row[column] ?? []).filter(({ text }) => text !== "\n")),
          })),
        })),
      };
    }
    case "code":
    case "thematicBreak":
      return block;
  }
}

type Blocks = Extract<RootContent, { type: PastedBlock["type"] }>;

const isBlock = (node: RootContent): node is Blocks => node.type !== "text";

/** The parts of a line: stretches of code, of words struck through and of raw Markdown between the others. */
function partsOf(line: readonly PastedLetter[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const isAlike = (one: PastedLetter | undefined, other: PastedLetter | undefined) =>
    one?.raw === undefined &&
    other?.raw === undefined &&
    (one?.code ?? false) === (other?.code ?? false) &&
    (one?.deleted ?? false) === (other?.deleted ?? false);
  for (let start = 0; start < line.length; ) {
    const first = line[start];
    let end = start + 1;
    while (end < line.length && isAlike(first, line[end])) end += 1;
    const stretch = line.slice(start, end);
    const words = stretch.map(({ text }) => text).join("");
    if (first?.raw !== undefined) parts.push({ type: "html", value: first.raw });
    else if (first?.code) parts.push({ type: "inlineCode", value: words });
    else {
      const children = nestLetters(stretch).map(inlineOf);
      if (first?.deleted) parts.push({ type: "delete", children });
      else parts.push(...children);
    }
    start = end;
  }
  return parts;
}

function inlineOf(part: Inline): PhrasingContent {
  if (typeof part === "string") return { type: "text", value: part };
  if (part.type === "break") return part;
  // An address among words has no signs.
  if (part.type === "link" && part.isBare)
    return { type: "html", value: toPlainText({ type: "formatted", children: part.children }) };
  const children = part.children.map(inlineOf);
  if (part.type === "link") return { type: "link", url: part.href ?? "todo", children };
  return { type: part.type, children };
}
