import type { Report, ReportedDiagnostic } from "../../shared/report.ts";

type Severity = ReportedDiagnostic["severity"];

const names: Record<Severity, [one: string, many: string]> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  notice: ["notice", "notices"],
};

/** The problems of one weight, each with its place in the report's list. */
export const ofWeight = (
  { diagnostics }: Report,
  severity: Severity,
): [ReportedDiagnostic, number][] =>
  diagnostics.flatMap((diagnostic, index) =>
    diagnostic.severity === severity ? [[diagnostic, index]] : [],
  );

/** `2 errors` – how many problems there are of one weight. */
export function countOf(report: Report, severity: Severity): string {
  const { length } = ofWeight(report, severity);
  const [one, many] = names[severity];
  return `${length} ${length === 1 ? one : many}`;
}

/** What a screen reader says when a report comes or changes. */
export function announce(report: Report): string {
  const [[first] = []] = ofWeight(report, "error");
  const where = first ? ` The first is in line ${first.line}: ${first.message}` : "";
  return `${countOf(report, "error")} in ${report.file}.${where}`;
}
