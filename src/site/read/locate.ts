import { severities } from "../../yaml/codes.ts";
import type { Diagnostic, LocatedDiagnostic } from "../../yaml/diagnostic.ts";
import { lineCounter } from "../../yaml/parse.ts";
import { moveEdits, sourceAt, type TextSource } from "../markdown/sources.ts";

/** The diagnostics of a file, and of the texts that it names, at their lines and columns. */
export function locate(
  diagnostics: readonly Diagnostic[],
  source: string,
  file: string,
  texts: readonly TextSource[] = [],
): LocatedDiagnostic[] {
  const own = { file, start: 0, place: lineCounter(source) };
  const others = texts.map((text) => ({ ...text, place: lineCounter(text.text) }));
  return diagnostics
    .toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1])
    .map(({ range, suppresses: _, likeness: __, mayBeMeant: ___, ...content }) => {
      const { file, place, start: base } = sourceAt(others, range[0]) ?? own;
      const start = place(range[0] - base);
      const end = place(Math.max(range[0], range[1]) - base);
      return {
        file,
        severity: severities[content.code],
        ...start,
        endLine: end.line,
        endColumn: end.column,
        ...(base === 0 ? content : moveEdits(content, -base)),
      };
    });
}
