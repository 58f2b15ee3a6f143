import { membersOf } from "../../../schema/fields.ts";
import { inWords, nounOf } from "../../../schema/names.ts";
import type { SchemaLocation } from "../../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";

/** One entry of each list of a section in a word, such as "Card", by the path of the list without the indices. */
export function nounsOf(schemas: Schemas, type: string, props: unknown): Record<string, string> {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  const nouns: Record<string, string> = {};
  const walk = (place: SchemaLocation, value: unknown, path: readonly string[]): void => {
    const { properties, entry } = membersOf(schemas, place);
    if (Array.isArray(value) && entry) {
      nouns[path.join(" ")] = inWords(nounOf(entry.place.node));
      for (const each of value) walk(entry.place, each, path);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of properties) {
        walk(member.place, child(value, name), [...path, name]);
      }
    }
  };
  if (node) walk({ file, node }, props, []);
  return nouns;
}
