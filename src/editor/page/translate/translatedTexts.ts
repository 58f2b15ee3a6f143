import type { FieldAddress } from "../../../shared/editor/messages.ts";
import { nameOfText, type TranslatedText } from "../../../shared/editor/translations.ts";
import { samePath } from "../../../shared/fieldPath.ts";
import { taggedSections } from "../overlay/taggedSections.ts";

/** The entries of the text at a place: several of a long one, and none of what is the same in every language. */
export function translatedAt({ section, path: [, ...path] }: FieldAddress): TranslatedText[] {
  const { translated = [] } = taggedSections.get(section) ?? {};
  return translated.flatMap((field) => (samePath(field.path, path) ? [field.text] : []));
}

/** The place of a text by its name in the catalogue; undefined if no section of the page has it. */
export function placeOfText(name: string): FieldAddress | undefined {
  for (const [section, { translated = [] }] of taggedSections) {
    const field = translated.find(({ text }) => nameOfText(text) === name);
    if (field) return { section, path: ["props", ...field.path] };
  }
  return undefined;
}

/** The most elements around a click of which one has the whole text. */
const maxElements = 5;

/** The words of an element at a point, and of each around it. */
export function wordsAround(node: Node | null): string[] {
  const words: string[] = [];
  for (let each = node; each && words.length < maxElements; each = each.parentNode) {
    words.push(each.textContent ?? "");
  }
  return words;
}
