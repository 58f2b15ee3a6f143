import { asText } from "../shared/lookUp.ts";
import { inWords } from "./names.ts";

/** A value of a choice as people read it: `app-store` is "App store". A name with spaces is one already. */
export function labelOfOption(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" && !value.includes(" ") ? inWords(value) : asText(value);
}
