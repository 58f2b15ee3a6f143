/** A name of the schemas in the words of a sentence: `secondaryButton` and `app-store` as "secondary button" and "app store". */
export const toWords = (name: string): string =>
  name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/ \p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** A name of the schemas as a label: its first letter is large. */
export function toLabel(name: string): string {
  const words = toWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a choice as people read it. */
export const labelOfOption = (value: unknown): string =>
  typeof value === "string" ? (value.includes(" ") ? value : toLabel(value)) : String(value);
