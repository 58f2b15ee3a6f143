import { type Member, membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";

/** The schema of the entries of a list of a section. */
export function entryAt(schemas: Schemas, type: string, path: FieldPath): Member | undefined {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  let place: SchemaLocation | undefined = node && { file, node };
  // Paths start at the section, and the schema at its props.
  for (const step of path.slice(1)) {
    if (!place) return undefined;
    const { properties, entry } = membersOf(schemas, place);
    place = (typeof step === "number" ? entry : properties.get(step))?.place;
  }
  return place && membersOf(schemas, place).entry;
}
