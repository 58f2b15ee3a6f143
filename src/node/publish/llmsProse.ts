import type { Prose, ProseBlock, ProseInline } from "../../shared/text/prose.ts";

/** Renders the long texts of one file. The numbers of the footnotes run over all of them: a number leads to one note. */
export class ProseRenderer {
  #notes = 0;

  /** A text as blocks of Markdown, one level below the title of its section. Links are whole under `address`. */
  render({ children, notes }: Prose, address: string | undefined): string[] {
    const before = this.#notes;
    this.#notes += notes.length;
    const inside = (parts: readonly ProseInline[]): string =>
      parts.map((part) => renderInline(part, { address, before, inside })).join("");
    const block = (each: ProseBlock): string[] => renderBlock(each, inside);
    return [
      ...children.flatMap(block),
      ...notes.map(({ children }, index) =>
        indent(children.flatMap(block).join("\n\n"), `[^${before + index + 1}]: `, noteIndent),
      ),
    ];
  }
}

/** The spaces before the further lines of a footnote, however long its number is. With more, they would be code. */
const noteIndent = 4;

type Inside = (parts: readonly ProseInline[]) => string;

interface InText {
  address: string | undefined;
  /** The number of footnotes in the texts before this one. */
  before: number;
  inside: Inside;
}

function renderInline(part: ProseInline, { address, before, inside }: InText): string {
  if (typeof part === "string") return part.replaceAll(/[\\`*_[\]<>]/g, "\\$&");
  switch (part.type) {
    case "break":
      return "\\\n";
    case "inlineCode":
      return `\`${part.value}\``;
    // The words beside a picture say what it is for.
    case "image":
      return "";
    case "footnoteReference":
      return `[^${before + part.note}]`;
    case "strong":
      return `**${inside(part.children)}**`;
    case "emphasis":
      return `*${inside(part.children)}*`;
    case "delete":
      return `~~${inside(part.children)}~~`;
    case "link":
      return part.href === undefined
        ? inside(part.children)
        : `[${inside(part.children)}](${address ? new URL(part.href, address) : part.href})`;
  }
}

function renderBlock(block: ProseBlock, inside: Inside): string[] {
  const line = (parts: readonly ProseInline[]) => escapeStart(inside(parts));
  const blocks = (children: readonly ProseBlock[]) =>
    children.flatMap((each) => renderBlock(each, inside)).join("\n\n");
  switch (block.type) {
    case "paragraph":
      return [line(block.children)];
    case "heading":
      return [`${"#".repeat(Math.min(block.depth + 1, 6))} ${line(block.children)}`];
    case "list": {
      const items = block.items.map((item, index) =>
        indent(
          blocks(item),
          block.ordered ? `${block.numbers?.[index] ?? block.start + index}. ` : "- ",
        ),
      );
      return [items.join("\n")];
    }
    case "blockquote":
      return [blocks(block.children).replaceAll(/^/gm, "> ")];
    case "code": {
      const fence = fenceAround(block.value);
      return [`${fence}\n${block.value}\n${fence}`];
    }
    case "thematicBreak":
      return ["---"];
    case "figure":
      return block.caption ? [block.caption] : [];
    case "table": {
      // Inside a row, only the strokes between its cells are signs at a start.
      const row = (cells: readonly ProseInline[][]) =>
        `| ${cells.map((cell) => inside(cell).replaceAll("|", "\\|")).join(" | ")} |`;
      const rule = `|${" --- |".repeat(block.head.length)}`;
      return [[row(block.head), rule, ...block.rows.map(row)].join("\n")];
    }
  }
}

/** The fence of a code block: longer than any in its code, which would close it. */
function fenceAround(code: string): string {
  const inside = code.match(/`+/g) ?? [];
  return "`".repeat(Math.max(3, ...inside.map(({ length }) => length + 1)));
}

/** Escapes a sign at the start of a line that Markdown would read. */
export const escapeStart = (text: string): string =>
  text.replace(/^(\d+)(?=[.)])|^(?=[-+#=~|])/, "$1\\");

/** The text with a sign before its first line, and the others with spaces: as far in as the first, if nothing else is said. */
const indent = (text: string, sign: string, spaces = sign.length): string =>
  sign + text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(spaces)}`);
