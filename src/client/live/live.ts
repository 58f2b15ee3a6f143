import type { FunctionComponent } from "react";
import type { ChangedProps } from "../../shared/live/live.ts";
import { failedMarker, islandMarker, propsMarker, versionMarker } from "../../shared/markers.ts";
import type { SectionFrame, SectionType } from "../../shared/section.ts";
import { fallBack } from "../fallBack.ts";
import { type Hydrated, hydrate } from "../hydrate.tsx";
import { reveal } from "../reveal.ts";
import { applyAttributes, applyHead, importFrame, reorder } from "./documents.ts";
import { markCurrent } from "./markCurrent.ts";
import { markUntranslated } from "./markUntranslated.ts";

type LoadSection = (type: SectionType) => Promise<FunctionComponent<never>>;

/** Updates an open page after an edit. */
export interface Live {
  /**
   * Applies a new document: of the head and of each section, only the differences, so that scroll position
   * and state survive. Parts that the page has already come as empty frames.
   */
  applyDocument(html: string): Promise<void>;
  /** Shows sections with new props, before their HTML is rendered. */
  updateProps(sections: readonly ChangedProps[]): void;
  /** Renders a section again. */
  redraw(id: string): void;
}

/** Renders a hydrated section again: when its props have changed, and once after it was hydrated. */
export type Draw = (frame: HTMLElement, hydrated: Hydrated) => void;

/** Hydrates every section of the page, so that edits can be applied. The editor draws sections in its own way. */
export function live(load: LoadSection, own?: Draw): Live {
  const draw: Draw = own ?? ((_, { render }) => render());
  const frames = new Map<Element, Promise<Hydrated>>();

  const adopt = (frame: HTMLElement): HTMLElement => {
    const type = frame.getAttribute(islandMarker) as SectionType;
    const hydrated = load(type).then((Section) => hydrate(frame, Section, fallBack));
    // Not before: the attribute would be a difference that React finds while it hydrates.
    hydrated.then((section) => {
      reveal(frame);
      markCurrent(frame);
      markUntranslated(frame);
      own?.(frame, section);
    });
    frames.set(frame, hydrated);
    return frame;
  };

  const updateFrame = (next: HTMLElement): Element => {
    const frame = document.getElementById(next.id);
    const hydrated = frame && frames.get(frame);
    const agree = (marker: string) => frame?.getAttribute(marker) === next.getAttribute(marker);
    if (frame && agree(versionMarker)) return frame;
    const isReusable = agree(islandMarker) && !frame?.hasAttribute(failedMarker);
    if (!frame || !hydrated || !isReusable) return adopt(importFrame(next));
    // Until it is hydrated, its props are those that it was rendered with.
    hydrated.then((section) => {
      const hasSameProps = agree(propsMarker);
      applyAttributes(frame, next);
      if (!hasSameProps) draw(frame, section);
    });
    return frame;
  };

  const leave = (frame: Element, hydrated: Promise<Hydrated>) => {
    frames.delete(frame);
    hydrated.then(({ unmount }) => unmount());
  };

  const updateProps = (sections: readonly ChangedProps[]) => {
    for (const { id, type, props } of sections) {
      const frame = document.getElementById(id);
      // A page that loaded during an edit may have another section there. One that failed waits for its new
      // HTML.
      if (frame?.getAttribute(islandMarker) !== type || frame.hasAttribute(failedMarker)) continue;
      frames.get(frame)?.then((section) => {
        const last: { frame?: SectionFrame } = JSON.parse(frame.getAttribute(propsMarker) ?? "{}");
        frame.setAttribute(propsMarker, JSON.stringify({ ...props, frame: last.frame }));
        draw(frame, section);
      });
    }
  };

  const redraw = (id: string) => {
    const frame = document.getElementById(id);
    if (!frame || frame.hasAttribute(failedMarker)) return;
    frames.get(frame)?.then((section) => draw(frame, section));
  };

  for (const frame of document.querySelectorAll<HTMLElement>(`[${islandMarker}]`)) adopt(frame);

  let applied = 0;
  const applyDocument = async (html: string): Promise<void> => {
    const turn = ++applied;
    // A document that waits for the first good page has no head of a page, so it reloads.
    if (!document.querySelector("main")) return location.reload();
    const next = new DOMParser().parseFromString(html, "text/html");
    // A page that loaded during an edit has missed it, and fetches the whole document.
    if (lacksSome(next)) {
      const whole = await (await fetch(location.href)).text();
      return turn === applied ? applyDocument(whole) : undefined;
    }
    applyHead(next);
    for (const part of ["body", "main"] as const) reorder(part, next, updateFrame);
    for (const [frame, hydrated] of frames) if (!frame.isConnected) leave(frame, hydrated);
  };
  return { applyDocument, updateProps, redraw };
}

/** True if there is an empty frame for a version that this page does not have. */
function lacksSome(next: Document): boolean {
  const empty = next.querySelectorAll(`[${versionMarker}]:not([${propsMarker}])`);
  const versionOf = (frame: Element | null) => frame?.getAttribute(versionMarker);
  return [...empty].some(
    (frame) => versionOf(document.getElementById(frame.id)) !== versionOf(frame),
  );
}
