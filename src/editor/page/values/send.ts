import type { FromPage } from "../../../shared/editor/messages.ts";

/** Sends a message to the editor. */
export const send = (message: FromPage): void => parent.postMessage(message, location.origin);
