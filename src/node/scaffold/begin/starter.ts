import { findLanguageFile, readLanguageFile } from "../../../site/languages.ts";

/** The words of a page's opening: its title, what is below it, and those on the button. */
interface Opening {
  promise: string;
  offer: string;
  start: string;
}

type SectionTitle =
  | "services"
  | "programme"
  | "prices"
  | "people"
  | "numbers"
  | "farewell"
  | "lines"
  | "parts"
  | "visit"
  | "range"
  | "everyone"
  | "day"
  | "arrival"
  | "matters"
  | "work"
  | "office"
  | "hours"
  | "issue"
  | "short"
  | "call"
  | "build";

/** The purpose of a page. Each has an opening of its own. */
export type Purpose =
  | "service"
  | "event"
  | "story"
  | "house"
  | "office"
  | "tool"
  | "play"
  | "product";

/** The texts of a starter page in one language: its `starter.json`. */
export interface Starter extends Opening {
  openings: Record<Purpose, Opening>;
  /** Titles of sections. */
  titles: Record<SectionTitle, string>;
  /** The things on offer, each with a sentence. */
  offers: { title: string; description: string }[];
  /** The words of a bar above the page. */
  notice: string;
  /** The work of a person. */
  role: string;
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
