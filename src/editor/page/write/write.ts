import type { FieldAddress } from "../../../shared/editor/messages.ts";
import { samePath } from "../../../shared/fieldPath.ts";
import { isMarked } from "../../../shared/formatted/byKind.ts";
import { isTranslated } from "../overlay/ownElements.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { describeField } from "../select/describeField.ts";
import { elementAround } from "../select/select.ts";
import { pauseRendering, resumeRendering } from "../values/renderWithTags.ts";
import { announceBack, send } from "../values/send.ts";
import { showOwn } from "../values/shownValues.ts";
import { listTexts, type PrintedText } from "../values/texts.ts";
import { valueAt, writtenAt } from "../values/values.ts";
import { formatShort, formatTitle } from "./barDraft.ts";
import { type EditableElement, openEditable } from "./editableElement.ts";
import { readClipboard } from "./readClipboard.ts";
import { type Bar, openBar } from "./writeBar.ts";
import { type CaretPoint, placeCaret } from "./writeCaret.ts";
import { depthOf, draftFormatted } from "./writeFormatted.ts";
import { keepHistory } from "./writeHistory.ts";
import { listenToWriting } from "./writeKeys.ts";
import { isWritingLong, keepLong, type LongTranslation, startLong } from "./writeLong.ts";
import { type EditableText, editWords } from "./writeWords.ts";

/** A text that is being written. */
interface InlineEdit {
  place: FieldAddress;
  frame: HTMLElement;
  host: EditableElement;
  draft: EditableText;
  bar: Bar | undefined;
  /** Its value before. */
  before: string;
  /** Its value as the editor knows it. */
  sent: string;
  /** The reason why its words cannot be saved as they are, as the editor knows it. */
  reason?: string | undefined;
  stopListening(): void;
}

/** The shared definitions of texts in Markdown. */
const longKinds = new Set(["markdown", "markdownFile"]);

let writing: InlineEdit | undefined;

/** True if the text at a place is one in Markdown. */
export function isLongText({ section, path }: FieldAddress): boolean {
  const tagged = taggedSections.get(section);
  const written = tagged && writtenAt(tagged, path.slice(1));
  return written !== undefined && longKinds.has(written.kind);
}

/** True while a text of the page is being written. */
export const isWriting = (): boolean => writing !== undefined || isWritingLong();

/**
 * Lets the author edit a text in place, with the caret at a point or at its end. Its section is not rendered again
 * until that ends. A key that ends it calls `goBack`, which takes the focus.
 */
export function startWriting(
  place: FieldAddress,
  at?: CaretPoint,
  goBack?: () => void,
  translation?: LongTranslation,
): void {
  keepWords();
  keepLong();
  const frame = document.getElementById(place.section);
  const section = taggedSections.get(place.section);
  if (!frame || !section || place.path[0] !== "props") return;
  const path = place.path.slice(1);
  const before = valueAt(section, path);
  const written = writtenAt(section, path);
  if (written && longKinds.has(written.kind)) {
    const isInFile = written.kind === "markdownFile";
    startLong({ place, text: written.text, isInFile, at, goBack, translation }).catch(reportError);
    return;
  }
  const printed = choose(
    listTexts(frame).filter((text) => samePath(text.path, path)),
    at,
  );
  pauseRendering(frame);
  const marked = written && isMarked(written.kind) ? written : undefined;
  const isTitle = marked?.kind === "title";
  const host = printed && openEditable(printed, marked && depthOf(marked));
  const formatted = host && marked && draftFormatted(host.element, frame, marked);
  // Words in lines of their own would be joined.
  const isInLines =
    (!marked || isTitle) && typeof before === "string" && before.trim().includes("\n");
  if (!host || typeof before !== "string" || (written && !formatted) || isInLines) {
    host?.giveBack();
    resumeRendering(frame);
    send({ kind: "announce", words: "These words are written beside the page." });
    return;
  }
  const { element } = host;
  const history = keepHistory(element, sendWords);
  const bar =
    formatted &&
    openBar(
      element,
      (isTitle ? formatTitle : formatShort)(formatted, () => {
        history.note();
        sendWords();
      }),
    );
  writing = {
    ...{ place, frame, host, before, sent: before, bar },
    draft: formatted ?? editWords(element),
    stopListening: listenToWriting(element, bar, {
      change: sendWords,
      history,
      hasLines: formatted !== undefined && !isTitle,
      readPasted: (data) =>
        readClipboard(data, isTitle ? undefined : formatted, marked?.hasParagraphs),
      keep: keepWords,
      leave: leaveWords,
      goBack,
    }),
  };
  send({ kind: "open", at: place });
  element.focus({ preventScroll: true });
  placeCaret(element, at);
  history.endStep();
}

