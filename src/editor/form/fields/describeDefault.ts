import { inWords } from "../../../schema/names.ts";
import { asText } from "../../../shared/lookUp.ts";

/** A value of a choice as people read it. A name with spaces is one already. */
export function labelOfOption(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" && !value.includes(" ") ? inWords(value) : asText(value);
}

/** The default of a property as it is shown in grey, if it is a text, a number, or yes or no. */
export function describeDefault(defaultValue: unknown): string | undefined {
  if (typeof defaultValue === "boolean") return `Usually ${defaultValue ? "yes" : "no"}`;
  if (typeof defaultValue === "string" || typeof defaultValue === "number")
    return String(defaultValue);
}

/** The same for a choice, whose values are written as labels. */
export const describeDefaultChoice = (defaultValue: unknown): string | undefined =>
  defaultValue === undefined ? undefined : `Usually ${labelOfOption(defaultValue)}`;
