import { type Member, membersOf } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import type { EditorPage } from "../../shared/editor/endpoint.ts";
import { pickerOf, type ValuePicker } from "../../shared/editor/valuePickers.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { SectionRef } from "../../shared/operation.ts";
import type { ListedSection } from "../site/sections.ts";
import type { ValuePicking } from "../site/session.ts";

/** The value that a picker changes. */
export interface PickerTarget {
  file: string;
  /** Undefined for a value outside of the sections. */
  section?: SectionRef;
  /** The data of the section, or of the file. */
  data: unknown;
  /** From the section, or from the root of the file. */
  path: FieldPath;
  /** The value that is there; undefined if it is left out. */
  value: unknown;
  member: Member;
}

/**
 * The value that a picker changes: the one at the address, or the first of the picker's kind in the group at the
 * address. Undefined if the schema has none.
 */
export function findTarget(
  { kind, place, draft }: Pick<ValuePicking, "kind" | "place" | "draft">,
  sections: readonly ListedSection[],
  pages: readonly EditorPage[],
  schemas: Schemas,
): PickerTarget | undefined {
  const { path } = place;
  const root = rootOf(place, sections, pages);
  const [parent, member] = membersAt(schemas, root?.schema, path.slice(root?.depth)).slice(-2);
  const last = member ?? parent;
  if (!root || !last) return undefined;
  const at = (path: FieldPath, member: Member): PickerTarget => {
    const value = draft ? draft.read(path) : dataAt(root.data, path);
    return { ...root.place, data: root.data, path, value, member };
  };
  const isFile = kind === "image" && member && path.at(-1) === "src";
  if (isFile && parent && has(parent, "image", "group")) return at(path.slice(0, -1), parent);
  if (has(last, kind, "value")) return at(path, last);
  const { properties } = membersOf(schemas, last.place);
  const own = [...properties].find(([, each]) => has(each, kind, "value"));
  if (!own) return undefined;
  return kind === "image" ? at(path, last) : at([...path, own[0]], own[1]);
}

/** True for a value that has this picker. */
const has = (
  { definitions }: Member,
  kind: ValuePicker["kind"],
  replaces: ValuePicker["replaces"],
): boolean =>
  definitions.some((definition) => {
    const picker = pickerOf(definition.kind);
    return picker?.kind === kind && picker.replaces === replaces;
  });

/** The data that a place is in, with their schema. `depth` is the number of steps before the schema begins. */
function rootOf(
  place: ValuePicking["place"],
  sections: readonly ListedSection[],
  pages: readonly EditorPage[],
) {
  if ("file" in place) {
    const { file, schema } = place;
    const data = pages.find((page) => page.file === file)?.data;
    return { place: { file }, data, schema, depth: 0 };
  }
  const section = sections.find(({ anchor }) => anchor === place.section);
  if (!section || place.path[0] !== "props") return undefined;
  const { file, ref, data, type } = section;
  return { place: { file, section: ref }, data, schema: sectionSchema(type), depth: 1 };
}

/** The members that describe each step of a path, as far as the schema knows them all. */
function membersAt(schemas: Schemas, file: string | undefined, path: FieldPath): Member[] {
  const node = file === undefined ? undefined : schemas.get(file);
  let place = file !== undefined && node ? { file, node } : undefined;
  const members: Member[] = [];
  for (const step of path) {
    const { entry, properties } = place ? membersOf(schemas, place) : {};
    const member = typeof step === "number" ? entry : properties?.get(step);
    if (!member) return [];
    members.push(member);
    place = member.place;
  }
  return members;
}
