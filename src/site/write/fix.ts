import { Composer } from "../../yaml/compose.ts";
import { type DecodedSource, startsWithMark } from "../../yaml/decode.ts";
import type { Edit, FixChange, LocatedDiagnostic } from "../../yaml/diagnostic.ts";
import { overlap } from "../../yaml/splice.ts";
import { type Texts, textFileName } from "../files/texts.ts";
import { memoize } from "../memoize.ts";
import { home, type PageAddress } from "../page/pageAddress.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { readPage } from "../read/load.ts";
import { type FixedLines, listChanges } from "../report/listChanges.ts";

/** A page after its certain fixes, the fixed diagnostics, and the changed lines, round by round. */
export interface FixResult {
  bytes: Uint8Array;
  /** The Markdown files that the page names and that the fixes change, by their paths from the root. */
  texts: ReadonlyMap<string, string>;
  fixed: LocatedDiagnostic[];
  changes: FixedLines[];
}

const byteOrderMark = "\ufeff";
/** Longer than any chain of mistakes that hide each other. It only guarantees an end. */
const maxRounds = 10;

/**
 * Applies every certain fix of the page's file and of the Markdown files that it names, repeatedly, because one mistake
 * may hide another. Every other byte stays.
 */
export function fixPage(
  bytes: Uint8Array,
  context: SiteContext,
  address: PageAddress = home,
): FixResult {
  const composers = new Map<string, Composer>();
  let result: FixResult = { bytes, texts: new Map(), fixed: [], changes: [] };
  for (let round = 0; round < maxRounds; round += 1) {
    const texts = withTexts(context.texts, result.texts);
    const page = readPage(result.bytes, { ...context, texts }, address);
    const made = [...page.texts, [address.file, page.source] as const].flatMap(([file, source]) => {
      const own = page.diagnostics.filter((each) => each.file === file);
      const fixed = disjoint(own.filter(({ fix }) => fix && changes(fix, source)));
      if (fixed.length === 0) return [];
      const composer = memoize(composers, file, () => new Composer(source));
      composer.splice(fixed.flatMap(({ fix }) => fix?.edits ?? []));
      return [{ fixed, changes: listChanges(source, fixed) }];
    });
    if (made.length === 0) break;
    const { [address.file]: own, ...others } = Object.fromEntries(composers);
    result = {
      bytes: own ? encode(own.text, bytes) : bytes,
      texts: new Map(Object.entries(others).map(([file, { text }]) => [file, text])),
      fixed: [...result.fixed, ...made.flatMap(({ fixed }) => fixed)],
      changes: [...result.changes, ...made.flatMap((each) => each.changes)],
    };
  }
  return result;
}

/** The texts of a site, some of them as they are after a change. */
export const withTexts = (texts: Texts, changed: ReadonlyMap<string, string>): Texts =>
  new Map([
    ...texts,
    ...[...changed].map(([file, text]) => [textFileName(file), toSource(text)] as const),
  ]);

const toSource = (text: string): DecodedSource => ({ text, diagnostics: [] });

/** A text as bytes, with a byte order mark if the file had one. */
export const encode = (text: string, before: Uint8Array): Uint8Array =>
  Buffer.from((startsWithMark(before) ? byteOrderMark : "") + text);

/** True if the fix changes the text. Without this check, an applied fix would repeat. */
export const changes = ({ edits }: FixChange, source: string) =>
  edits.some(({ start, end, text }) => source.slice(start, end) !== text);

/** The diagnostics, without those whose fix overlaps another. */
function disjoint(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  const taken: Edit[] = [];
  return diagnostics.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    const isFree = edits.every((edit) => !taken.some((other) => overlap(edit, other)));
    if (isFree) taken.push(...edits);
    return isFree;
  });
}
