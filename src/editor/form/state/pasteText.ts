import type { ClipboardEvent } from "react";
import { isAddress } from "../../paste/isAddress.ts";
import { describeOmitted, listMarks } from "../../paste/pasted.ts";
import { readHtml } from "../../paste/readHtml.ts";
import { readPastedWords } from "../../paste/readPastedWords.ts";
import { printFormatted, toShortBlocks } from "../../paste/toFormatted.ts";
import { printBlocks } from "../../paste/toMarkdown.ts";
import type { Field } from "../fields/field.ts";

/** The signs of lists that are none in a file. */
const foreignSign = /^\s*[•◦▪‣·]\s/m;

/** Writes what is pasted with its marks into the box of a text that may have some. Other pastes are the browser's. */
export function pasteText(
  event: ClipboardEvent<HTMLTextAreaElement>,
  { definitions, schemas }: Field,
  remarkNext: (words: string) => void,
): void {
  const isLong = definitions.includes("markdown");
  if (!isLong && !definitions.includes("formatted")) return;
  const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
  const words = event.clipboardData.getData("text/plain");
  const write = (text: string) => {
    event.preventDefault();
    document.execCommand("insertText", false, text);
  };
  const chosen = value.slice(start, end);
  if (chosen.trim() && isAddress(words.trim())) {
    write(chosen.replace(/\S.*\S|\S/s, (text) => `[${text}](${words.trim()})`));
    return;
  }
  const pasted = readHtml(event.clipboardData.getData("text/html"));
  const { blocks, omitted } = pasted;
  const hasParagraphs = isLong || schemas.some(({ paragraphs }) => paragraphs === true);
  const isWords = blocks.length < 2 && blocks.every(({ type }) => type === "paragraph");
  if (isWords && listMarks(blocks).length === 0) {
    if (hasParagraphs && foreignSign.test(words)) write(readPastedWords(words, true));
  } else if (isLong) {
    const text = printBlocks(blocks);
    write(isWords ? text : apart(text, value.slice(0, start), value.slice(end)));
  } else write(printFormatted(toShortBlocks(pasted, hasParagraphs), hasParagraphs));
  const left = describeOmitted(omitted);
  if (left) remarkNext(left);
}

/** Blocks with the empty lines that part them from what is around. */
function apart(text: string, before: string, after: string): string {
  const above = before.trim() === "" || before.endsWith("\n\n") ? "" : "\n\n";
  const below = after.trim() === "" || after.startsWith("\n\n") ? "" : "\n\n";
  return above + text + below;
}
