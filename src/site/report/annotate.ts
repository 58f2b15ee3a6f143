import type { Problem } from "../../yaml/diagnostic.ts";

/** Prints problems as workflow commands, which GitHub shows beside the lines they concern. */
export function annotate(problems: readonly Problem[]): string {
  return problems.map(toCommand).join("\n");
}

function toCommand(problem: Problem): string {
  const { severity, file, line, endLine, column, endColumn, code, message, hint } = problem;
  const properties = { file, line, endLine, col: column, endColumn, title: code };
  const head = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${severity} ${head.join(",")}::${escapeData([message, hint].filter(Boolean).join(" "))}`;
}

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (value: string | number) =>
  escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
