import type { FunctionComponent } from "react";
import { islandMarker } from "../contract/markers.ts";
import type { SectionType } from "../contract/section.ts";
import { arrange, takeOverAttributes, takeOverHead } from "./documents.ts";
import { type Hydrated, hydrate } from "./hydrate.tsx";

type LoadSection = (type: SectionType) => Promise<FunctionComponent<never>>;

interface Living {
  /** The frame as last printed: what tells whether an edit concerns it. */
  printed: string;
  awake: Promise<Hydrated>;
}

/**
 * Hydrates every section of the page, and returns what takes over a newly printed document: of the head
 * and of each section only what differs, so that scroll position and state outlive an edit.
 */
export function live(load: LoadSection): (html: string) => void {
  const frames = new Map<string, Living>();

  const adopt = (frame: HTMLElement): HTMLElement => {
    const type = frame.getAttribute(islandMarker) as SectionType;
    const printed = frame.outerHTML;
    frames.set(frame.id, { printed, awake: load(type).then((Section) => hydrate(frame, Section)) });
    return frame;
  };

  const takeOverFrame = (next: HTMLElement): Element => {
    const frame = document.getElementById(next.id);
    const known = frames.get(next.id);
    const sameType = frame?.getAttribute(islandMarker) === next.getAttribute(islandMarker);
    if (!frame || !known || !sameType) return adopt(document.importNode(next, true));
    if (known.printed === next.outerHTML) return frame;
    known.printed = next.outerHTML;
    takeOverAttributes(frame, next);
    known.awake.then(({ render }) => render());
    return frame;
  };

  for (const frame of document.querySelectorAll(`[${islandMarker}]`)) adopt(frame as HTMLElement);

  return (html) => {
    const next = new DOMParser().parseFromString(html, "text/html");
    for (const report of document.querySelectorAll("vite-error-overlay")) report.remove();
    takeOverHead(next);
    for (const part of ["body", "main"] as const) arrange(part, next, takeOverFrame);
  };
}
