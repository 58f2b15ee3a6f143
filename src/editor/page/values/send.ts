import type { FromPage } from "../../../shared/editor/messages.ts";

/** Sends a message to the editor. */
export const send = (message: FromPage): void => parent.postMessage(message, location.origin);

/** Announces that a text has its old words, where none of the others was sent: the editor knows of none. */
export const announceBack = (): void =>
  send({ kind: "announce", words: "The old words are back." });
