import { stringify } from "yaml";
import { type Member, membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { Property } from "../../shared/gallery.ts";

/** Every property of a section type from its schema, outermost first. */
export function listProperties(schemas: Schemas, type: string): Property[] {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  return node ? listInside(schemas, { file, node }, "") : [];
}

function listInside(schemas: Schemas, outer: SchemaLocation, path: string): Property[] {
  return [...membersOf(schemas, outer).properties].flatMap(([name, member]) => {
    const { schema, place, isRequired, definitions } = member;
    const own = `${path}${name}`;
    const { entry } = membersOf(schemas, place);
    const items = entry?.place;
    const property: Property = {
      path: own,
      kind: entry
        ? `list of ${nameFormat(entry.definitions)}${nameKind(entry.place.node, true)}`
        : nameFormat(definitions) + nameKind(place.node),
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

const nameFormat = (definitions: Member["definitions"]) =>
  definitions.some(({ kind }) => kind === "formatted") ? "formatted " : "";

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
