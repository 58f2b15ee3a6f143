import { startsWithMark } from "../yaml/decode.ts";
import type { Fix, Problem } from "../yaml/diagnostic.ts";
import { overlap, splice } from "../yaml/splice.ts";
import { readManifest } from "./load.ts";
import type { Surroundings } from "./page.ts";
import { type Change, listChanges } from "./report/listChanges.ts";

/** A page after its certain mends, the problems that they mended, and the lines that changed, round by round. */
export interface Mended {
  bytes: Uint8Array;
  mended: Problem[];
  changes: Change[];
}

const byteOrderMark = "\ufeff";
/** More than any chain of mistakes that hide each other; it only makes sure of an end. */
const maxRounds = 10;

/**
 * Makes every mend that is certain, again and again, because one mistake may hide another. Only the
 * mended places change: everything else stays byte for byte.
 */
export function mend(bytes: Uint8Array, surroundings: Surroundings): Mended {
  let result: Mended = { bytes, mended: [], changes: [] };
  for (let round = 0; round < maxRounds; round += 1) {
    const { problems, source } = readManifest(result.bytes, surroundings);
    const chosen = disjoint(problems.filter(({ fix }) => fix && changes(fix, source)));
    if (chosen.length === 0) break;
    const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    result = {
      bytes: encode(splice(source, edits), bytes),
      mended: [...result.mended, ...chosen],
      changes: [...result.changes, ...listChanges(source, chosen)],
    };
  }
  return result;
}

/** A text as bytes, with a byte order mark if the file had one before. */
export const encode = (text: string, before: Uint8Array): Uint8Array =>
  Buffer.from((startsWithMark(before) ? byteOrderMark : "") + text);

/** Whether a mend would leave anything otherwise than it is: what it changed last time is no mend twice. */
export const changes = ({ edits }: Fix, source: string) =>
  edits.some(({ start, end, text }) => source.slice(start, end) !== text);

/** The problems, without those whose mend would touch what another changes. */
function disjoint(problems: readonly Problem[]): Problem[] {
  const chosen: Problem[] = [];
  for (const problem of problems) {
    const taken = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const edits = problem.fix?.edits ?? [];
    const free = edits.every((edit) => !taken.some((other) => overlap(edit, other)));
    if (free) chosen.push(problem);
  }
  return chosen;
}
