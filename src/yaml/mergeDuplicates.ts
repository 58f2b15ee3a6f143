import type { Diagnostic } from "./diagnostic.ts";
import { lineCounter } from "./parse.ts";

const maxLines = 8;

/** Reports the same mistake in several entries of a list once, at the first of them, with a fix for all. */
export function mergeDuplicates(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const alike = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    // A range behind the page belongs to another file.
    if (!diagnostic.likeness || diagnostic.range[0] > text.length) continue;
    const key = `${diagnostic.likeness} ${diagnostic.fix !== undefined}`;
    const same = alike.get(key);
    if (same) same.push(diagnostic);
    else alike.set(key, [diagnostic]);
  }
  const groups = new Map([...alike.values()].map((same) => [inOrder(same)[0], inOrder(same)]));
  const joined = new Set([...groups.values()].flatMap((same) => same.slice(1)));
  const place = lineCounter(text);
  const lineOf = (offset: number) => place(offset).line;
  return diagnostics.flatMap((diagnostic) => {
    if (joined.has(diagnostic)) return [];
    const others = groups.get(diagnostic)?.slice(1) ?? [];
    return [others.length > 0 ? join(diagnostic, others, lineOf) : diagnostic];
  });
}

const inOrder = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.toSorted((a, b) => a.range[0] - b.range[0]);

function join(
  first: Diagnostic,
  others: readonly Diagnostic[],
  lineOf: (offset: number) => number,
): Diagnostic {
  const [, ...lines] = [...new Set([first, ...others].map(({ range }) => lineOf(range[0])))];
  const shown = lines.slice(0, maxLines).join(", ") + (lines.length > maxLines ? " …" : "");
  const places = lines.length > 0 ? `, line${lines.length === 1 ? "" : "s"} ${shown}` : "";
  const count = others.length === 1 ? "one more entry" : `${others.length} more entries`;
  const edits = others.flatMap(({ fix }) => fix?.edits ?? []);
  return {
    ...first,
    message: `${first.message} The same in ${count}${places}.`,
    ...(first.fix && { fix: { ...first.fix, edits: [...first.fix.edits, ...edits] } }),
  };
}
