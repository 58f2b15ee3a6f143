import { readHtml } from "./readHtml.ts";
import { printBlocks } from "./toMarkdown.ts";

/** The text on a clipboard: as Markdown, if another program has copied it with marks. */
export function readClipboardText(data: DataTransfer): string {
  const { blocks } = readHtml(data.getData("text/html"));
  const isMarked = blocks.some(({ type }) => type !== "paragraph") || blocks.length > 1;
  return isMarked ? printBlocks(blocks) : data.getData("text/plain");
}
