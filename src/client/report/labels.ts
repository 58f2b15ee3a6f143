import type { Report, ReportedDiagnostic } from "../../shared/live/report.ts";

type Severity = ReportedDiagnostic["severity"];

const names: Record<Severity, [one: string, many: string]> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  notice: ["notice", "notices"],
};

/** The diagnostics of one severity, each with its index in the report. */
export const ofWeight = (
  { diagnostics }: Report,
  severity: Severity,
): [ReportedDiagnostic, number][] =>
  diagnostics.flatMap((diagnostic, index) =>
    diagnostic.severity === severity ? [[diagnostic, index]] : [],
  );

/** The number of diagnostics of one severity, such as `2 errors`. */
export function countOf(report: Report, severity: Severity): string {
  const { length } = ofWeight(report, severity);
  const [one, many] = names[severity];
  return `${length} ${length === 1 ? one : many}`;
}

/** The title of a report, such as `2 errors in page.yaml`. */
export const titleOf = (report: Report): string =>
  report.fault === undefined
    ? `${countOf(report, "error")} in ${report.file}`
    : "The files of the site cannot be read";

/** The text for screen readers when the problem of a report is solved. */
export const announceEnd = ({ file, fault }: Report): string =>
  fault === undefined ? `${file} is right again.` : "The files of the site are read again.";

/** The text for screen readers when a report appears or changes. */
export function announce(report: Report): string {
  const [[first] = []] = ofWeight(report, "error");
  const where = first ? ` The first is in line ${first.line}: ${first.message}` : "";
  const reason = report.fault === undefined ? where : ` ${report.fault}`;
  return `${titleOf(report)}.${reason}`;
}
