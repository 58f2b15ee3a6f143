import type {
  BlockContent,
  DefinitionContent,
  FootnoteDefinition,
  List,
  PhrasingContent,
} from "mdast";
import type { Prose, ProseBlock, ProseInline, ProseList } from "../../shared/text/prose.ts";

type BuildLine = (parts: readonly ProseInline[]) => PhrasingContent[];

/** Builds the long texts of one file. The numbers of the footnotes run over all of them: a number leads to one note. */
export class ProseBuilder {
  #notes = 0;

  /** A text as blocks, one level below the title of its section. Links are whole under `address`. */
  build(
    { children, notes }: Prose,
    address: string | undefined,
  ): (BlockContent | FootnoteDefinition)[] {
    const before = this.#notes;
    this.#notes += notes.length;
    const nameOf = (note: number) => String(before + note);
    const line: BuildLine = (parts) =>
      parts.flatMap((part) => buildInline(part, { address, nameOf, line }));
    const blocks = (inner: readonly ProseBlock[]) =>
      inner.flatMap((each) => buildBlock(each, line));
    return [
      ...blocks(children),
      ...notes.map((note, index): FootnoteDefinition => {
        const identifier = nameOf(index + 1);
        return { type: "footnoteDefinition", identifier, children: blocks(note.children) };
      }),
    ];
  }
}

interface InText {
  address: string | undefined;
  /** The name in the file of a note, by its number in its text. */
  nameOf: (note: number) => string;
  line: BuildLine;
}

function buildInline(part: ProseInline, { address, nameOf, line }: InText): PhrasingContent[] {
  if (typeof part === "string") return [{ type: "text", value: part }];
  switch (part.type) {
    case "break":
    case "inlineCode":
      return [part];
    // The text beside a picture explains its purpose.
    case "image":
      return [];
    case "footnoteReference":
      return [{ type: "footnoteReference", identifier: nameOf(part.note) }];
    case "strong":
    case "emphasis":
    case "delete":
      return [{ type: part.type, children: line(part.children) }];
    case "link": {
      const children = line(part.children);
      return part.href === undefined
        ? children
        : [{ type: "link", url: toUrl(part.href, address), children }];
    }
  }
}

/** An address, whole under that of the page. */
export const toUrl = (href: string, address: string | undefined): string =>
  address ? new URL(href, address).href : href;

function buildBlock(block: ProseBlock, line: BuildLine): BlockContent[] {
  const blocks = (inner: readonly ProseBlock[]) => inner.flatMap((each) => buildBlock(each, line));
  switch (block.type) {
    case "paragraph":
      return [{ type: "paragraph", children: line(block.children) }];
    case "heading": {
      const depth = headingDepths[block.depth] ?? 6;
      return [{ type: "heading", depth, children: line(block.children) }];
    }
    case "list":
      return [buildList(block, blocks)];
    case "blockquote":
      return [{ type: "blockquote", children: blocks(block.children) }];
    case "code":
    case "thematicBreak":
      return [block];
    case "figure":
      return block.caption
        ? [{ type: "paragraph", children: [{ type: "text", value: block.caption }] }]
        : [];
    case "table":
      return [
        {
          type: "table",
          children: [block.head, ...block.rows].map((row) => ({
            type: "tableRow",
            children: row.map((cell) => ({ type: "tableCell", children: line(cell) })),
          })),
        },
      ];
  }
}

/** The depth of a heading in the file, by its depth in the text. */
const headingDepths = [1, 2, 3, 4, 5, 6] as const;

const buildList = (
  { ordered, start, numbers, items }: ProseList,
  blocks: (inner: readonly ProseBlock[]) => (BlockContent | DefinitionContent)[],
): List => ({
  type: "list",
  ordered,
  start,
  spread: false,
  children: items.map((item, index) => {
    const number = numbers?.[index];
    return {
      type: "listItem",
      spread: true,
      children: blocks(item),
      ...(number !== undefined && { data: { number } }),
    };
  }),
});
