import type { Field } from "./field.ts";
import { labelOfOption } from "./standardOf.ts";

const maxLetters = 48;

/** The first words of a field, by which people know it in a list: those of its first text, or its first choice. */
export const firstWords = (field: Field): string | undefined =>
  firstText(field) || (field.kind === "group" ? firstChoice(field.fields) : undefined);

function firstChoice(fields: readonly Field[]): string | undefined {
  const choice = fields.find(({ kind, value }) => kind === "choice" && value !== undefined);
  return choice && labelOfOption(choice.value);
}

function firstText(field: Field): string | undefined {
  if (field.kind === "group") return firstOf(field.fields);
  if (field.kind === "list") return firstOf(field.items);
  const isWords = field.kind === "text" || field.kind === "formatted" || field.kind === "markdown";
  if (!isWords || typeof field.value !== "string") return;
  const plain = field.value.replaceAll(/[*_`#]|\]\([^)]*\)|\[/g, "").trim();
  const letters = [...(plain.split("\n")[0] ?? "")];
  return letters.length > maxLetters
    ? `${letters
        .slice(0, maxLetters - 1)
        .join("")
        .trimEnd()}…`
    : letters.join("");
}

function firstOf(fields: readonly Field[]): string | undefined {
  for (const field of fields) {
    const words = firstText(field);
    if (words) return words;
  }
}
