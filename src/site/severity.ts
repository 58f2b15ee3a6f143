import type { Code } from "../yaml/codes.ts";
import type { LocatedDiagnostic } from "../yaml/diagnostic.ts";

/** Notices of what is still to be written. */
const unwritten: ReadonlySet<Code> = new Set(["placeholder", "untranslated"]);

/** A page with its diagnostics. */
interface Judged {
  diagnostics: readonly LocatedDiagnostic[];
  isNeverSeen: boolean;
}

/**
 * The diagnostics of `--strict`: warnings, links without a destination and texts without a translation become errors. On a
 * page that no visitor will see, they do not: it may be unfinished.
 */
export function applyStrict({ diagnostics, isNeverSeen }: Judged): LocatedDiagnostic[] {
  return diagnostics.map((diagnostic) =>
    !isNeverSeen && (diagnostic.severity === "warning" || unwritten.has(diagnostic.code))
      ? { ...diagnostic, severity: "error" }
      : diagnostic,
  );
}

/** `2 errors, 1 warning`, without zeros. */
export function count(diagnostics: readonly LocatedDiagnostic[]): string {
  return (["error", "warning", "notice"] as const)
    .map((severity) => [diagnostics.filter((each) => each.severity === severity).length, severity])
    .filter(([number]) => number !== 0)
    .map(([number, severity]) => `${number} ${severity}${number === 1 ? "" : "s"}`)
    .join(", ");
}
