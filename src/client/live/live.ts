import type { FunctionComponent } from "react";
import type { ChangedProps } from "../../shared/live.ts";
import { failedMarker, islandMarker, propsMarker, versionMarker } from "../../shared/markers.ts";
import type { SectionFrame, SectionType } from "../../shared/section.ts";
import { fallBack } from "../fallBack.ts";
import { type Hydrated, hydrate } from "../hydrate.tsx";
import { reveal } from "../reveal.ts";
import { applyAttributes, applyHead, reorder } from "./documents.ts";

type LoadSection = (type: SectionType) => Promise<FunctionComponent<never>>;

/** What brings an open page up to date after an edit. */
interface Live {
  /**
   * Takes over a newly printed document: of the head and of each section only what differs, so that scroll
   * position and state outlive an edit. What the page has already comes as an empty frame.
   */
  applyDocument(html: string): Promise<void>;
  /** Shows sections with other props, before they are printed with them. */
  updateProps(sections: readonly ChangedProps[]): void;
}

/** Hydrates every section of the page, so that edits can be followed. */
export function live(load: LoadSection): Live {
  const frames = new Map<Element, Promise<Hydrated>>();

  const adopt = (frame: HTMLElement): HTMLElement => {
    const type = frame.getAttribute(islandMarker) as SectionType;
    const awake = load(type).then((Section) => hydrate(frame, Section, fallBack));
    // Not before: React would miss the mark in what it hydrates.
    awake.then(() => reveal(frame));
    frames.set(frame, awake);
    return frame;
  };

  const takeOverFrame = (next: HTMLElement): Element => {
    const frame = document.getElementById(next.id);
    const awake = frame && frames.get(frame);
    const agree = (marker: string) => frame?.getAttribute(marker) === next.getAttribute(marker);
    if (frame && agree(versionMarker)) return frame;
    const isOurs = agree(islandMarker) && !frame?.hasAttribute(failedMarker);
    if (!frame || !awake || !isOurs) return adopt(document.importNode(next, true));
    // Before it is hydrated, its props are those that it was printed with.
    awake.then(({ render }) => {
      const knowsProps = agree(propsMarker);
      applyAttributes(frame, next);
      if (!knowsProps) render();
    });
    return frame;
  };

  const leave = (frame: Element, awake: Promise<Hydrated>) => {
    frames.delete(frame);
    awake.then(({ unmount }) => unmount());
  };

  const updateProps = (sections: readonly ChangedProps[]) => {
    for (const { id, type, props } of sections) {
      const frame = document.getElementById(id);
      // A page that was loading during an edit may have another section there. One that failed waits for its print.
      if (frame?.getAttribute(islandMarker) !== type || frame.hasAttribute(failedMarker)) continue;
      frames.get(frame)?.then(({ render }) => {
        const last: { frame?: SectionFrame } = JSON.parse(frame.getAttribute(propsMarker) ?? "{}");
        frame.setAttribute(propsMarker, JSON.stringify({ ...props, frame: last.frame }));
        render();
      });
    }
  };

  for (const frame of document.querySelectorAll<HTMLElement>(`[${islandMarker}]`)) adopt(frame);

  const applyDocument = async (html: string): Promise<void> => {
    // What waits for a first good page has none of what a page begins with.
    if (!document.querySelector("main")) return location.reload();
    const next = new DOMParser().parseFromString(html, "text/html");
    // A page that was loading during an edit has missed it, and asks for the whole document.
    if (lacksSome(next)) return applyDocument(await (await fetch(location.href)).text());
    applyHead(next);
    for (const part of ["body", "main"] as const) reorder(part, next, takeOverFrame);
    for (const [frame, awake] of frames) if (!frame.isConnected) leave(frame, awake);
  };
  return { applyDocument, updateProps };
}

/** Whether an empty frame stands for a print that this page has never been sent. */
function lacksSome(next: Document): boolean {
  const empty = next.querySelectorAll(`[${versionMarker}]:not([${propsMarker}])`);
  const versionOf = (frame: Element | null) => frame?.getAttribute(versionMarker);
  return [...empty].some(
    (frame) => versionOf(document.getElementById(frame.id)) !== versionOf(frame),
  );
}
