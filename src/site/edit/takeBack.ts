import { invert, trim } from "../../yaml/compose.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { Refused } from "../../yaml/edit/refusal.ts";
import { splice } from "../../yaml/splice.ts";
import type { Edited } from "./edited.ts";

/** Takes an edit back, if nobody has changed the same lines meanwhile. `after` is the text that it made. */
export function takeBack(text: string, after: string, undo: readonly Edit[]): Edited {
  const foreign = trim({ start: 0, end: after.length, text }, after);
  const isSame = text === after;
  if (!isSame && undo.some(({ start, end }) => end >= foreign.start && start <= foreign.end))
    throw new Refused("changed", "What this would take back");
  const shift = text.length - after.length;
  const edits = undo.map((edit) =>
    !isSame && edit.start > foreign.end
      ? { ...edit, start: edit.start + shift, end: edit.end + shift }
      : edit,
  );
  return { text: splice(text, edits), edits, undo: invert(edits, text) };
}
