import type { Hydrated } from "../../client/hydrate.tsx";
import type { FromPage, MarkedSection, ToPage } from "../../shared/editor.ts";
import { islandMarker, propsMarker } from "../../shared/markers.ts";
import { startEditing } from "./editing.ts";
import { markedSections } from "./markedSections.ts";
import { watchMarks } from "./marks.ts";
import { createPaint } from "./paint.ts";
import { keepTrial } from "./trying.ts";

/** The part of the editor that runs inside the page. */
export interface EditedPage {
  /** Renders a section with its marks, and not while a text of it is being written. */
  draw(frame: HTMLElement, hydrated: Hydrated): void;
  /** Takes the sections with marks that the preview sends. */
  takeMarks(sections: readonly MarkedSection[]): void;
  /** Tells the editor which sections the page shows. */
  sayReady(): void;
}

/** Makes the page in the editor's frame one whose texts are known by their paths, and listens to the editor. */
export function startPage(): EditedPage {
  const watched = new WeakSet<HTMLElement>();
  const send = (message: FromPage) => parent.postMessage(message, location.origin);
  const paint = createPaint();
  let isTried = false;
  // Writing in place begins here.
  const editing = startEditing({ send, write: (_at, _event) => {} });
  keepTrial(() => isTried, send);
  const answer = (message: ToPage) => {
    switch (message.kind) {
      case "mode":
        isTried = !message.editing;
        return editing.edit(message.editing);
      case "select":
        return editing.select(message.at);
      case "hover":
        return editing.hover(message.at);
      case "paint":
        return paint(message.properties);
      case "scheme":
        document.documentElement.dataset.theme = message.scheme;
    }
  };
  addEventListener("message", ({ source, origin, data }: MessageEvent<ToPage>) => {
    if (source === parent && origin === location.origin) answer(data);
  });
  return {
    draw(frame, { render }) {
      const section = markedSections.get(frame.id);
      if (!section) return render();
      if (!watched.has(frame)) watchMarks(frame);
      watched.add(frame);
      // The frame's own props are its place on the page, which the marks do not know.
      const { frame: place } = JSON.parse(frame.getAttribute(propsMarker) ?? "{}");
      render(JSON.stringify({ ...section.props, frame: place }));
    },
    takeMarks(sections) {
      for (const section of sections) markedSections.set(section.id, section);
    },
    sayReady() {
      const frames = document.querySelectorAll(`[${islandMarker}]`);
      const sections = [...frames].map(({ id }) => id);
      send({ kind: "ready", path: location.pathname, sections });
    },
  };
}
