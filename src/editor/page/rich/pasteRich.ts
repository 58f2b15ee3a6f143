import { type Node, Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { isAddress } from "../../paste/isAddress.ts";
import { describeOmitted } from "../../paste/pasted.ts";
import { readHtml } from "../../paste/readHtml.ts";
import { readPastedWords } from "../../paste/readPastedWords.ts";
import { printBlocks } from "../../paste/toMarkdown.ts";
import { notesOf, renameNotes, withNotes } from "./notes.ts";
import { parse } from "./parse.ts";
import { printBlocks as printDocument, usualSigns } from "./print.ts";
import { readRich } from "./read.ts";
import { schema } from "./schema.ts";

/** Pastes into a long text what it may have. Returns what is left out, as a sentence. */
export function pasteRich(view: EditorView, data: DataTransfer): string | undefined {
  const words = data.getData("text/plain");
  const html = data.getData("text/html");
  const { state } = view;
  const { from, to, empty, $from } = state.selection;
  if ($from.parent.type.spec.code) {
    view.dispatch(state.tr.insertText(words.replaceAll(/\r\n?/g, "\n")));
    return undefined;
  }
  if ($from.parent.type === schema.nodes.table_cell) {
    view.dispatch(state.tr.insertText(readPastedWords(words)).scrollIntoView());
    return undefined;
  }
  if (!empty && isAddress(words.trim())) {
    const link = schema.marks.link.create({ href: words.trim() });
    view.dispatch(state.tr.removeMark(from, to, schema.marks.link).addMark(from, to, link));
    return undefined;
  }
  // What was copied from a long text is on the clipboard as its Markdown.
  const isOwn = html.includes("data-pm-slice");
  const { blocks, omitted } = html && !isOwn ? readHtml(html) : { blocks: [], omitted: [] };
  const isWords = blocks.length === 0 && !isOwn && !words.trim().includes("\n");
  if (isWords) {
    view.dispatch(state.tr.insertText(readPastedWords(words)).scrollIntoView());
    return describeOmitted(omitted);
  }
  const plain = isOwn ? words : readPastedWords(words, true);
  const notes = notesOf(state.doc);
  const text = renameNotes(blocks.length > 0 ? printBlocks(blocks) : plain, notes);
  const { doc } = readRich(text, parse);
  const tr = state.tr.replaceSelection(sliceOf(doc.content));
  tr.setDocAttribute("notes", { ...notes, ...notesOf(doc) });
  view.dispatch(tr.scrollIntoView());
  return describeOmitted(omitted);
}

/** A slice whose first and last paragraphs join the lines that they are pasted into. */
function sliceOf(content: Slice["content"]): Slice {
  const isOpen = (node: Slice["content"]["firstChild"]) => node?.type.name === "paragraph";
  return new Slice(content, isOpen(content.firstChild) ? 1 : 0, isOpen(content.lastChild) ? 1 : 0);
}

/** The words of a part that is copied, for programs that take no other, with its footnotes. */
export function printSlice(slice: Slice, { state }: EditorView): string {
  const { content } = slice;
  if (isInLine(slice)) return content.textBetween(0, content.size, "\n", "\n");
  return withNotes(printDocument(content.content.filter(isBlock), usualSigns), notesOf(state.doc));
}

/** True for a part of one line, such as some words of a cell. */
function isInLine({ content, openStart, openEnd }: Slice): boolean {
  let inner = content;
  for (let left = Math.min(openStart, openEnd); left > 0; left -= 1) {
    const { firstChild } = inner;
    if (!firstChild || inner.childCount > 1) return false;
    if (firstChild.isTextblock) return true;
    inner = firstChild.content;
  }
  return false;
}

const isBlock = ({ type }: Node) => type.isInGroup("block");
