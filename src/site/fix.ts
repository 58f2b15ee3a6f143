import { Composer } from "../yaml/compose.ts";
import { startsWithMark } from "../yaml/decode.ts";
import type { Fix, LocatedDiagnostic } from "../yaml/diagnostic.ts";
import { overlap } from "../yaml/splice.ts";
import type { SiteContext } from "./checkedPage.ts";
import { readPage } from "./load.ts";
import { home, type PageAddress } from "./pageAddress.ts";
import { type Change, listChanges } from "./report/listChanges.ts";

/** A page after its certain fixes, the fixed diagnostics, and the changed lines, round by round. */
export interface FixResult {
  bytes: Uint8Array;
  fixed: LocatedDiagnostic[];
  changes: Change[];
}

const byteOrderMark = "\ufeff";
/** Longer than any chain of mistakes that hide each other. It only guarantees an end. */
const maxRounds = 10;

/**
 * Applies every certain fix of the page's own file, repeatedly, because one mistake may hide another. Every other byte
 * stays. `fixTexts` does the same for the Markdown files that it names.
 */
export function fixPage(
  bytes: Uint8Array,
  context: SiteContext,
  address: PageAddress = home,
): FixResult {
  let result: FixResult = { bytes, fixed: [], changes: [] };
  let composer: Composer | undefined;
  for (let round = 0; round < maxRounds; round += 1) {
    const { diagnostics, source } = readPage(result.bytes, context, address);
    const own = diagnostics.filter(({ file }) => file === address.file);
    const chosen = disjoint(own.filter(({ fix }) => fix && changes(fix, source)));
    if (chosen.length === 0) break;
    composer ??= new Composer(source);
    composer.splice(chosen.flatMap(({ fix }) => fix?.edits ?? []));
    result = {
      bytes: encode(composer.text, bytes),
      fixed: [...result.fixed, ...chosen],
      changes: [...result.changes, ...listChanges(source, chosen)],
    };
  }
  return result;
}

/** A text as bytes, with a byte order mark if the file had one. */
export const encode = (text: string, before: Uint8Array): Uint8Array =>
  Buffer.from((startsWithMark(before) ? byteOrderMark : "") + text);

/** True if the fix changes the text. Without this check, an applied fix would repeat. */
export const changes = ({ edits }: Fix, source: string) =>
  edits.some(({ start, end, text }) => source.slice(start, end) !== text);

/** The diagnostics, without those whose fix overlaps another. */
export function disjoint(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  const chosen: LocatedDiagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const taken = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const edits = diagnostic.fix?.edits ?? [];
    const free = edits.every((edit) => !taken.some((other) => overlap(edit, other)));
    if (free) chosen.push(diagnostic);
  }
  return chosen;
}
