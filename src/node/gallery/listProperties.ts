import { stringify } from "yaml";
import {
  type Place,
  resolve,
  type SchemaNode,
  type Schemas,
  sectionSchema,
} from "../../schema/fields.ts";
import type { Property } from "../../shared/gallery.ts";

/** Every property of a section type from its schema, outermost first. */
export function listProperties(schemas: Schemas, type: string): Property[] {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  return node ? listInside(schemas, { file, node }, "") : [];
}

function listInside(schemas: Schemas, { file, node }: Place, path: string): Property[] {
  const { required = [] } = node;
  return Object.entries(node.properties ?? {}).flatMap(([name, given]) => {
    const place = resolve(schemas, { file, node: given });
    const own = `${path}${name}`;
    const items = place.node.items && resolve(schemas, { ...place, node: place.node.items });
    const property: Property = {
      path: own,
      kind: items ? `list of ${nameKind(items.node, true)}` : nameKind(place.node),
      required: required.includes(name),
      description: String(given.description ?? place.node.description ?? ""),
      ...("default" in given && { fallback: stringify(given.default).trim() }),
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
