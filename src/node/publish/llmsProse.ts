import type { Prose, ProseBlock, ProseInline } from "../../shared/prose.ts";

/** A long text as blocks of Markdown, one level below the title of its section. Links are whole under `address`. */
export function renderProse({ children, notes }: Prose, address: string | undefined): string[] {
  const inside = (parts: readonly ProseInline[]): string =>
    parts.map((part) => renderInline(part, address, inside)).join("");
  const line = (parts: readonly ProseInline[]) => escapeStart(inside(parts));
  const block = (each: ProseBlock): string[] => renderBlock(each, line);
  return [
    ...children.flatMap(block),
    ...notes.map(({ children }, index) =>
      indent(children.flatMap(block).join("\n\n"), `[^${index + 1}]: `),
    ),
  ];
}

type Line = (parts: readonly ProseInline[]) => string;

function renderInline(part: ProseInline, address: string | undefined, line: Line): string {
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
      return `[^${part.note}]`;
    case "strong":
      return `**${line(part.children)}**`;
    case "emphasis":
      return `*${line(part.children)}*`;
    case "delete":
      return `~~${line(part.children)}~~`;
    case "link":
      return part.href === undefined
        ? line(part.children)
        : `[${line(part.children)}](${address ? new URL(part.href, address) : part.href})`;
  }
}

function renderBlock(block: ProseBlock, line: Line): string[] {
  const blocks = (children: readonly ProseBlock[]) =>
    children.flatMap((each) => renderBlock(each, line)).join("\n\n");
  switch (block.type) {
    case "paragraph":
      return [line(block.children)];
    case "heading":
      return [`${"#".repeat(Math.min(block.depth + 1, 6))} ${line(block.children)}`];
    case "list": {
      const items = block.items.map((item, index) =>
        indent(blocks(item), block.ordered ? `${block.start + index}. ` : "- "),
      );
      return [items.join("\n")];
    }
    case "blockquote":
      return [blocks(block.children).replaceAll(/^/gm, "> ")];
    case "code":
      return [`\`\`\`\n${block.value}\n\`\`\``];
    case "thematicBreak":
      return ["---"];
    case "figure":
      return block.caption ? [block.caption] : [];
    case "table": {
      const row = (cells: readonly ProseInline[][]) =>
        `| ${cells.map((cell) => line(cell).replaceAll("|", "\\|")).join(" | ")} |`;
      const rule = `|${" --- |".repeat(block.head.length)}`;
      return [[row(block.head), rule, ...block.rows.map(row)].join("\n")];
    }
  }
}

/** The line without a sign at its start that Markdown would read. */
const escapeStart = (text: string) => text.replace(/^(\d+)(?=[.)])|^(?=[-+#=~|])/, "$1\\");

/** The text with a sign before its first line, and the others as far in as the first. */
const indent = (text: string, sign: string): string =>
  sign + text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(sign.length)}`);
