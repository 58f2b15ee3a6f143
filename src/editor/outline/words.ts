import {
  type Member,
  type Place,
  type Schemas,
  sectionSchema,
  shapeOf,
} from "../../schema/fields.ts";
import { child } from "../../shared/wording.ts";

/** The definitions of values that visitors read. */
const read: ReadonlySet<string> = new Set(["text", "formatted", "markdown"]);

/** The longest row of letters that a row of the outline needs. */
const longest = 80;

/** The first words of a section: its title, or else the first text in it. Empty where it has none. */
export function firstWordsOfSection(schemas: Schemas, type: string, props: unknown): string {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  return (node && firstWords(schemas, { file, node }, props)) ?? "";
}

/** The first words of an item of a list; where it has none that visitors read, a word that it is set to. */
export function firstWordsOfItem(schemas: Schemas, entry: Member, item: unknown): string {
  const words = isRead(entry, item) ? plain(item) : firstWords(schemas, entry.place, item);
  return words ?? firstChoice(item) ?? "";
}

function firstWords(schemas: Schemas, place: Place, value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { entry, properties } = shapeOf(schemas, place);
  const inside = (member: Member | undefined, inner: unknown) =>
    member && (isRead(member, inner) ? plain(inner) : firstWords(schemas, member.place, inner));
  if (Array.isArray(value)) return firstOf(value, (item) => inside(entry, item));
  // By convention, the property of this name is the heading.
  const names = ["title", ...properties.keys()];
  return firstOf(names, (name) => inside(properties.get(name), child(value, name)));
}

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

const isRead = ({ definitions }: Member, value: unknown): value is string =>
  typeof value === "string" && definitions.some(({ kind }) => read.has(kind));

/** The first setting that is one plain word, such as the name of a store. */
const firstChoice = (item: unknown): string | undefined =>
  typeof item === "string"
    ? plain(item)
    : firstOf(Object.values(Object(item)), (value) =>
        typeof value === "string" ? plain(value) : undefined,
      );

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

/** A text as it is searched for: in small letters, without accents. */
export const simplify = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** All texts in a value, to be searched. */
export function textIn(value: unknown): string {
  if (typeof value === "string") return simplify(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textIn).filter(Boolean).join("\n");
}
