import { findLanguageFile, readLanguageFile } from "../../site/languages.ts";

/** The sentences of invented people in two halves. Any opening fits any ending, and both fit any product. */
export interface Feedback {
  openings: string[];
  endings: string[];
}

/** The sentences of invented people in the language `tag`, in English if there is no translation. */
export const feedbackIn = (tag: string): Feedback =>
  readLanguageFile(findLanguageFile(tag, "samples.json"));

/** Joins two sentences as the script they are written in does. */
export const joinSentences = (first: string, second: string): string =>
  first.endsWith("。") ? first + second : `${first} ${second}`;
