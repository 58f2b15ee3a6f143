import type { SchemaNode } from "./fields.ts";

/** The name of a section type in words, from the title of its schema: `StoreBadgesProps` is "Store badges". */
export const nameOfType = (type: string, schema: SchemaNode | undefined): string =>
  inWords(schema?.title?.replace(/Props$/, "") ?? type);

/** A name of a schema in words: `storeBadges` is "Store badges". */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
