import type { LocatedDiagnostic } from "../yaml/diagnostic.ts";

/** The code of what is said about invented people, and what they are made to say. */
export const sampleCode = "sample";

/** The problems as `--strict` weighs them: warnings and links without a destination are errors. */
export function strictly(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  return diagnostics.map((diagnostic) =>
    diagnostic.severity === "warning" || diagnostic.code === "placeholder"
      ? { ...diagnostic, severity: "error" }
      : diagnostic,
  );
}

/** `2 errors, 1 warning` – what there is, without what there is not. */
export function count(diagnostics: readonly LocatedDiagnostic[]): string {
  return (["error", "warning", "notice"] as const)
    .map((severity) => [diagnostics.filter((each) => each.severity === severity).length, severity])
    .filter(([number]) => number !== 0)
    .map(([number, severity]) => `${number} ${severity}${number === 1 ? "" : "s"}`)
    .join(", ");
}
