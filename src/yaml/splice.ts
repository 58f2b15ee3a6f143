import type { Edit, Range } from "./diagnostic.ts";

/** Applies the edits, which must not overlap. Every other byte stays. */
export function splice(text: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const edit of inOrder(edits)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** True if two edits touch the same characters. */
export function overlap(a: Edit, b: Edit): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}

/** Maps ranges in the spliced text back to ranges in the original. */
export function backwards(edits: readonly Edit[]): (range: Range) => Range {
  let shift = 0;
  const made = inOrder(edits).map(({ start, end, text }) => {
    const at = start + shift;
    shift += text.length - (end - start);
    return { start, end, at, behind: at + text.length, shift };
  });
  const back = (offset: number): number => {
    let low = 0;
    let high = made.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((made[middle]?.at ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const last = made[low - 1];
    if (!last) return offset;
    return offset < last.behind
      ? Math.min(last.end, last.start + offset - last.at)
      : offset - last.shift;
  };
  return ([start, end]) => [back(start), back(end)];
}

const inOrder = (edits: readonly Edit[]) => edits.toSorted((a, b) => a.start - b.start);
