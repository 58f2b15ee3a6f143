import type { FromPage } from "../../../shared/editor/messages.ts";

/** Sends a message to the editor. */
export const send = (message: FromPage): void => parent.postMessage(message, location.origin);

/** Announces a sentence in the last line of the editor. */
export const announce = (words: string): void => send({ kind: "announce", words });

/** Announces that a text has its old words, where none of the others was sent: the editor knows of none. */
export const announceBack = (): void => announce("The old words are back.");
