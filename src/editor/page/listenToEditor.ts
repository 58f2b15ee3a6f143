import type { ToPage } from "../../shared/editor/messages.ts";

/** Calls a function for each message of the editor around the page. */
export function listenToEditor(answer: (message: ToPage) => void): void {
  addEventListener("message", ({ source, origin, data }: MessageEvent<ToPage>) => {
    if (source === parent && origin === location.origin) answer(data);
  });
}
