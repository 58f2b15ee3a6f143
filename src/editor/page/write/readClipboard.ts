import { linesOf } from "../../../shared/text/formatted.ts";
import { isAddress } from "../../paste/isAddress.ts";
import { listMarks, type Pasted } from "../../paste/pasted.ts";
import { readHtml } from "../../paste/readHtml.ts";
import { readPastedWords } from "../../paste/readPastedWords.ts";
import { toShortBlocks } from "../../paste/toFormatted.ts";
import type { FormattedDraft } from "./writeFormatted.ts";

/** A paste as a text takes it: words, nodes with marks, or the address for the words that are selected. */
export interface PastedPart {
  words: string;
  nodes?: Node[];
  href?: string;
  /** The marks and contents that are left out, in words. */
  omitted: readonly string[];
}

/** Reads what is pasted into a text of the page. A text without marks takes the words alone. */
export function readClipboard(
  data: DataTransfer,
  draft: FormattedDraft | undefined,
  hasParagraphs = false,
): PastedPart {
  const words = data.getData("text/plain");
  const address = words.trim();
  if (draft && isAddress(address) && getSelection()?.isCollapsed === false) {
    return { words, href: address, omitted: [] };
  }
  const plain = readPastedWords(words, hasParagraphs);
  const html = data.getData("text/html");
  const pasted: Pasted = html ? readHtml(html) : { blocks: [], omitted: [] };
  const { blocks, omitted } = pasted;
  const marks = listMarks(blocks);
  if (!draft) return { words: plain, omitted: [...omitted, ...marks] };
  // A few words without marks keep the blanks around them.
  if (
    blocks.length === 0 ||
    (blocks.length === 1 && blocks[0]?.type === "paragraph" && marks.length === 0)
  ) {
    return { words: plain, omitted };
  }
  const nodes = drawBlocks(toShortBlocks(pasted, hasParagraphs), draft);
  return { words: plain, nodes, omitted };
}

/** The nodes of blocks with the signs that they have in a file: empty lines between them, and those of entries. */
function drawBlocks(blocks: ReturnType<typeof toShortBlocks>, { draw }: FormattedDraft): Node[] {
  return blocks.flatMap((block, at) => {
    const lines = linesOf(block).flatMap((parts, index) => {
      const number = block.type === "list" && block.ordered ? `${index + 1}. ` : "- ";
      const sign = block.type === "list" ? [number] : [];
      const end = index > 0 ? ["\n"] : [];
      return draw([...end, ...sign, ...parts]);
    });
    return at > 0 ? [new Text("\n\n"), ...lines] : lines;
  });
}
