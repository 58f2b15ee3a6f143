import type { SchemaNode } from "./schemaNode.ts";

/** The name of a section type as people read it, from the title of its schema: `Call to action`. */
export const nameOfType = (type: string, schema: SchemaNode | undefined): string =>
  inWords(schema?.title?.replace(/Props$/, "") || type);

/** An entry of a list in a word: the last one of its schema's title, such as "card". */
export const nounOf = ({ title = "item" }: SchemaNode): string =>
  inWords(title).split(" ").at(-1)?.toLowerCase() ?? title;

/** A name in words: `storeBadge` is "Store badge", `app-store` is "App store", and an abbreviation stays one. */
export function inWords(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replaceAll(/(?<=[a-z\d])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
