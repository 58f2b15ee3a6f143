import { child } from "../../shared/dataAt.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { Syntax } from "../../yaml/syntax/read.ts";
import type { Tree } from "../../yaml/tree.ts";

/**
 * Returns a test that is true for a diagnostic in a part that was read as meant. A section with an uncertain repair
 * fails the test, and so does everything from a part that stopped the reading.
 */
export function wholeParts(
  tree: Tree,
  { brokenAt, guessed }: Syntax,
): (diagnostic: Diagnostic) => boolean {
  const starts = startsOf(tree);
  const partOf = (offset: number) => starts.findLast((start) => start <= offset) ?? 0;
  const doubtful = new Set(guessed.map(partOf));
  const limit = brokenAt === undefined ? Number.POSITIVE_INFINITY : partOf(brokenAt);
  return ({ range: [start, end] }) =>
    !doubtful.has(partOf(start)) && (brokenAt === undefined || (start > 0 && end <= limit));
}

/** The starts of the top-level settings and the sections. */
function startsOf({ data, keyAt }: Tree): number[] {
  const keys = Object.keys(data ?? {}).map((key) => keyAt([key]));
  const list = child(data, "sections");
  const sections = (Array.isArray(list) ? list : []).map((_, index) => keyAt(["sections", index]));
  return [...keys, ...sections].map(([start]) => start).sort((a, b) => a - b);
}
