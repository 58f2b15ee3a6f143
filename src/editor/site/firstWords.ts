import { type Member, membersOf } from "../../schema/fields.ts";
import { inWords } from "../../schema/names.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";

/** The definitions of values that visitors read. */
const read: ReadonlySet<string> = new Set(["text", "formatted", "markdown"]);

/** The longest row of letters by which people know a thing again. */
const longest = 60;

/** The first words of a section: its title, or else the first text in it. Empty where it has none. */
export function firstWordsOfSection(schemas: Schemas, type: string, props: unknown): string {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  return (node && firstText(schemas, { file, node }, props)) ?? "";
}

/** The first words of an item of a list; where it has none that visitors read, what it is chosen to be. */
export function firstWordsOfItem(schemas: Schemas, entry: Member, item: unknown): string {
  return textOf(schemas, entry, item) ?? firstChoice(schemas, entry.place, item) ?? "";
}

const textOf = (schemas: Schemas, { definitions, place }: Member, value: unknown) =>
  typeof value === "string" && definitions.some(({ kind }) => read.has(kind))
    ? plain(value)
    : firstText(schemas, place, value);

function firstText(schemas: Schemas, place: SchemaLocation, value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { entry, properties } = membersOf(schemas, place);
  const inside = (member: Member | undefined, inner: unknown) =>
    member && textOf(schemas, member, inner);
  if (Array.isArray(value)) return firstOf(value, (item) => inside(entry, item));
  // By convention, the property of this name is the heading.
  const names = ["title", ...properties.keys()];
  return firstOf(names, (name) => inside(properties.get(name), child(value, name)));
}

/** The first of its settings that is one of several words, such as the name of a store. */
const firstChoice = (schemas: Schemas, place: SchemaLocation, item: unknown) =>
  firstOf([...membersOf(schemas, place).properties], ([name, { place }]) => {
    const value = child(item, name);
    return place.node.enum && typeof value === "string" ? inWords(value) : undefined;
  });

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

/** A text without the marks of bold words, emphasis and links. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll(/(\*{1,3})(?=\S)([^*]+)(?<=\S)\1/g, "$2")
    .replaceAll(/\\(?=[*[\]\\_#])/g, "");

/** A text without the marks of formatting and of Markdown, on one line, cut where it is long. */
export function plain(text: string): string {
  const words = text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s*(#+|>|[-+*]|\d+\.)\s+/gm, "")
    .replaceAll(/\\(?=[*[\]\\_#])|\*+|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const letters = [...words];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : words;
}
