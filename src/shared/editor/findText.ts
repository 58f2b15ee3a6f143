import type { TranslatedText } from "./translations.ts";

/** The text that an element of a translated page shows, by the words of the element and of each around it. */
export function findText(
  around: readonly string[],
  texts: readonly TranslatedText[],
): TranslatedText | undefined {
  const byLetters = new Map(
    texts.toReversed().flatMap((text) => {
      const shown = text.state === "translated" ? text.translation : text.id;
      return [[lettersOf(withoutMarks(shown)), text] as const];
    }),
  );
  for (const words of around) {
    const found = byLetters.get(lettersOf(words));
    if (found) return found;
  }
  return undefined;
}

/** Letters alone: browsers and authors break lines in different places. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** A text without the addresses of its links, and without ids. */
const withoutMarks = (text: string) => text.replaceAll(/\]\([^)]*\)|\{#[^}]*\}/g, "");
