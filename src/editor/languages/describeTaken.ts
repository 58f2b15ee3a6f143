import type { TakenCatalogue } from "../../shared/editor/translations.ts";

/** True if a text may be a catalogue. */
export const isCatalogue = (text: string): boolean => /^msgid "/m.test(text);

/** The sentences about the translations that were taken from a catalogue. */
export function describeTaken({ translated, stale, unknown }: TakenCatalogue): string {
  const sentences = [
    `${countOf(translated, "translation is", "translations are")} taken over.`,
    stale > 0 &&
      `${countOf(stale, "was", "were")} made for other words than the page has now: look at ${stale === 1 ? "it" : "them"}.`,
    unknown > 0 &&
      `${countOf(unknown, "text", "texts")} of the file ${unknown === 1 ? "is" : "are"} not on the site.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

const countOf = (count: number, one: string, several: string) =>
  `${count === 0 ? "No" : count} ${count === 1 ? one : several}`;
