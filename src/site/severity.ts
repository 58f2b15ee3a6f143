import type { LocatedDiagnostic } from "../yaml/diagnostic.ts";

/** The diagnostics of `--strict`: warnings and links without a destination become errors. */
export function applyStrict(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  return diagnostics.map((diagnostic) =>
    diagnostic.severity === "warning" || diagnostic.code === "placeholder"
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
