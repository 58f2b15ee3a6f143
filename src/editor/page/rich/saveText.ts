import { Fragment, type Node } from "prosemirror-model";
import type { TextAddress } from "../../../shared/editor/messages.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { describeField } from "../select/describeField.ts";
import { announceBack, send } from "../values/send.ts";
import { showOwn } from "../values/shownValues.ts";
import type { LongText } from "../write/writeLong.ts";
import { parse } from "./parse.ts";
import { isVoid, printBlocks, usualSigns } from "./print.ts";
import type { RichText } from "./read.ts";
import { writeRich } from "./write.ts";

/** The quiet after which a text is saved. */
const pauseMs = 250;

/** Sends a text to the editor while it is written. */
export interface TextSaving {
  /** Saves a document once its author pauses. */
  later(): void;
  /** Saves the document now, as the last time with `done`. Returns the text that the editor has. */
  now(done?: boolean): string;
  /** Gives the old text back, and returns it. */
  takeBack(): string;
}

/** The text that is saved. */
export interface SavedText extends Pick<LongText, "place" | "isInFile"> {
  /** The text as it was before. */
  old: RichText;
  /** The blocks of it that may change, by their indices; all of them if none are given. Their Markdown alone is sent. */
  blocks?: { from: number; to: number };
  /** The same blocks in the words of the source, if they had no translation when the text was opened. */
  untranslated?: UntranslatedBlocks | undefined;
}

/** Blocks that show the words of the source, and their Markdown. */
export interface UntranslatedBlocks {
  nodes: readonly Node[];
  text: string;
}

/** The document as it is written now. */
export interface WrittenDocument {
  doc: Node;
  /** True while a letter is being composed. */
  isBusy: boolean;
  /** True if undo or redo has changed it last. */
  isUndone: boolean;
}

/** The address of a long text. */
export const textAddress = ({
  place,
  isInFile,
}: Pick<LongText, "place" | "isInFile">): TextAddress => ({
  ...place,
  ...(isInFile && { isInFile }),
});

/** The place of some blocks in their text. */
export function placeOfBlocks(
  { doc, placeOf }: RichText,
  { from, to }: { from: number; to: number },
): readonly [start: number, end: number] {
  return [placeOf(doc.child(from))[0], placeOf(doc.child(to - 1))[1]];
}

/** A document with others in the place of some of its blocks. */
function withBlocks(doc: Node, { from, to }: { from: number; to: number }, others: Node[]): Node {
  const { children } = doc;
  return doc.copy(Fragment.from([...children.slice(0, from), ...others, ...children.slice(to)]));
}

const hasNoWords = (block: Node) =>
  isVoid(block) || (block.isTextblock && block.textContent.trim() === "");

/** Saves the text of a place. While a letter is being composed, it waits. */
export function saveText(
  { place, isInFile, old, blocks, untranslated }: SavedText,
  read: () => WrittenDocument,
): TextSaving {
  const [start, end] = blocks ? placeOfBlocks(old, blocks) : [0, old.text.length];
  const [before, behind] = [old.text.slice(0, start), old.text.slice(end)];
  const first = old.text.slice(start, end);
  const source = untranslated?.text ?? first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The Markdown of the blocks as the editor has it. */
  let sent = first;
  let reason: string | undefined;
  const at = textAddress({ place, isInFile });
  const tell = (value: string, next?: string) => {
    if (next === reason) return;
    reason = next;
    const section = taggedSections.get(place.section) ?? { name: "", nouns: {} };
    send({ kind: "unsaved", at, label: describeField(place, section), value, reason });
  };
  const message = (done: boolean, count: number) =>
    ({ kind: "write", at, done, count, isLong: true }) as const;
  const show = (value: string) => showOwn(place, before + value + behind);
  /** The blocks as they are shown. */
  const shown = (doc: Node) => doc.children.slice(blocks?.from, blocks?.to);
  const write = (doc: Node): string | undefined => {
    if (blocks && shown(doc).every(hasNoWords)) return "";
    const text = writeRich(old, blocks ? withBlocks(old.doc, blocks, shown(doc)) : doc, parse);
    if (text === undefined) return undefined;
    const stop = text.length - behind.length;
    const isInside = stop >= start && text.startsWith(before) && text.endsWith(behind);
    return isInside ? text.slice(start, stop) : undefined;
  };
  /** True if undo has brought back what was shown for want of a translation: there is none then. */
  const isGivenUp = ({ doc, isUndone }: WrittenDocument) =>
    isUndone && untranslated?.nodes.every((node, index) => node.eq(shown(doc)[index] ?? doc));
  const save = (done: boolean) => {
    clearTimeout(timer);
    const now = read();
    const { doc } = now;
    const hasNone = isGivenUp(now);
    /** The text where there is no value. */
    const usual = hasNone ? source : first;
    const value = hasNone ? "" : write(doc);
    const printed = () => printBlocks(shown(doc), usualSigns);
    if (value === undefined) tell(printed(), "Markdown cannot hold it as it is shown here.");
    else tell(value, value === "" && !done && !hasNone ? "It has no words." : undefined);
    const isSaved = value !== undefined && reason === undefined;
    const next = isSaved ? value : sent;
    // A text without words is removed, or else the old one comes back.
    if (next !== sent || (done && next !== first)) {
      const count = next === sent ? 0 : show(next || usual);
      send({ ...message(done, count), value: next });
    } else if (done && wasSent) {
      send(message(done, 0));
    }
    wasSent ||= next !== first;
    sent = next;
    return before + (sent || usual) + behind;
  };
  let wasSent = false;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (read().isBusy ? later() : save(false)), pauseMs);
  };
  return {
    later,
    now: (done = false) => save(done),
    takeBack() {
      clearTimeout(timer);
      const isChanged = !Fragment.from(shown(read().doc)).eq(Fragment.from(shown(old.doc)));
      tell(first);
      if (wasSent) send(message(true, show(first)));
      // What was typed just now was not sent, so no answer announces it.
      else if (isChanged) announceBack();
      return old.text;
    },
  };
}
