import { invert } from "../../yaml/compose.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { diffLines } from "../../yaml/diffLines.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { splice } from "../../yaml/splice.ts";
import type { EditedText } from "./edited.ts";
import { isSameNesting } from "./nesting.ts";

/** The order of lines that come back and lines that others have put in the same place. */
const orders = ["ours first", "theirs first"] as const;

/**
 * Takes an edit back, if nobody has changed the same lines meanwhile. `after` is the text that it made. Lines that others
 * have put beside it stay where they are, and every line stays inside of the same ones.
 */
export function takeBack(text: string, after: string, undo: readonly Edit[]): EditedText {
  const foreign = diffLines(after, text);
  const touching = undo.flatMap((edit) =>
    foreign.filter((theirs) => touches(edit, theirs)).map((theirs) => [edit, theirs] as const),
  );
  for (const order of orders) {
    const isFirst = (a: Edit, b: Edit) => precedes(a, b, order === "ours first");
    const areApart = touching.every(([ours, theirs]) =>
      isFirst(ours, theirs) ? areLines(ours, theirs, after) : areLines(theirs, ours, after),
    );
    if (!areApart || touching.some(([ours, theirs]) => repeats(ours, theirs))) break;
    const edits = undo.map((edit) => {
      const before = foreign.filter((theirs) => !isFirst(edit, theirs));
      const by = before.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
      return { ...edit, start: edit.start + by, end: edit.end + by };
    });
    if (!isSameNesting({ after, undo, foreign, text, edits })) continue;
    return { text: splice(text, edits), edits, undo: invert(edits, text) };
  }
  throw new RefusedEdit("changed", "What this would take back");
}

/** True if a text is as it was before an edit, in the lines of that edit: it has been taken back already. */
export function isTakenBack(text: string, after: string, undo: readonly Edit[]): boolean {
  const original = splice(after, undo);
  const foreign = diffLines(original, text);
  const made = invert(undo, after);
  return !foreign.some((theirs) => made.some((edit) => touches(edit, theirs)));
}

const touches = (a: Edit, b: Edit) => a.end >= b.start && a.start <= b.end;

const isInsertion = ({ start, end }: Edit) => start === end;

/** True if our edit is before theirs. Where both insert in the same place, `isOursFirst` decides. */
function precedes(ours: Edit, theirs: Edit, isOursFirst: boolean): boolean {
  if (ours.start !== theirs.start) return ours.start < theirs.start;
  if (isInsertion(ours) && isInsertion(theirs)) return isOursFirst;
  return isInsertion(ours);
}

/** True if an edit ends where the next begins, and a line of the text does, before and after both. */
function areLines(first: Edit, next: Edit, text: string): boolean {
  const { start, end } = first;
  return (
    end === next.start &&
    endsLine(text.slice(0, end), text.slice(end)) &&
    endsLine(text.slice(0, start) + first.text, next.text + text.slice(next.end))
  );
}

const endsLine = (before: string, after: string) =>
  before === "" || before.endsWith("\n") || /^(?:\r?\n|$)/.test(after);

/** True if others have put in what would come back: then it is there already. */
const repeats = (ours: Edit, theirs: Edit) => isInsertion(ours) && theirs.text.includes(ours.text);
