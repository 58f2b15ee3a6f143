import type { Node } from "prosemirror-model";
import type { Parse } from "../../../shared/markdown/createParser.ts";
import { meaningOf } from "./meaning.ts";
import { listLost, notesOf, omitNotes, removeNotes, writeNotes } from "./notes.ts";
import { otherSigns, type Signs } from "./print.ts";
import { type RichText, readRich } from "./read.ts";
import { type Way, writeBlocks } from "./writeBlocks.ts";
import type { TextEdit } from "./writeLine.ts";

/** From the edits that touch the least to those that touch the most. */
const ways: readonly Way[] = [
  { parts: "letters" },
  { parts: "letters", isEscaped: true },
  { parts: "lines" },
  { parts: "lines", isOther: true },
  { parts: "blocks" },
  { parts: "blocks", isOther: true },
  { parts: "blocks", isAlone: true },
  { parts: "blocks", isAlone: true, withNeighbors: true },
  { parts: "blocks", isAlone: true, withNeighbors: true, isOther: true },
];

/**
 * The Markdown of an edited document: every byte of the blocks that were not edited stays. The result is read again and
 * compared with the document; undefined if Markdown cannot hold it.
 */
export function writeRich(old: RichText, doc: Node, parse: Parse): string | undefined {
  if (doc.eq(old.doc)) return old.text;
  const lost = listLost(old.doc, doc);
  const text = writeWithout(lost, old, doc, parse);
  return text === undefined && lost.length > 0 ? writeWithout([], old, doc, parse) : text;
}

/** The Markdown of an edited document, without the footnotes whose marks its author has deleted. */
function writeWithout(lost: readonly string[], old: RichText, doc: Node, parse: Parse) {
  const left = omitNotes(notesOf(doc), lost);
  const meaning = meaningOf(doc.type.create({ ...doc.attrs, notes: left }, doc.content));
  const own = signsOf(old.text);
  const notes = writeNotes(old.text, notesOf(old.doc), left);
  const tried = new Set<string>();
  for (const way of ways) {
    const signs = { ...own, hasReferences: !way.isAlone };
    const edits = writeBlocks(old, doc, way, way.isOther ? otherSigns(signs) : signs);
    const text = edits && removeNotes(splice(old.text, [...edits, ...notes]), lost);
    if (text === undefined || tried.has(text)) continue;
    tried.add(text);
    if (meaningOf(readRich(text, parse).doc) === meaning) return text;
  }
  return undefined;
}

/** The signs that a text uses most, or the usual ones. */
function signsOf(text: string): Omit<Signs, "hasReferences"> {
  const bullet = /^[ \t>]*([-*+])[ \t]/m.exec(text)?.[1] ?? "-";
  const delimiter = /^[ \t>]*\d+([.)])[ \t]/m.exec(text)?.[1] ?? ".";
  const isUnderscore = /(?<!\w|_)_\w/.test(text) && !/(?<!\*)\*(?![*\s])/.test(text);
  return { bullet, delimiter, emphasis: isUnderscore ? "_" : "*" };
}

function splice(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
