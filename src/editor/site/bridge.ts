import type { FromPage, ToPage } from "../../shared/editor/messages.ts";

/** The connection to the page in the frame. */
export interface Bridge {
  /** Names the frame; undefined when it leaves the document. */
  attach(frame: HTMLIFrameElement | null): void;
  frame(): HTMLIFrameElement | null;
  /** The document that the frame shows. */
  page(): Document | undefined;
  send(message: ToPage): void;
  /** Calls `listen` for each message of the page until the returned function is called. */
  listen(listen: (message: FromPage) => void): () => void;
}

/** Connects the editor with whichever page its frame shows. Messages of other windows are ignored. */
export function createBridge(): Bridge {
  let frame: HTMLIFrameElement | null = null;
  const listeners = new Set<(message: FromPage) => void>();
  addEventListener("message", ({ source, origin, data }: MessageEvent<FromPage>) => {
    if (origin !== location.origin || !frame || source !== frame.contentWindow) return;
    for (const listen of listeners) listen(data);
  });
  return {
    attach(next) {
      frame = next;
    },
    frame: () => frame,
    page: () => frame?.contentDocument ?? undefined,
    send: (message) => frame?.contentWindow?.postMessage(message, location.origin),
    listen(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
