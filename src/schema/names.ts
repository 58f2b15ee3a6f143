import type { SchemaNode } from "./fields.ts";

/** The name of a section type as people read it, from its schema: `Feature list`. */
export const nameOfType = (type: string, schema: SchemaNode | undefined): string =>
  inWords(schema?.title?.replace(/Props$/, "") || type);

/** A name of a schema in words: `storeBadge` is "Store badge", and an abbreviation stays one. */
export function inWords(name: string): string {
  const words = name.replaceAll(
    /(?<=[a-z\d])[A-Z](?=[a-z])/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
