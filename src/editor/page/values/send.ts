import type { FromPage } from "../../../shared/editor/messages.ts";

/** Tells the editor something. */
export const send = (message: FromPage): void => parent.postMessage(message, location.origin);
