import { invert } from "../../yaml/compose.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { backwards, splice } from "../../yaml/splice.ts";

/** A text that an edit made, the edits that take it back, and those that others have made; and both in one text. */
interface Merge {
  after: string;
  undo: readonly Edit[];
  foreign: readonly Edit[];
  text: string;
  /** The edits that take it back, in the text of the others. */
  edits: readonly Edit[];
}

/**
 * True if the lines that come back are inside of the lines that they were in, and those of others inside of the lines
 * that they are in. It uses the indentation alone, so that it works for files with mistakes too.
 */
export function isSameNesting({ after, undo, foreign, text, edits }: Merge): boolean {
  const mine = listParents(splice(after, undo));
  const theirs = listParents(text);
  const mineToAfter = toBase(undo);
  const theirsToAfter = toBase(foreign);
  const toTheirs = toBase(edits);
  const originals = invert(undo, after);
  const comesBack = invert(edits, text);
  const added = invert(foreign, after);
  return [...listParents(splice(text, edits))].every(([line, parent]) => {
    const index = comesBack.findIndex((edit) => holds(edit, line));
    const [own, original] = [comesBack[index], originals[index]];
    if (own && original) {
      const by = original.start - own.start;
      const was = mine.get(line + by);
      if (parent !== undefined && holds(own, parent)) return was === parent + by;
      return mineToAfter(was) === theirsToAfter(toTheirs(parent));
    }
    const at = toTheirs(line) ?? 0;
    const isAdded = added.some((edit) => holds(edit, at));
    return !isAdded || theirs.get(at) === toTheirs(parent);
  });
}

const holds = ({ start, end }: Edit, at: number) => start <= at && at < end;

/** Leads an offset of the text that edits make back to the text before. */
function toBase(edits: readonly Edit[]) {
  const back = backwards(edits);
  return (at: number | undefined) => (at === undefined ? undefined : back([at, at])[0]);
}

/** The start of each line with content, and that of the line that it is inside of. */
function listParents(text: string): Map<number, number | undefined> {
  const parents = new Map<number, number | undefined>();
  const open: { start: number; depth: number }[] = [];
  for (const { index: start, groups } of text.matchAll(contentLine)) {
    const { indent = "", dash } = groups ?? {};
    // The items of a list may be indented like the key of the list.
    const depth = 2 * indent.length + (dash === undefined ? 0 : 1);
    while (depth <= (open.at(-1)?.depth ?? -1)) open.pop();
    parents.set(start, open.at(-1)?.start);
    open.push({ start, depth });
  }
  return parents;
}

const contentLine = /^(?<indent> *)(?:(?<dash>-)(?=\s)|(?=[^\s#]))/gmu;
