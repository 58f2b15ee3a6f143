import type { LocatedDiagnostic } from "../../yaml/diagnostic.ts";

/** Formats diagnostics as workflow commands, which GitHub shows beside their lines. */
export function annotate(diagnostics: readonly LocatedDiagnostic[]): string {
  return diagnostics.map(toCommand).join("\n");
}

function toCommand(diagnostic: LocatedDiagnostic): string {
  const { severity, file, line, endLine, column, endColumn, code, message, hint } = diagnostic;
  const properties = { file, line, endLine, col: column, endColumn, title: code };
  const head = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${severity} ${head.join(",")}::${escapeData([message, hint].filter(Boolean).join(" "))}`;
}

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (value: string | number) =>
  escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
