import type { Schemas } from "./schemaNode.ts";

const known = new WeakMap<Schemas, ReadonlySet<string>>();

/** The names of all settings that the schemas know. */
export function settingNames(schemas: Schemas): ReadonlySet<string> {
  const names = known.get(schemas) ?? new Set([...schemas.values()].flatMap(namesIn));
  known.set(schemas, names);
  return names;
}

function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => [
    ...(keyword === "properties" ? Object.keys(value) : []),
    ...namesIn(value),
  ]);
}
