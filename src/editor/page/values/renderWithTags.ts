import { flushSync } from "react-dom";
import type { Hydrated } from "../../../client/hydrate.tsx";
import { propsMarker } from "../../../shared/markers.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { watchTags } from "./tags.ts";

/** Each frame that was rendered, and its section. */
const rendered = new WeakMap<HTMLElement, Hydrated>();

/** The frames that stay as they are, and what is called where one would be rendered. */
const paused = new WeakMap<HTMLElement, (() => void) | undefined>();

/** Renders a section with its tags. While rendering of its frame is paused, that waits. */
export function renderWithTags(frame: HTMLElement, hydrated: Hydrated): void {
  if (!rendered.has(frame) && taggedSections.has(frame.id)) watchTags(frame);
  if (taggedSections.has(frame.id)) rendered.set(frame, hydrated);
  if (paused.has(frame)) {
    paused.get(frame)?.();
    return;
  }
  const section = taggedSections.get(frame.id);
  if (!section) {
    hydrated.render();
    return;
  }
  // The frame's own props are its place on the page, which the tags do not know.
  const own = frame.getAttribute(propsMarker) ?? "{}";
  const { frame: place } = JSON.parse(own);
  frame.setAttribute(propsMarker, JSON.stringify({ ...section.props, frame: place }));
  hydrated.render();
  frame.setAttribute(propsMarker, own);
}

/** Renders a section again. */
export function renderAgain(frame: HTMLElement): void {
  const hydrated = rendered.get(frame);
  if (hydrated) renderWithTags(frame, hydrated);
}

/** Keeps a frame as it is until rendering resumes. Other frames go on. `skipped` is called where it would be rendered. */
export const pauseRendering = (frame: HTMLElement, skipped?: () => void): unknown =>
  paused.set(frame, skipped);

/** Renders a section as the last message has it, at once: what was given back to it has the words of the time before it was paused. */
export function resumeRendering(frame: HTMLElement): void {
  paused.delete(frame);
  // It may have left the page meanwhile.
  if (frame.isConnected) flushSync(() => renderAgain(frame));
}
