import { inWords } from "../../../schema/names.ts";
import { asText } from "../../../shared/lookUp.ts";

/** A value of a choice as people read it. A name with spaces is one already. */
export function labelOfOption(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" && !value.includes(" ") ? inWords(value) : asText(value);
}

/** The sentence that names the default of a property, if it is a text or a number. */
export function describeDefault(defaultValue: unknown): string | undefined {
  if (typeof defaultValue === "boolean") return `Default: ${defaultValue ? "yes" : "no"}`;
  if (typeof defaultValue === "string" || typeof defaultValue === "number")
    return `Default: ${defaultValue}`;
}

/** The same for a choice, whose values are written as labels. */
export const describeDefaultChoice = (defaultValue: unknown): string | undefined =>
  defaultValue === undefined ? undefined : `Default: ${labelOfOption(defaultValue)}`;
