import type { MarkedSection } from "../../shared/editor/marks.ts";
import type { Place } from "../../shared/editor/messages.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { redraw } from "./draw.ts";
import { markedSections } from "./markedSections.ts";
import { valueAt, withValue } from "./values.ts";

/** A value that is shown before the preview sends it. */
interface ShownValue {
  path: FieldPath;
  value: unknown;
  /** Each value that was shown: the preview may send those before the last one late. */
  shown: unknown[];
}

/** The sections as the preview sent them last. */
const received = new Map<string, MarkedSection>();

/** The values that are ahead of them, by section and path. */
const ahead = new Map<string, Map<string, ShownValue>>();

/** Takes the sections that the preview sends. A value that is ahead stays, unless theirs was never shown. */
export function takeMarks(sections: readonly MarkedSection[]): void {
  for (const section of sections) {
    received.set(section.id, section);
    const values = ahead.get(section.id);
    for (const [key, { path, value, shown }] of values ?? []) {
      const theirs = valueAt(section, path);
      if (theirs === value || !shown.includes(theirs)) values?.delete(key);
    }
    combine(section);
  }
}

/** Shows a value in the page before it is saved. */
export function showValue(
  { section: anchor, path: [group, ...path] }: Place,
  value: unknown,
): void {
  const section = received.get(anchor);
  if (!section || group !== "props") return;
  const values = ahead.get(anchor) ?? new Map<string, ShownValue>();
  ahead.set(anchor, values);
  const key = JSON.stringify(path);
  const shown = values.get(key)?.shown ?? [valueAt(section, path)];
  if (valueAt(section, path) === value) values.delete(key);
  else values.set(key, { path, value, shown: [...shown, value] });
  combine(section);
  const frame = document.getElementById(anchor);
  if (frame) redraw(frame);
}

function combine(section: MarkedSection): void {
  const values = [...(ahead.get(section.id)?.values() ?? [])];
  const combined = values.reduce(
    (whole, { path, value }) => withValue(whole, path, value),
    section,
  );
  markedSections.set(section.id, combined);
}
