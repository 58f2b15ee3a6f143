import type { Block, Formatted, Inline } from "../text/formatted.ts";
import { linesOf, toPlainText } from "../text/formatted.ts";
import { fromLetters, toLetters } from "./letters.ts";
import { parseFormatted } from "./parse.ts";

/**
 * The text that is read as `content`. Asterisks and brackets that are meant as such are escaped where they would be
 * read as marks. Marks that no text can have at their position are left out; words never are.
 */
export function writeFormatted(content: Formatted, hasParagraphs = false): string {
  const written = [asItIs, withEscapes].map((letters) => writeContent(content, letters));
  const same = (text: string) => isSame(parseFormatted(text, hasParagraphs).content, content);
  const keepsWords = (text: string) =>
    wordsOf(parseFormatted(text, hasParagraphs).content) === wordsOf(content);
  return written.find(same) ?? written.findLast(keepsWords) ?? withEscapes(toPlainText(content));
}

const asItIs = (text: string) => text;
const withEscapes = (text: string) => text.replaceAll(/[*[\]]/g, "\\$&");

type Write = (text: string) => string;

function writeContent(content: Formatted, write: Write): string {
  if (typeof content === "string") return write(content);
  return "blocks" in content
    ? content.blocks.map((block) => writeBlock(block, write)).join("\n\n")
    : writeInlines(content.children, write);
}

function writeBlock(block: Block, write: Write): string {
  const lines = linesOf(block).map((parts) => writeInlines(parts, write));
  // A list of one entry would be read as a sentence.
  if (block.type === "paragraph" || lines.length < 2) return lines.join("\n");
  const sign = (index: number) => (block.ordered ? `${index + 1}. ` : "- ");
  return lines.map((line, index) => sign(index) + line.replaceAll("\n", "\n   ")).join("\n");
}

const signs = { strong: "**", emphasis: "*" };

function writeInlines(parts: readonly Inline[], write: Write): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return write(part);
      if (part.type === "break") return "\n";
      const words = writeInlines(part.children, write);
      if (part.type === "link" && part.isBare) return words;
      if (part.type === "link") return `[${words}](${part.href ?? "todo"})`;
      return signs[part.type] + words + signs[part.type];
    })
    .join("");
}

/** True if two texts show the same, whatever the order in which their marks are nested. */
const isSame = (one: Formatted, other: Formatted) => shownBy(one) === shownBy(other);

const shownBy = (content: Formatted) =>
  JSON.stringify(
    blocksOf(content).map((block) => ({
      ...block,
      children: linesOf(block).map((parts) => fromLetters(toLetters(parts))),
    })),
    // A link without a destination yet is one to `todo`.
    (name, value) => (name === "href" && value === "todo" ? undefined : value),
  );

const wordsOf = (content: Formatted) => toPlainText(content).replaceAll(/\s+/g, " ").trim();

const blocksOf = (content: Formatted): Block[] => {
  if (typeof content === "string") return [{ type: "paragraph", children: [content] }];
  return "blocks" in content ? content.blocks : [{ type: "paragraph", children: content.children }];
};
