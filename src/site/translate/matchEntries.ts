import { measureLikeness } from "../likeness.ts";
import { memoize } from "../memoize.ts";
import { type CatalogueEntry, keyOf } from "./catalogue.ts";
import type { Phrase } from "./listPhrases.ts";
import { matchGroups, readContext } from "./matchGroups.ts";

/** The entry whose translation a new text takes. It is certain if the words are the same, and so is their place. */
export interface EntryMatch {
  entry: CatalogueEntry;
  isCertain: boolean;
}

/** The least that two texts have in common if one is the other reworded. */
const leastLikeness = 0.4;

/**
 * Finds for new texts the entries that were theirs before a section or page was renamed, an item moved or the text
 * reworded. `vanished` are the entries whose texts are gone, `kept` those whose texts are still there.
 */
export function matchEntries(
  phrases: readonly Phrase[],
  vanished: readonly CatalogueEntry[],
  kept: readonly CatalogueEntry[],
): Map<Phrase, EntryMatch> {
  const matches = new Map<Phrase, EntryMatch>();
  const free = new Set(vanished);
  const groups = matchGroups(phrases, vanished, kept);
  /** The place that the text had, if its group has another name now. */
  const formerContext = ({ context }: Phrase) => {
    const { group, setting } = readContext(context);
    return [groups.get(group) ?? group, setting].filter(Boolean).join(" ");
  };
  const take = (phrase: Phrase, entry: CatalogueEntry, isCertain: boolean) => {
    matches.set(phrase, { entry, isCertain });
    free.delete(entry);
  };
  const byText = new Map<string, CatalogueEntry[]>();
  for (const entry of [...vanished, ...kept.filter(isTranslated)]) {
    memoize(byText, entry.id.value, () => []).push(entry);
  }
  const keys = new Map(vanished.map((entry) => [keyOf(entry.context, entry.id.value), entry]));
  for (const phrase of phrases) {
    const same = keys.get(keyOf(formerContext(phrase), phrase.text));
    if (same) take(phrase, same, true);
  }
  for (const phrase of phrases.filter((each) => !matches.has(each))) {
    const former = readContext(formerContext(phrase));
    const alike = (byText.get(phrase.text) ?? []).filter(
      ({ context }) => readContext(context).name === former.name,
    );
    const here = alike.filter(({ context }) => readContext(context).group === former.group);
    const [only] = here;
    // Two translations of one text: nobody knows which of them fits here.
    const isCertain = here.every(({ text }) => text.value === only?.text.value);
    const other = alike.find((entry) => free.has(entry));
    if (only) take(phrase, only, isCertain);
    else if (other) take(phrase, other, false);
  }
  const reworded = phrases
    .filter((phrase) => !matches.has(phrase))
    .flatMap((phrase) => {
      const former = formerContext(phrase);
      const there = [...free].filter(({ context }) => context === former);
      return there.map((entry) => ({
        phrase,
        entry,
        likeness: measureLikeness(entry.id.value, phrase.text),
        isAlone: there.length === 1,
      }));
    })
    .filter(({ likeness, isAlone }) => isAlone || likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness);
  for (const { phrase, entry } of reworded) {
    if (!matches.has(phrase) && free.has(entry)) take(phrase, entry, false);
  }
  return matches;
}

const isTranslated = ({ text }: CatalogueEntry) => text.value !== "";
