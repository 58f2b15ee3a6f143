import { findLanguageFile, readLanguageFile } from "../../../site/languages.ts";

/** The texts of a starter page in one language: its `starter.json`. */
export interface Starter {
  promise: string;
  offer: string;
  start: string;
  /** The description of the opening's picture. */
  picture: string;
  benefits: { label: string; title: string; items: { title: string; description: string }[] };
  steps: { title: string; items: { title: string; description: string }[] };
  /** For each of a few numbers, the thing that it counts. */
  numbers: string[];
  /** The words of somebody, and their name. */
  voice: { text: string; name: string };
  place: { title: string; address: string };
  questions: {
    label: string;
    title: string;
    items: { question: string; answer: string }[];
  };
  invitation: { title: string; text: string };
  legal: { title: string; privacy: string; terms: string; cookies: string; rights: string };
  /** A page that is made with nothing but a text: its description, and what its text consists of. */
  page: { description: string; text: string; format: string; heading: string; entry: string };
}

/** The texts for a page in this language, in English if there is no translation. */
export const readStarter = (lang: string): Starter =>
  readLanguageFile(findLanguageFile(lang, "starter.json"));
