import type { Problem } from "./problem.ts";
import { visible } from "./words.ts";

const maxWidth = 96;

/** Prints problems for a terminal: where and what, a frame of the file with a caret, and what to do. */
export function formatProblems(problems: readonly Problem[], source: string): string {
  const lines = source.split(/\r?\n/);
  return problems.map((problem) => formatProblem(problem, lines)).join("\n");
}

/** The problems where they are not what was asked for: errors and warnings as ever, then the notices, a line each. */
export function formatBriefly(problems: readonly Problem[], source: string): string {
  const framed = problems.filter(({ severity }) => severity !== "notice");
  const notices = problems.filter(({ severity }) => severity === "notice");
  const closing = "npm run check shows each notice in its place, and says what to do.";
  return [
    ...(framed.length > 0 ? [formatProblems(framed, source)] : []),
    ...(notices.length > 0 ? [...notices.map(headline), closing, ""] : []),
  ].join("\n");
}

const headline = ({ file, line, column, severity, code, message }: Problem) =>
  `${file}:${line}:${column} ${severity} ${code} ${message}`;

function formatProblem(problem: Problem, lines: readonly string[]): string {
  const hint = problem.hint ? [`  ${problem.hint}`] : [];
  return [headline(problem), ...frame(problem, lines), ...hint, ""].join("\n");
}

/** The line above, the line itself, and carets under the place. */
function frame({ line, column, endLine, endColumn }: Problem, lines: readonly string[]): string[] {
  const text = lines[line - 1];
  if (text === undefined || text === "") return [];
  const cut = Math.max(0, column - 1 - Math.floor(maxWidth / 2));
  const shown = (part: string) => visible(part.replaceAll("\t", "  "));
  const from = cut === 0 ? "" : "…";
  const before = from + shown(text.slice(cut, column - 1));
  const stop = endLine === line ? endColumn - 1 : text.length;
  const until = Math.max(column, Math.min(stop, cut + maxWidth));
  const marked = shown(text.slice(column - 1, until));
  const after = shown(text.slice(until, cut + maxWidth));
  const rest = cut + maxWidth < text.length ? "…" : "";
  const gutter = String(line).length + 2;
  const above = lines[line - 2]?.trim()
    ? [row(line - 1, gutter, shown(lines[line - 2] ?? ""))]
    : [];
  return [
    ...(cut === 0 ? above.map((previous) => previous.slice(0, maxWidth + gutter + 3)) : []),
    row(line, gutter, before + marked + after + rest),
    `${" ".repeat(gutter)} | ${" ".repeat(widthOf(before))}${"^".repeat(Math.max(1, widthOf(marked)))}`,
  ];
}

const row = (line: number, gutter: number, text: string) =>
  `${String(line).padStart(gutter)} | ${text}`;

/** How many columns a terminal gives the text: two for wide letters and pictures, none for marks above letters. */
function widthOf(text: string): number {
  const wide = text.match(
    /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/gu,
  );
  return [...text.replaceAll(/\p{M}/gu, "")].length + (wide?.length ?? 0);
}
