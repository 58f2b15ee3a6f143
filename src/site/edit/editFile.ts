import { readFile } from "node:fs/promises";
import { decode } from "../../yaml/decode.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { type Refusal, refuse } from "../../yaml/edit/refusal.ts";
import { splice } from "../../yaml/splice.ts";
import { encode } from "../fix.ts";
import { replaceFile } from "../replaceFiles.ts";
import { applyEdit, type EditContext } from "./apply.ts";
import type { Edited, Operation } from "./operation.ts";

/** A file before and after an edit; the texts are without a byte order mark. */
export interface FileEdit extends Edited {
  before: string;
}

/** More than any editor saves while one edit is made; it only makes sure of an end. */
const maxTurns = 100;

/** Makes an operation in a file. Where somebody else has saved it meanwhile, it is made on what they saved. */
export const editFile = (
  file: string,
  operation: Operation,
  context: EditContext,
): Promise<FileEdit | { refusal: Refusal }> =>
  changeFile(file, (text) => applyEdit(text, operation, context));

/** Changes a file, only if it still holds what was read; otherwise it is read and changed again. */
export async function changeFile(
  file: string,
  change: (text: string) => Edited | { refusal: Refusal },
): Promise<FileEdit | { refusal: Refusal }> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const bytes = await readFile(file);
    const { text: before, diagnostics } = decode(bytes);
    if (diagnostics[0]) return { refusal: { code: "fault", message: diagnostics[0].message } };
    const edited = change(before);
    if ("refusal" in edited) return edited;
    const isDone =
      edited.text === before || (await replaceFile(file, bytes, encode(edited.text, bytes)));
    if (isDone) return { ...edited, before };
  }
  return refuse("changed", "The file");
}

/** Takes an edit back, if nobody has changed the same lines meanwhile. `after` is the text that it made. */
export function takeBack(
  text: string,
  after: string,
  undo: readonly Edit[],
): Edited | { refusal: Refusal } {
  let head = 0;
  while (head < Math.min(text.length, after.length) && text[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(text.length, after.length) - head;
  while (tail < most && text.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const isSame = text === after;
  const changed = after.length - tail;
  const shift = text.length - after.length;
  if (!isSame && undo.some(({ start, end }) => end >= head && start <= changed)) {
    return refuse("changed", "What this would take back");
  }
  const edits = undo.map((edit) =>
    !isSame && edit.start > changed
      ? { ...edit, start: edit.start + shift, end: edit.end + shift }
      : edit,
  );
  return { text: splice(text, edits), edits, undo: [] };
}
