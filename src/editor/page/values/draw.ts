import type { Hydrated } from "../../../client/hydrate.tsx";
import { propsMarker } from "../../../shared/markers.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { watchTags } from "./tags.ts";

/** Each frame that was drawn, and its section. */
const drawn = new WeakMap<HTMLElement, Hydrated>();

/** The frames that stay as they are. */
const held = new WeakSet<HTMLElement>();

/** Renders a section with its tags. While its frame is held, that waits. */
export function draw(frame: HTMLElement, hydrated: Hydrated): void {
  if (!drawn.has(frame) && taggedSections.has(frame.id)) watchTags(frame);
  if (taggedSections.has(frame.id)) drawn.set(frame, hydrated);
  if (held.has(frame)) return;
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
export function redraw(frame: HTMLElement): void {
  const hydrated = drawn.get(frame);
  if (hydrated) draw(frame, hydrated);
}

/** Keeps a frame as it is until it is released. Others follow their messages. */
export const hold = (frame: HTMLElement): unknown => held.add(frame);

/** Renders a section as the last message has it. */
export function release(frame: HTMLElement): void {
  held.delete(frame);
  // It may have left the page meanwhile.
  if (frame.isConnected) redraw(frame);
}
