import { type Catalogue, type CatalogueEntry, keyOf } from "./catalogue.ts";
import type { Phrase } from "./listPhrases.ts";
import { matchEntries } from "./matchEntries.ts";

/** Identifies an entry by its place and its text. */
export const keyOfEntry = ({ context, id }: Pick<CatalogueEntry, "context" | "id">): string =>
  keyOf(context, id.value);

/**
 * Compares a catalogue with all texts of the site: `wanted` are the different texts, `kept` the entries of those, `vanished`
 * the entries whose texts are gone, and `matches` the entries that were those of new texts before.
 */
export function matchCatalogue({ entries }: Pick<Catalogue, "entries">, given: readonly Phrase[]) {
  const wanted = new Map<string, Phrase>();
  for (const phrase of given) {
    const key = keyOf(phrase.context, phrase.text);
    if (!wanted.has(key)) wanted.set(key, phrase);
  }
  const active = entries.filter(({ isObsolete }) => !isObsolete);
  const kept = new Map(
    active
      .filter((entry) => wanted.has(keyOfEntry(entry)))
      .map((entry) => [keyOfEntry(entry), entry]),
  );
  const vanished = active.filter((entry) => !kept.has(keyOfEntry(entry)));
  const obsolete = new Map(
    entries.filter(({ isObsolete }) => isObsolete).map((entry) => [keyOfEntry(entry), entry]),
  );
  const added = [...wanted].filter(([key]) => !kept.has(key));
  const fresh = added.flatMap(([key, phrase]) => (obsolete.has(key) ? [] : [phrase]));
  const matches = matchEntries(fresh, vanished, [...kept.values()]);
  return { wanted, kept, vanished, obsolete, added, matches };
}
