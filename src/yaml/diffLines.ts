import { diffLines as compareLines } from "diff";
import { trim } from "./compose.ts";
import type { Edit } from "./diagnostic.ts";

/** The most lines that two texts may differ in. Beyond, everything between their first and last difference is one edit. */
const maxEditLength = 1_000;

/** The edits that make the second text of the first. Lines are compared; what both have at the ends of an edit is left out. */
export function diffLines(before: string, after: string): Edit[] {
  const pieces = compareLines(before, after, { maxEditLength });
  const whole = { start: 0, end: before.length, text: after };
  if (!pieces) return [trim(whole, before)];
  const edits: Edit[] = [];
  let edit: Edit | undefined;
  let at = 0;
  for (const { added, removed, value } of pieces) {
    if (!added) at += value.length;
    if (!added && !removed) {
      edit = undefined;
      continue;
    }
    if (!edit) {
      edit = { start: added ? at : at - value.length, end: at, text: "" };
      edits.push(edit);
    }
    edit.end = at;
    if (added) edit.text += value;
  }
  return edits.map((each) => trim(each, before));
}
