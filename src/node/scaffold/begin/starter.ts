import { createRequire } from "node:module";
import { findShipped } from "../../../site/language.ts";

/** The texts of a starter page in one language: a file of `starters/`. */
export interface Starter {
  promise: string;
  offer: string;
  start: string;
  /** The description of the opening's picture. */
  picture: string;
  benefits: { label: string; title: string; items: { title: string; description: string }[] };
  questions: {
    label: string;
    title: string;
    category: string;
    items: { question: string; answer: string }[];
  };
  invitation: { title: string; text: string };
  legal: { title: string; privacy: string; terms: string; cookies: string; rights: string };
}

const require = createRequire(import.meta.url);

/** The texts for a page in this language; English ones where there are none in it. */
export function readStarter(lang: string): Starter {
  return require(`./starters/${findShipped(lang) ?? "en"}.json`);
}
