import { stringify } from "yaml";
import {
  type Place,
  type SchemaNode,
  type Schemas,
  sectionSchema,
  shapeOf,
} from "../../schema/fields.ts";
import type { Property } from "../../shared/gallery.ts";

/** Every property of a section type from its schema, outermost first. */
export function listProperties(schemas: Schemas, type: string): Property[] {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  return node ? listInside(schemas, { file, node }, "") : [];
}

function listInside(schemas: Schemas, outer: Place, path: string): Property[] {
  return [...shapeOf(schemas, outer).properties].flatMap(([name, member]) => {
    const { schema, place, isRequired } = member;
    const own = `${path}${name}`;
    const items = shapeOf(schemas, place).entry?.place;
    const property: Property = {
      path: own,
      kind: items ? `list of ${nameKind(items.node, true)}` : nameKind(place.node),
      required: isRequired,
      description: String(schema.description ?? place.node.description ?? ""),
      ...("default" in schema && { fallback: stringify(schema.default).trim() }),
    };
    return [
      property,
      ...(items ? listInside(schemas, items, `${own}[].`) : listInside(schemas, place, `${own}.`)),
    ];
  });
}

const kinds: Record<string, [one: string, many: string]> = {
  string: ["text", "texts"],
  integer: ["whole number", "whole numbers"],
  number: ["number", "numbers"],
  boolean: ["true or false", "trues and falses"],
  object: ["group", "groups"],
  array: ["list", "lists"],
};

function nameKind(node: SchemaNode, many = false): string {
  if (Array.isArray(node.enum)) return node.enum.join(" | ");
  return kinds[node.type ?? ""]?.[many ? 1 : 0] ?? "value";
}
