import type { Hydrated } from "../../client/hydrate.tsx";
import type { FromPage, MarkedSection, ToPage } from "../../shared/editor.ts";
import { islandMarker, propsMarker } from "../../shared/markers.ts";
import { markedSections } from "./markedSections.ts";
import { watchMarks } from "./marks.ts";

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
  addEventListener("message", ({ source, origin, data }: MessageEvent<ToPage>) => {
    if (source !== parent || origin !== location.origin) return;
    // The selection, writing and boxes answer here.
    void data;
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
