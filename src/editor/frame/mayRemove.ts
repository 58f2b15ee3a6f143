import { membersOf } from "../../schema/fields.ts";
import { resolve } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";

/** True if the schema of its parent allows a section to leave out the value at a path of its props. */
export function mayRemove(
  schemas: Schemas,
  type: string,
  props: unknown,
  path: FieldPath,
): boolean {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  if (!node) return false;
  let place = { file, node };
  let value = props;
  for (const [index, step] of path.entries()) {
    const { entry, properties } = membersOf(schemas, place);
    const member = typeof step === "number" ? entry : properties.get(step);
    if (!member) return false;
    if (index === path.length - 1) {
      const { minItems } = resolve(schemas, place).node;
      const count = Array.isArray(value) ? value.length : 0;
      const isNeeded = typeof minItems === "number" && count <= minItems;
      return !member.isRequired && !isNeeded;
    }
    place = member.place;
    value = child(value, step);
  }
  return false;
}
