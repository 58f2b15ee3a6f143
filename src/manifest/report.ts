import type { Problem } from "./problem.ts";

/** Prints problems for a terminal: where and what, a frame of the file with a caret, and what to do. */
export function formatProblems(problems: readonly Problem[], source: string): string {
  const lines = source.split(/\r?\n/);
  return problems.map((problem) => formatProblem(problem, lines)).join("\n");
}

function formatProblem(problem: Problem, lines: readonly string[]): string {
  const { file, line, column, endLine, endColumn, severity, code, message, hint } = problem;
  const text = lines[line - 1] ?? "";
  const width = endLine === line ? Math.max(1, endColumn - column) : text.length - column + 1;
  const gutter = String(line).padStart(5);
  return [
    `${file}:${line}:${column} ${severity} ${code} ${message}`,
    `${gutter} | ${text}`,
    `${" ".repeat(gutter.length)} | ${" ".repeat(column - 1)}${"^".repeat(Math.max(1, width))}`,
    ...(hint ? [hint] : []),
    "",
  ].join("\n");
}
