import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { ParsedPage } from "./parsedPage.ts";

/** A group of properties in a section's props, and its schema. */
interface Group {
  path: FieldPath;
  value: object;
  node: SchemaNode;
}

/** The props of each section and every group inside them. */
export const listGroups = ({ tree, sections, schemas }: ParsedPage): Group[] =>
  sections.flatMap(({ type = "", index }) => {
    const file = sectionSchema(type);
    const node = schemas.get(file);
    const path = ["sections", index, "props"];
    return node ? listInside(schemas, { file, node }, dataAt(tree.data, path), path) : [];
  });

function listInside(
  schemas: Schemas,
  place: SchemaLocation,
  value: unknown,
  path: FieldPath,
): Group[] {
  if (typeof value !== "object" || value === null) return [];
  const { entry, properties } = membersOf(schemas, place);
  const isList = Array.isArray(value);
  const inner = Object.entries(value).flatMap(([key, each]) => {
    const member = isList ? entry : properties.get(key);
    const at = [...path, isList ? Number(key) : key];
    return member ? listInside(schemas, member.place, each, at) : [];
  });
  return isList ? inner : [{ path, value, node: place.node }, ...inner];
}
