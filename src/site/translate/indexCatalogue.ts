import { type Catalogue, type CatalogueEntry, fuzzy, keyOf } from "./catalogue.ts";
import type { Phrase } from "./listPhrases.ts";
import { matchCatalogue } from "./matchCatalogue.ts";

/** A text of the site in a language: translated, waiting for a translation, or translated before it was reworded. */
export type PhraseState = "translated" | "missing" | "stale";

/** Finds the entry of a text, and whether its translation can be shown. */
export interface CatalogueIndex {
  find(phrase: Pick<Phrase, "context" | "text">): CatalogueEntry | undefined;
  stateOf(phrase: Pick<Phrase, "context" | "text">): PhraseState;
}

/**
 * The entries of a catalogue by their texts. Obsolete ones are left out. With all texts of the site, a text whose section,
 * page or setting has another name since the catalogue was written has the entry that was its own.
 */
export function indexCatalogue(
  { entries }: Pick<Catalogue, "entries">,
  phrases: readonly Phrase[] = [],
): CatalogueIndex {
  const known = new Map<string, CatalogueEntry>();
  for (const entry of entries) {
    const key = keyOf(entry.context, entry.id.value);
    if (!entry.isObsolete && !known.has(key)) known.set(key, entry);
  }
  if (phrases.some(({ context, text }) => !known.has(keyOf(context, text)))) {
    for (const [phrase, { entry, isCertain }] of matchCatalogue({ entries }, phrases).matches) {
      if (isCertain) known.set(keyOf(phrase.context, phrase.text), entry);
    }
  }
  const find: CatalogueIndex["find"] = ({ context, text }) => known.get(keyOf(context, text));
  return {
    find,
    stateOf(phrase) {
      const entry = find(phrase);
      if (!entry || entry.text.value.trim() === "") return "missing";
      return entry.flags.includes(fuzzy) ? "stale" : "translated";
    },
  };
}

/** The number of different texts in each state. */
export function countPhrases(
  phrases: readonly Phrase[],
  { stateOf }: CatalogueIndex,
): Record<PhraseState, number> {
  const counts = { translated: 0, missing: 0, stale: 0 };
  const different = new Map(phrases.map((phrase) => [keyOf(phrase.context, phrase.text), phrase]));
  for (const phrase of different.values()) counts[stateOf(phrase)] += 1;
  return counts;
}
