import { lookUp } from "../../shared/lookUp.ts";

/** A phrase with a value for each `{name}`, whose order differs between languages. */
export const phrase = (words: string, values: Record<string, string | number>): string =>
  words.replace(/{(\w+)}/g, (_, name) => String(lookUp(values, name)));
