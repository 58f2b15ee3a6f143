import { nameOfLanguage, shipped } from "../languages.ts";
import type { Advice } from "./forms.ts";

/** The ways to write a language. */
export const languageForm = "A language is written as en, de or pt-BR.";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const english = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Advice for a language by its name, in English or in the language itself: `english`, `Deutsch`. */
export function adviseLanguage(value: string): Advice | undefined {
  const name = value.trim().toLowerCase();
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const near = [...new Set([...shipped, ...codes])].filter(
    (tag) =>
      english.of(tag)?.toLowerCase() === name ||
      (shipped.has(tag) && nameOfLanguage(tag).toLowerCase() === name),
  );
  if (near.length === 0) return undefined;
  return { near, hint: languageForm, ...(near.length === 1 && { reason: "form" }) };
}
