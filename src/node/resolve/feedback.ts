import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { findShipped } from "../../site/language.ts";

/** The sentences of invented people in two halves. Any opening fits any ending, and both fit any product. */
export interface Feedback {
  openings: string[];
  endings: string[];
}

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve("./feedback/en.json"));
const translated = new Set(readdirSync(folder).map((file) => path.parse(file).name));

/** The sentences of invented people in the language `tag`, in English if there is no translation. */
export function feedbackIn(tag: string): Feedback {
  const name = findShipped(tag) ?? "en";
  return require(`./feedback/${translated.has(name) ? name : "en"}.json`);
}

/** Joins two sentences as the script they are written in does. */
export const joinSentences = (first: string, second: string): string =>
  first.endsWith("。") ? first + second : `${first} ${second}`;
