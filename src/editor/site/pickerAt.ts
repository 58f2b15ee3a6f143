import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation as SchemaPlace } from "../../schema/references.ts";
import { sectionSchema } from "../../schema/schemaNode.ts";
import type { FieldAddress } from "../../shared/editor/messages.ts";
import { pickerOf, type ValuePicker } from "../../shared/editor/valuePickers.ts";
import type { Session } from "./session.ts";

/** The picker for the value of a place, as its schema has it; undefined if there is none. */
export function pickerAt(
  session: Session,
  { section, path }: FieldAddress,
): ValuePicker["kind"] | undefined {
  const { schemas } = session.view().facts ?? {};
  const listed = session.sections().find(({ anchor }) => anchor === section);
  if (!schemas || !listed?.schema) return undefined;
  let kind: ValuePicker["kind"] | undefined;
  let place: SchemaPlace = { file: sectionSchema(listed.type), node: listed.schema };
  // Paths start at the section, and the schema at its props.
  for (const step of path.slice(1)) {
    const { properties, entry } = membersOf(schemas, place);
    const member = typeof step === "number" ? entry : properties.get(step);
    if (!member) return kind;
    place = member.place;
    kind = pickerOf(...member.definitions.map(({ kind }) => kind))?.kind ?? kind;
  }
  return kind;
}
