import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Translation } from "../translate/translateData.ts";

/**
 * Everything on a page that the checks compare with its translated texts, as a text to compare. Of an untranslated text
 * that is like no other, only its figures count: while an author writes it, that stays the same.
 */
export function describeBeside({ data, texts, changed, untranslated }: Translation): string {
  const keyOf = (path: FieldPath) => path.join("\n");
  const translated = new Set(changed.map(({ path }) => keyOf(path)));
  const waiting = new Set(
    untranslated
      .filter(({ path }) => !translated.has(keyOf(path)))
      .map(({ path }) => dataAt(data, path)),
  );
  const counts = new Map<string, number>();
  const files = changed.flatMap(({ file = "" }) => texts.get(file)?.text ?? []);
  const whole = [data, files];
  const withTexts = (read: (text: string) => string) =>
    JSON.stringify(whole, (_, value: unknown) => (typeof value === "string" ? read(value) : value));
  withTexts((text) => {
    const letters = lettersOf(text);
    counts.set(letters, (counts.get(letters) ?? 0) + 1);
    return text;
  });
  return withTexts((text) =>
    waiting.has(text) && counts.get(lettersOf(text)) === 1 ? figuresOf(text) : text,
  );
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** The numbers of a text, and the signs of amounts. An empty text has no sign that stands for its words. */
const figuresOf = (text: string) =>
  `${text.trim() === "" ? "" : "…"}${text.replaceAll(/[^\p{N}\p{Sc}%]/gu, "")}`;
