import { follow, type Place, type Schemas } from "./fields.ts";

/**
 * The value with every default of its schema filled in. Ajv's own `useDefaults` does not reach inside
 * if/then, where the sections' props are.
 */
export function withDefaults(schemas: Schemas, file: string, value: unknown): unknown {
  const node = schemas.get(file);
  return node ? fill(schemas, { file, node }, value) : value;
}

function fill(schemas: Schemas, place: Place, value: unknown): unknown {
  const { $ref, items, properties } = place.node;
  if ($ref) {
    const target = follow(schemas, place.file, $ref);
    return target ? fill(schemas, target, value) : value;
  }
  if (items && Array.isArray(value)) {
    return value.map((item) => fill(schemas, { ...place, node: items }, item));
  }
  if (!properties || typeof value !== "object" || value === null) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [key, node] of Object.entries(properties)) {
    const given = Object.hasOwn(filled, key) ? filled[key] : copy(node.default);
    if (given !== undefined) filled[key] = fill(schemas, { ...place, node }, given);
  }
  return filled;
}

// Most settings that a page leaves out have no default, and asking for a clone of nothing takes its time, too.
const copy = (value: unknown) => (typeof value === "object" ? structuredClone(value) : value);
