import type { Node } from "prosemirror-model";
import type { TextAddress } from "../../../shared/editor/messages.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { describeField } from "../select/describeField.ts";
import { send } from "../values/send.ts";
import { showOwn } from "../values/shownValues.ts";
import type { LongText } from "../write/writeLong.ts";
import { parse } from "./parse.ts";
import { printBlocks } from "./print.ts";
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

/** The address of a long text. */
export const textAddress = ({
  place,
  isInFile,
}: Pick<LongText, "place" | "isInFile">): TextAddress => ({
  ...place,
  ...(isInFile && { isInFile }),
});

/** Saves the text of a place. While `isBusy`, a letter is being composed: it waits. */
export function saveText(
  { place, isInFile }: Pick<LongText, "place" | "isInFile">,
  old: RichText,
  read: () => { doc: Node; isBusy: boolean },
): TextSaving {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = old.text;
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
  const save = (done: boolean) => {
    clearTimeout(timer);
    const { doc } = read();
    const value = writeRich(old, doc, parse);
    const printed = () =>
      printBlocks(doc.children, {
        ...{ bullet: "-", delimiter: ".", emphasis: "*", hasReferences: false },
      });
    if (value === undefined) tell(printed(), "Markdown cannot hold it as it is shown here.");
    else tell(value, value === "" && !done ? "It has no words." : undefined);
    const isSaved = value !== undefined && reason === undefined;
    const next = isSaved ? value : sent;
    // A text without words is removed, or else the old one comes back.
    if (next !== sent || (done && next !== old.text)) {
      const count = next === sent ? 0 : showOwn(place, next || old.text);
      send({ ...message(done, count), value: next });
    } else if (done && wasSent) {
      send(message(done, 0));
    }
    wasSent ||= next !== old.text;
    sent = next;
    return sent || old.text;
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
      tell(old.text);
      if (wasSent) send(message(true, showOwn(place, old.text)));
      return old.text;
    },
  };
}
