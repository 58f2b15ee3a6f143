import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";

/** A translation that shows where it comes from: the last name of the setting, and the words. */
export const translationOf = (context: string, id: string): string =>
  `${context.slice(Math.max(context.lastIndexOf("."), context.lastIndexOf(" ")) + 1)}: ${id}`;

/** The catalogue with such a translation for every text that has none. */
export function translateAll(source: string): string {
  let text = source;
  for (const entry of parseCatalogue(source).entries.toReversed()) {
    if (entry.isObsolete || entry.text.value !== "") continue;
    const [start, end] = entry.text.range;
    const written = JSON.stringify(translationOf(entry.context, entry.id.value));
    text = text.slice(0, start) + written + text.slice(end);
  }
  return text;
}
