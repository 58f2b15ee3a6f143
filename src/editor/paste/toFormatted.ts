import { fromLetters } from "../../shared/formatted/letters.ts";
import { writeFormatted } from "../../shared/formatted/write.ts";
import type { Block } from "../../shared/text/formatted.ts";
import { joinLines, linesOf, type Pasted, type PastedBlock, type PastedLetter } from "./pasted.ts";

/** Blocks without marks in a short text with paragraphs and lists, in words. */
const losses: Partial<Record<PastedBlock["type"], string>> = {
  heading: "headings",
  blockquote: "quotes",
  table: "tables",
  thematicBreak: "lines across",
};

/** Pasted blocks as those of a short text with paragraphs; as one line where it has none. What it cannot have is added. */
export function toShortBlocks({ blocks, omitted }: Pasted, hasParagraphs: boolean): Block[] {
  if (!hasParagraphs) {
    if (blocks.some(({ type }) => type === "list")) omitted.push("lists");
    else if (blocks.length > 1) omitted.push("paragraphs");
    const children = fromLetters(joinLines(blocks));
    return children.length > 0 ? [{ type: "paragraph", children }] : [];
  }
  return blocks.flatMap((block): Block[] => {
    const loss = losses[block.type];
    if (loss) omitted.push(loss);
    if (block.type === "list") {
      if (block.items.flat().some(({ type }) => type === "list")) omitted.push("lists in lists");
      const children = block.items.flatMap((item) =>
        item.flatMap(linesOf).map((line) => fromLetters(line)),
      );
      return [{ type: "list", ordered: block.ordered, children }];
    }
    const isTitle = block.type === "heading";
    const mark = (letter: PastedLetter) => (isTitle ? { ...letter, strong: true } : letter);
    return linesOf(block).map((line) => ({
      type: "paragraph",
      children: fromLetters(line.map(mark)),
    }));
  });
}

/** Pasted blocks as a short text in the page's file. */
export const printFormatted = (blocks: Block[], hasParagraphs: boolean): string =>
  writeFormatted({ type: "formatted", blocks }, hasParagraphs);
