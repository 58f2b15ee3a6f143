import type { FieldAddress, TextPicture } from "../../../shared/editor/messages.ts";
import type { TranslatedText } from "../../../shared/editor/translations.ts";
import { announce } from "../values/send.ts";
import type { CaretPoint } from "./writeCaret.ts";

/** A long text that is to be written. */
export interface LongText {
  place: FieldAddress;
  /** Its Markdown. */
  text: string;
  /** True if a file of texts/ holds it. */
  isInFile: boolean;
  /** The point of the caret; without one, it is at the end. */
  at: CaretPoint | undefined;
  /** Takes the focus, after a key has ended writing. */
  goBack: (() => void) | undefined;
  /** Given on a page in another language. */
  translation: LongTranslation | undefined;
}

/** A long text in another language: each of its parts has an entry of the catalogue, and one at a time is written. */
export interface LongTranslation {
  /** The entries of the text, in its order. */
  texts: readonly TranslatedText[];
  /** Called with the part that is written from now on, and the Markdown before and behind it. */
  choose(text: TranslatedText, around: readonly [before: string, behind: string]): void;
  /** Called if the parts cannot be told apart on the page. */
  giveUp(): void;
}

/** A long text that is being written. */
export interface LongEdit {
  /** Sends the words that its author has just typed. */
  save(): void;
  /** Ends writing, and keeps the words. */
  keep(): void;
  /** Takes the picture that it has asked for. */
  takePicture(picture: TextPicture | undefined): void;
}

let writing: LongEdit | undefined;
let calls = 0;

/** True while a long text of the page is being written. */
export const isWritingLong = (): boolean => writing !== undefined;

/** Ends writing a long text, and keeps its words. */
export function keepLong(): void {
  calls += 1;
  writing?.keep();
}

/** Sends what is typed in a long text, without waiting for a pause. */
export const saveLong = (): void => writing?.save();

/** Gives a long text the picture that it has asked for. */
export function takePicture(picture: TextPicture | undefined): void {
  if (writing) writing.takePicture(picture);
  else if (picture) announce(pictureLost);
}

const pictureLost =
  "The text is no longer being written, so the picture is not in it. Open the text, and choose the picture again.";

/** Lets the author write a long text in place. The code for it is loaded by the first one. */
export async function startLong(text: LongText): Promise<void> {
  const call = calls;
  const { openLong } = await import("../rich/openLong.ts");
  // Another text may have been opened meanwhile.
  if (call !== calls || writing) return;
  writing = openLong(text, () => {
    writing = undefined;
  });
}