/** The occurrence of a text at the point, or else the first visible one. */
function choose(texts: readonly PrintedText[], at?: CaretPoint): PrintedText | undefined {
  const isAt = ({ nodes }: PrintedText) => {
    const box = elementAround(nodes)?.getBoundingClientRect();
    return (
      at && box && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom
    );
  };
  const isVisible = ({ nodes }: PrintedText) => elementAround(nodes)?.checkVisibility() ?? false;
  return texts.find(isAt) ?? texts.find(isVisible) ?? texts[0];
}

/** Sends the text to the editor if it has changed. An empty text is sent only at the end. */
function sendWords(): void {
  if (!writing) return;
  const value = writing.draft.read();
  sendReason(writing, value, whyUnsaved(writing, value));
  if (value === writing.sent || writing.reason !== undefined) return;
  writing.sent = value;
  // The section is held: it shows the words once they are given back.
  const count = showOwn(writing.place, value);
  send({ kind: "write", at: writing.place, value, done: false, count });
}

/** The reason why words cannot be saved. */
function whyUnsaved({ host, sent }: InlineEdit, value: string): string | undefined {
  if (value === sent) return undefined;
  // The words of a translation are not the author's.
  if (isTranslated(host.element)) {
    return "The browser has translated it. Show the page as it is, and write again.";
  }
  return value === "" ? "It has no words." : undefined;
}

function sendReason(of: InlineEdit, value: string, reason?: string): void {
  if (reason === of.reason) return;
  of.reason = reason;
  const { place } = of;
  const label = describeField(place, taggedSections.get(place.section) ?? { name: "", nouns: {} });
  send({ kind: "unsaved", at: place, label, value, reason });
}

/** Ends writing, and keeps the words. */
function keepWords(): void {
  if (!writing) return;
  const { draft, host, sent } = writing;
  const isForeign = isTranslated(host.element);
  if (isForeign && writing.reason !== undefined) {
    const words = "What you wrote is not saved: the browser has translated these words.";
    send({ kind: "announce", words });
  }
  end(writing, isForeign ? sent : draft.read());
}

/** Ends writing, and gives the old words back. */
function leaveWords(): void {
  if (!writing) return;
  const { draft, before, sent } = writing;
  // Nothing was sent of words that cannot be saved, so no answer announces it.
  const isUnsent = sent === before && draft.read() !== before;
  end(writing, before);
  if (isUnsent) announceBack();
}

function end(ended: InlineEdit, value: string): void {
  const { place, frame, host, before, sent, bar, stopListening } = ended;
  writing = undefined;
  sendReason(ended, value);
  stopListening();
  bar?.close();
  getSelection()?.removeAllRanges();
  host.element.blur();
  host.giveBack();
  const isChanged = value !== before || sent !== before;
  // If the text is empty, the old one is shown until the editor decides.
  const count = isChanged && value !== sent ? showOwn(place, value || before) : 0;
  resumeRendering(frame);
  if (value !== before) send({ kind: "write", at: place, value, done: true, count });
  else if (isChanged) send({ kind: "write", at: place, done: true, count });
}
