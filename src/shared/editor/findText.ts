import type { TranslatedText } from "./translations.ts";

/** The text that an element of a translated page shows, by the words of the element and of each around it. */
export function findText(
  around: readonly string[],
  texts: readonly TranslatedText[],
): TranslatedText | undefined {
  const byLetters = new Map<string, TranslatedText[]>();
  for (const text of texts) {
    const letters = lettersOf(withoutMarks(shownOf(text)));
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), text]);
  }
  for (const words of around) {
    const found = byLetters.get(lettersOf(words));
    if (found) return withSigns(found, words);
  }
  return undefined;
}

const shownOf = ({ state, translation, id }: TranslatedText) =>
  state === "translated" ? translation : id;

/** Of texts that have the same letters, the one with the signs of the words, such as `Pro+` beside `Pro`. */
function withSigns(texts: readonly TranslatedText[], words: string): TranslatedText | undefined {
  const written = inOneWord(words);
  const [nearest] = texts
    .map((text) => ({ text, shown: inOneWord(shownOf(text)) }))
    .filter(({ shown }) => shown.includes(written))
    .sort((a, b) => a.shown.length - b.shown.length);
  return nearest?.text ?? texts[0];
}

const inOneWord = (text: string) => text.replaceAll(/\s+/g, "");

/** Letters alone: browsers and authors break lines in different places. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** A text without the addresses of its links, and without ids. */
const withoutMarks = (text: string) => text.replaceAll(/\]\([^)]*\)|\{#[^}]*\}/g, "");
