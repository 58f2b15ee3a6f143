import type { TranslatedText } from "../../shared/editor/translations.ts";

/** The steps from a click outwards, of which one has the whole text. */
const maxSteps = 5;

/** The text that an element of the translated page shows, or one around it; undefined if it shows none. */
export function findText(
  target: EventTarget | null,
  texts: readonly TranslatedText[],
): TranslatedText | undefined {
  const byLetters = new Map(
    texts.toReversed().flatMap((text) => {
      const shown = text.state === "translated" ? text.translation : text.id;
      return [[lettersOf(withoutMarks(shown)), text] as const];
    }),
  );
  // The page is a document of its own, with classes of its own.
  let node = target && "textContent" in target ? (target as Node) : null;
  for (let step = 0; node && step < maxSteps; step += 1) {
    const found = byLetters.get(lettersOf(node.textContent ?? ""));
    if (found) return found;
    node = node.parentNode;
  }
  return undefined;
}

/** Letters alone: browsers and authors break lines in different places. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** A text without the addresses of its links, and without ids. */
const withoutMarks = (text: string) => text.replaceAll(/\]\([^)]*\)|\{#[^}]*\}/g, "");
