import type { SchemaNode } from "../../schema/schemaNode.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";

/** A schema of a site's own type and all that are inside it, with their paths. What is no schema counts as an empty one. */
export function listNodes(
  schema: unknown,
  at: FieldPath = [],
): [path: FieldPath, node: SchemaNode][] {
  const node: SchemaNode = Object(schema);
  const inside = (["properties", "definitions"] as const).flatMap((name) =>
    Object.entries(Object(node[name])).flatMap(([member, inner]) =>
      listNodes(inner, [...at, name, member]),
    ),
  );
  return [[at, node], ...inside, ...(node.items ? listNodes(node.items, [...at, "items"]) : [])];
}
