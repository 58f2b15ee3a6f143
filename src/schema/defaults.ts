import type { Words } from "../shared/schema.gen.ts";
import { child } from "../shared/wording.ts";
import { follow, type Place, type SchemaNode, type Schemas } from "./fields.ts";

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

function fill(schemas: Schemas, place: Place, value: unknown, words?: Words): unknown {
  const { $ref, items, properties } = place.node;
  if ($ref) {
    const target = follow(schemas, place.file, $ref);
    return target ? fill(schemas, target, value, words) : value;
  }
  if (items && Array.isArray(value)) {
    return value.map((item) => fill(schemas, { ...place, node: items }, item, words));
  }
  if (!properties || typeof value !== "object" || value === null) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [key, node] of Object.entries(properties)) {
    const given = Object.hasOwn(filled, key) ? filled[key] : defaultOf(node, words);
    if (given !== undefined) filled[key] = fill(schemas, { ...place, node }, given, words);
  }
  return filled;
}

const defaultOf = (node: SchemaNode, words?: Words) =>
  child(words, String(node.word)) ?? copy(node.default);

// Most settings that a page leaves out have no default, and cloning nothing takes time too.
const copy = (value: unknown) => (typeof value === "object" ? structuredClone(value) : value);
