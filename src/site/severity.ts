import type { Problem } from "../yaml/diagnostic.ts";

/** The code of what is said about invented people, and what they are made to say. */
export const sampleCode = "sample";

/** The problems as `--strict` weighs them: warnings and links without a destination are errors. */
export function strictly(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.severity === "warning" || problem.code === "placeholder"
      ? { ...problem, severity: "error" }
      : problem,
  );
}

/** `2 errors, 1 warning` – what there is, without what there is not. */
export function count(problems: readonly Problem[]): string {
  return (["error", "warning", "notice"] as const)
    .map((severity) => [problems.filter((each) => each.severity === severity).length, severity])
    .filter(([number]) => number !== 0)
    .map(([number, severity]) => `${number} ${severity}${number === 1 ? "" : "s"}`)
    .join(", ");
}
