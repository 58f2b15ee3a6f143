import type { ChangeKind, TranslatedText } from "../change.ts";
import { count, listTitles } from "../countWords.ts";
import { describeRewording, quoteLine } from "../describeWords.ts";
import { withArticle } from "../nameValue.ts";

/** The fate of translations in words: `title translated: "Denk besser."`. */
export function describeTranslations({
  fate,
  texts,
}: Extract<ChangeKind, { do: "translate" }>): string {
  const [first] = texts;
  if (fate === "unchanged")
    return `${count(texts.length, "text")} still ${texts.length === 1 ? "waits" : "wait"} for a translation: visitors see the same`;
  if (fate === "moved")
    return `${count(texts.length, "translation")} ${texts.length === 1 ? "stays with its text" : "stay with their texts"}: visitors see the same`;
  return first && texts.length === 1 ? describeOne[fate](first) : describeMany[fate](texts);
}

type Told = Exclude<Extract<ChangeKind, { do: "translate" }>["fate"], "moved" | "unchanged">;

const describeOne: Record<Told, (text: TranslatedText) => string> = {
  translated: ({ name, after }) => `${name} translated: ${quoteLine(after)}`,
  reworded: ({ name, before, after }) =>
    `translation of ${withArticle(name)}: ${describeRewording(before, after)}`,
  removed: ({ name, before, text }) =>
    `translation of ${withArticle(name)} removed: ${quoteLine(before)}, so visitors read ${quoteLine(text)}`,
  waiting: ({ name, text }) => `${name} waits for a translation: ${quoteLine(text)}`,
  stale: ({ name, after }) =>
    `translation of ${withArticle(name)} has to be looked at, because its text changed: ${quoteLine(after)}`,
  doubted: ({ name, after }) =>
    `translation of ${withArticle(name)} has to be looked at: ${quoteLine(after)}`,
  gone: ({ name, before }) =>
    `translation of ${withArticle(name)} gone with its text: ${quoteLine(before)}`,
  dropped: ({ name, text }) =>
    `${name} waits for no translation any more, because it is gone: ${quoteLine(text)}`,
};

const describeMany: Record<Told, (texts: readonly TranslatedText[]) => string> = {
  translated: (texts) => `${texts.length} texts translated: ${listTitles(texts.map(now))}`,
  reworded: (texts) => `${texts.length} translations reworded: ${listTitles(texts.map(now))}`,
  removed: (texts) =>
    `${texts.length} translations removed: ${listTitles(texts.map(({ before }) => before))}`,
  waiting: (texts) =>
    `${texts.length} texts wait for a translation: ${listTitles(texts.map(({ text }) => text))}`,
  stale: (texts) =>
    `${texts.length} translations have to be looked at, because their texts changed: ${listTitles(texts.map(now))}`,
  doubted: (texts) =>
    `${texts.length} translations have to be looked at: ${listTitles(texts.map(now))}`,
  gone: (texts) =>
    `${texts.length} translations gone with their texts: ${listTitles(texts.map(({ before }) => before))}`,
  dropped: (texts) =>
    `${texts.length} texts wait for no translation any more, because they are gone: ${listTitles(texts.map(({ text }) => text))}`,
};

const now = ({ after }: TranslatedText) => after;
