import { visible } from "../../shared/text/wording.ts";
import type { Edit, LocatedDiagnostic } from "../../yaml/diagnostic.ts";
import { lineCounter } from "../../yaml/parse.ts";
import { splice } from "../../yaml/splice.ts";

/** Lines that fixes change: before, after, and the number of the first line in both versions. */
export interface FixedLines<Item = LocatedDiagnostic> {
  diagnostics: Item[];
  before: string[];
  after: string[];
  lineBefore: number;
  lineAfter: number;
}

/** Something that changes the text, or may. */
interface Changing {
  fix?: { edits: readonly Edit[] };
}

interface Hunk<Item> {
  diagnostics: Item[];
  edits: Edit[];
  first: number;
  last: number;
}

/** The lines that the fixes of these diagnostics change. Fixes that share a line share a change. */
export function listChanges<Item extends Changing>(
  source: string,
  diagnostics: readonly Item[],
): FixedLines<Item>[] {
  const lines = source.split("\n");
  let shift = 0;
  return groupByLines(source, diagnostics).map(({ diagnostics, edits, first, last }) => {
    const offset = lines.slice(0, first - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const before = lines.slice(first - 1, last);
    const after = splice(
      before.join("\n"),
      edits.map(({ start, end, text }) => ({ start: start - offset, end: end - offset, text })),
    ).split("\n");
    const same = (count: number) => before.at(count) === after.at(count);
    const least = Math.min(before.length, after.length);
    let head = 0;
    while (head < least && same(head)) head += 1;
    let tail = 0;
    while (tail < least - head && same(-1 - tail)) tail += 1;
    const change = {
      diagnostics,
      before: before.slice(head, before.length - tail),
      after: after.slice(head, after.length - tail),
      lineBefore: first + head,
      lineAfter: first + head + shift,
    };
    shift += after.length - before.length;
    return change;
  });
}

function groupByLines<Item extends Changing>(
  source: string,
  diagnostics: readonly Item[],
): Hunk<Item>[] {
  const place = lineCounter(source);
  const edits = diagnostics
    .flatMap((diagnostic) => (diagnostic.fix?.edits ?? []).map((edit) => ({ diagnostic, edit })))
    .toSorted((a, b) => a.edit.start - b.edit.start);
  const hunks: Hunk<Item>[] = [];
  for (const { diagnostic, edit } of edits) {
    const [first, last] = [place(edit.start).line, place(edit.end).line];
    const current = hunks.at(-1);
    if (!current || first > current.last) {
      hunks.push({ diagnostics: [diagnostic], edits: [edit], first, last });
      continue;
    }
    current.edits.push(edit);
    current.last = Math.max(current.last, last);
    if (!current.diagnostics.includes(diagnostic)) current.diagnostics.push(diagnostic);
  }
  return hunks;
}

/** Formats a change as a small diff below its diagnostics, so that it can be undone by hand. */
export function formatChange(change: FixedLines): string {
  const heads = change.diagnostics.map(
    ({ file, line, column, fix }) => `${file}:${line}:${column} mended ${fix?.title}`,
  );
  return [...heads, ...formatLines(change)].join("\n");
}

/** Prints edits of a file as small diffs, each below its place. */
export function formatEdits(file: string, source: string, edits: readonly Edit[]): string {
  return listChanges(source, [{ fix: { edits } }])
    .map((change) => [`${file}:${change.lineAfter}`, ...formatLines(change)].join("\n"))
    .join("\n\n");
}

function formatLines({ before, after, ...lines }: FixedLines<unknown>): string[] {
  const gutter = String(Math.max(lines.lineBefore, lines.lineAfter) + before.length).length + 2;
  const rows = (texts: string[], first: number, sign: string) =>
    texts.map((text, index) => `${String(first + index).padStart(gutter)} ${sign} ${show(text)}`);
  return [...rows(before, lines.lineBefore, "-"), ...rows(after, lines.lineAfter, "+")];
}

/** The line with tabs and special blanks made visible. */
const show = (line: string) =>
  visible(line.replace(/\r$/, "")).replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, "␣");
