import { child } from "../shared/dataAt.ts";
import type { Words } from "../shared/schema.gen.ts";
import { membersOf } from "./fields.ts";
import type { SchemaLocation } from "./references.ts";
import type { SchemaNode, Schemas } from "./schemaNode.ts";

/**
 * The value with every default of its schema filled in. A default that is a `word` of the page comes from the page's
 * labels. Ajv's own `useDefaults` does not reach inside if/then, where the sections' props are.
 */
export function withDefaults(
  schemas: Schemas,
  file: string,
  value: unknown,
  words?: Words,
): unknown {
  const node = schemas.get(file);
  return node ? fill(schemas, { file, node }, value, words) : value;
}

function fill(schemas: Schemas, place: SchemaLocation, value: unknown, words?: Words): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { entry, properties } = membersOf(schemas, place);
  if (entry && Array.isArray(value)) {
    return value.map((item) => fill(schemas, entry.place, item, words));
  }
  if (properties.size === 0) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [name, member] of properties) {
    const given = Object.hasOwn(filled, name) ? filled[name] : defaultOf(member.schema, words);
    if (given !== undefined) filled[name] = fill(schemas, member.place, given, words);
  }
  return filled;
}

const defaultOf = (node: SchemaNode, words?: Words) =>
  child(words, String(node.word)) ?? copy(node.default);

// Most settings that a page leaves out have no default, and cloning nothing takes time too.
const copy = (value: unknown) => (typeof value === "object" ? structuredClone(value) : value);
