import type { ViteDevServer } from "vite";
import { child } from "../../shared/dataAt.ts";
import { editorOpenedEvent } from "../../shared/editor/endpoint.ts";
import { openedEvent } from "../../shared/live/live.ts";

/** In characters: no page sends a longer message. */
const longest = 10_000;

const isText = (value: unknown) => typeof value === "string";
const isTextIfGiven = (value: unknown) => value === undefined || isText(value);

/** The events that pages send, each with the check of its data. */
const events: Record<string, (data: unknown) => boolean> = {
  [openedEvent]: (data) =>
    isText(child(data, "address")) && typeof child(data, "hasPage") === "boolean",
  [editorOpenedEvent]: () => true,
  // A module that cannot take its own new version.
  "vite:invalidate": (data) =>
    isText(child(data, "path")) &&
    isTextIfGiven(child(data, "message")) &&
    isTextIfGiven(child(data, "firstInvalidatedBy")),
};

/**
 * Drops every message on the preview's connection that no page of its own sends. Vite and the preview read the others
 * without a check, and an error there would end the process.
 */
export function guardMessages({ ws }: Pick<ViteDevServer, "ws">): void {
  ws.on("connection", (socket) => {
    const listeners = socket.listeners("message");
    socket.removeAllListeners("message");
    socket.on("message", (...given) => {
      if (!isExpected(String(given[0]))) return;
      for (const listener of listeners) listener.apply(socket, given);
    });
  });
}

/** True for a message that a page of the preview may have sent. */
function isExpected(message: string): boolean {
  if (message.length > longest) return false;
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return false;
  }
  const event = child(value, "event");
  if (child(value, "type") !== "custom" || typeof event !== "string") return false;
  return Object.hasOwn(events, event) && events[event]?.(child(value, "data")) === true;
}
