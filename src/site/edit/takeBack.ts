import { invert } from "../../yaml/compose.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { diffLines } from "../../yaml/diffLines.ts";
import { Refused } from "../../yaml/edit/refusal.ts";
import { splice } from "../../yaml/splice.ts";
import type { Edited } from "./edited.ts";

/** Takes an edit back, if nobody has changed the same lines meanwhile. `after` is the text that it made. */
export function takeBack(text: string, after: string, undo: readonly Edit[]): Edited {
  const foreign = diffLines(after, text);
  const touches = (a: Edit, b: Edit) => a.end >= b.start && a.start <= b.end;
  if (foreign.some((theirs) => undo.some((edit) => touches(edit, theirs)))) {
    throw new Refused("changed", "What this would take back");
  }
  const edits = undo.map((edit) => {
    const before = foreign.filter(({ end }) => end < edit.start);
    const by = before.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
    return { ...edit, start: edit.start + by, end: edit.end + by };
  });
  return { text: splice(text, edits), edits, undo: invert(edits, text) };
}

/** True if a text is as it was before an edit, in the lines of that edit: it has been taken back already. */
export function isTakenBack(text: string, after: string, undo: readonly Edit[]): boolean {
  try {
    takeBack(text, splice(after, undo), invert(undo, after));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
