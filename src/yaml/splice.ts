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
  const sorted = inOrder(edits);
  const back = (offset: number): number => {
    let shift = 0;
    for (const { start, end, text } of sorted) {
      if (offset < start + shift) break;
      if (offset < start + shift + text.length)
        return Math.min(end, start + offset - start - shift);
      shift += text.length - (end - start);
    }
    return offset - shift;
  };
  return ([start, end]) => [back(start), back(end)];
}

const inOrder = (edits: readonly Edit[]) => edits.toSorted((a, b) => a.start - b.start);
