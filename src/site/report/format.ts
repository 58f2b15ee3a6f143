import type { SourceFrame } from "../../shared/live/report.ts";
import { visible } from "../../shared/text/wording.ts";
import type { Severity } from "../../yaml/codes.ts";
import type { LocatedDiagnostic } from "../../yaml/diagnostic.ts";
import type { LoadedPage } from "../read/pipeline.ts";
import { count } from "../severity.ts";

const maxWidth = 96;

/** The lines of a file, as diagnostics number them. */
export const sourceLinesOf = (source: string): string[] => source.split(/\r?\n/);

/** Formats diagnostics for a terminal: place and message, a frame of the file with a caret, and the hint. */
export function formatDiagnostics(
  diagnostics: readonly LocatedDiagnostic[],
  source: string,
): string {
  const lines = sourceLinesOf(source);
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, lines)).join("\n");
}

/**
 * Formats the diagnostics of pages by severity, errors last, where they stay in view in a terminal. Notices are counted in one
 * line, unless `all` asks for each.
 */
export function formatByWeight(
  pages: readonly Pick<LoadedPage, "diagnostics" | "source" | "texts">[],
  { all = false } = {},
): string {
  const read = pages.map(({ diagnostics, source, texts }) => {
    const lines = sourceLinesOf(source);
    const ofTexts = new Map([...texts].map(([file, text]) => [file, sourceLinesOf(text)]));
    return { diagnostics, linesIn: (file: string) => ofTexts.get(file) ?? lines };
  });
  const of = (severity: Severity) =>
    read.flatMap(({ diagnostics, linesIn }) =>
      diagnostics
        .filter((diagnostic) => diagnostic.severity === severity)
        .map((diagnostic) => ({ diagnostic, lines: linesIn(diagnostic.file) })),
    );
  const notices = of("notice");
  const reported = [...(all ? notices : []), ...of("warning"), ...of("error")];
  const counted =
    all || notices.length === 0 ? [] : [countNotices(notices.map(({ diagnostic }) => diagnostic))];
  const framed = reported.map(({ diagnostic, lines }) => formatDiagnostic(diagnostic, lines));
  return [...counted, ...(framed.length > 0 ? [framed.join("\n").trimEnd()] : [])].join("\n\n");
}

function countNotices(notices: readonly LocatedDiagnostic[]): string {
  const codes = [...new Set(notices.map(({ code }) => code))];
  const counts = codes.map(
    (code) => `${notices.filter((notice) => notice.code === code).length} ${code}`,
  );
  return `${count(notices)} (${counts.join(", ")}): npm run check -- --all shows each in its place.`;
}

const headline = ({ file, line, column, severity, code, message }: LocatedDiagnostic) =>
  `${file}:${line}:${column} ${severity} ${code} ${message}`;

function formatDiagnostic(diagnostic: LocatedDiagnostic, lines: readonly string[]): string {
  const hint = diagnostic.hint ? [`  ${diagnostic.hint.replaceAll("\n", "\n  ")}`] : [];
  return [headline(diagnostic), ...frame(diagnostic, lines), ...hint, ""].join("\n");
}

/** The line above, the line itself, and carets under the range. */
function frame(diagnostic: LocatedDiagnostic, lines: readonly string[]): string[] {
  const framed = codeFrameOf(diagnostic, lines);
  if (!framed) return [];
  const { line, above, before, marked, after } = framed;
  const gutter = String(line).length + 2;
  return [
    ...(above === undefined ? [] : [row(line - 1, gutter, above)]),
    row(line, gutter, before + marked + after),
    `${" ".repeat(gutter)} | ${" ".repeat(widthOf(before))}${"^".repeat(Math.max(1, widthOf(marked)))}`,
  ];
}

/** The lines around a diagnostic, cut if they are long; undefined if the line is empty. */
export function codeFrameOf(
  { line, column, endLine, endColumn }: LocatedDiagnostic,
  lines: readonly string[],
): SourceFrame | undefined {
  const text = lines[line - 1];
  if (text === undefined || text === "") return undefined;
  const cut = Math.max(0, column - 1 - Math.floor(maxWidth / 2));
  const shown = (part: string) => visible(part.replaceAll("\t", "  "));
  const stop = endLine === line ? endColumn - 1 : text.length;
  const until = Math.max(column, Math.min(stop, cut + maxWidth));
  const above = cut === 0 && lines[line - 2]?.trim() ? shown(lines[line - 2] ?? "") : undefined;
  return {
    line,
    ...(above !== undefined && { above: above.slice(0, maxWidth) }),
    before: (cut === 0 ? "" : "…") + shown(text.slice(cut, column - 1)),
    marked: shown(text.slice(column - 1, until)),
    after: shown(text.slice(until, cut + maxWidth)) + (cut + maxWidth < text.length ? "…" : ""),
  };
}

const row = (line: number, gutter: number, text: string) =>
  `${String(line).padStart(gutter)} | ${text}`;

/** The width of the text in a terminal, in columns: two for wide letters and pictures, none for combining marks. */
function widthOf(text: string): number {
  const wide = text.match(
    /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/gu,
  );
  return [...text.replaceAll(/\p{M}/gu, "")].length + (wide?.length ?? 0);
}

/** The last message of a build, easy to see: the invented people on the page; empty if there are none. */
export function formatInvented(diagnostics: readonly LocatedDiagnostic[]): string {
  const samples = diagnostics.filter(({ code }) => code === "sample");
  if (samples.length === 0) return "";
  return [
    "WARNING: this page shows people who do not exist.",
    ...samples.map(({ file, line, column, message }) => `  ${file}:${line}:${column} ${message}`),
    "In the European Union, invented reviews are an unfair practice (Directive 2005/29/EC, Annex I, 23b and 23c).",
    "Before you publish, put real ones in place of each sample, or take the section off with enabled: false.",
  ].join("\n");
}
