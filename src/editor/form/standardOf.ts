import { labelOfOption } from "./toWords.ts";

/** The sentence that says which value counts where none is given, for a value that is a word or a number. */
export function standardOf(standard: unknown): string | undefined {
  if (typeof standard === "boolean") return `Standard: ${standard ? "yes" : "no"}`;
  if (typeof standard === "string" || typeof standard === "number") return `Standard: ${standard}`;
}

/** The same for a choice, whose values are written as labels. */
export const standardChoice = (standard: unknown): string | undefined =>
  standard === undefined ? undefined : `Standard: ${labelOfOption(standard)}`;
