import { memoize } from "../../memoize.ts";
import type { TranslatedText, TranslationFate } from "../change.ts";
import type { TextPlace } from "./locateTexts.ts";
import type { EntryPair } from "./pairEntries.ts";

/** A text whose translation changed. */
export interface ToldText {
  pair: EntryPair;
  place: TextPlace | undefined;
  fate: TranslationFate;
  text: TranslatedText;
}

/** From so many texts of one section on, one sentence is about them all. */
const severalTexts = 3;

/** From so many sentences of one kind on, one sentence is about all texts of the language. */
const manySentences = 6;

/** Fates of which visitors see nothing: one sentence is about all texts of the language. */
const quietFates: readonly TranslationFate[] = ["moved", "unchanged", "dropped"];

/** The texts of one sentence, with the place that all of them are in. */
interface FoldedTexts {
  fate: TranslationFate;
  place: Omit<TextPlace, "name"> | undefined;
  texts: readonly ToldText[];
}

/** Puts the texts together that one sentence is about. */
export function foldTexts(told: readonly ToldText[]): FoldedTexts[] {
  return [...groupBy(told, ({ fate }) => fate)].flatMap(([fate, all]) => {
    const sections = [...groupBy(all, ({ place }) => place?.section ?? "").values()];
    const parts = sections.flatMap((texts) =>
      texts.length < severalTexts ? texts.map((text) => [text]) : [texts],
    );
    const isTold = parts.length < manySentences && !quietFates.includes(fate);
    return (isTold ? parts : [all]).map((texts) => {
      const [first] = texts;
      const isOne = isTold || sections.length === 1;
      const { name: _, ...place } = (isOne && first?.place) || { name: "" };
      return { fate, place, texts };
    });
  });
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) memoize(groups, keyOf(item), () => []).push(item);
  return groups;
}
