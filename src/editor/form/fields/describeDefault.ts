import { labelOfOption } from "../../../schema/labelOfOption.ts";

/** The default of a property as it is shown in grey, if it is a text, a number, or yes or no. */
export function describeDefault(defaultValue: unknown): string | undefined {
  if (typeof defaultValue === "boolean") return `Usually ${defaultValue ? "yes" : "no"}`;
  if (typeof defaultValue === "string" || typeof defaultValue === "number")
    return String(defaultValue);
}

/** The same for a choice, whose values are written as labels. */
export const describeDefaultChoice = (defaultValue: unknown): string | undefined =>
  defaultValue === undefined ? undefined : `Usually ${labelOfOption(defaultValue)}`;
