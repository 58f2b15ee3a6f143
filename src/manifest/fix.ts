import { readManifest } from "./load.ts";
import type { Surroundings } from "./page.ts";
import type { Problem } from "./problem.ts";
import { overlap, splice } from "./syntax/splice.ts";

/** A page after its certain mends, and the problems that they mended. */
export interface Mended {
  bytes: Uint8Array;
  mended: Problem[];
}

const byteOrderMark = "\ufeff";

/**
 * Makes every mend that is certain, again and again, because one mistake may hide another. Only the
 * mended places change: everything else stays byte for byte.
 */
export function mend(bytes: Uint8Array, surroundings: Surroundings): Mended {
  let result: Mended = { bytes, mended: [] };
  let loaded = readManifest(bytes, surroundings);
  for (;;) {
    const chosen = disjoint(loaded.problems);
    const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const mark = startsWithMark(result.bytes) ? byteOrderMark : "";
    const next = Buffer.from(mark + splice(loaded.source, edits));
    const after = readManifest(next, surroundings);
    // A mend never makes the page worse, and each round mends something: this ends.
    if (chosen.length === 0 || weigh(after.problems) >= weigh(loaded.problems)) return result;
    result = { bytes: next, mended: [...result.mended, ...chosen] };
    loaded = after;
  }
}

/** The problems with a mend, without those whose mend would touch what another changes. */
function disjoint(problems: readonly Problem[]): Problem[] {
  const chosen: Problem[] = [];
  for (const problem of problems) {
    const taken = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const edits = problem.fix?.edits ?? [];
    const free = edits.every((edit) => !taken.some((other) => overlap(edit, other)));
    if (edits.length > 0 && free) chosen.push(problem);
  }
  return chosen;
}

const weigh = (problems: readonly Problem[]) =>
  problems.filter(({ severity }) => severity !== "notice").length;

const startsWithMark = ([a, b, c]: Uint8Array) => a === 0xef && b === 0xbb && c === 0xbf;
