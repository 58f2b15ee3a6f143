import { type Member, type Schemas, sectionSchema, shapeOf } from "../../schema/fields.ts";
import type { Place } from "../../shared/editor.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { dataAt } from "../../shared/wording.ts";
import type { ListedSection } from "../site/sections.ts";

/** The value that a picker changes. */
export interface Target {
  section: ListedSection;
  /** From the section. */
  path: FieldPath;
  /** The value in the file; undefined if it is left out. */
  value: unknown;
  member: Member;
}

/** The definitions whose values each picker changes. */
const kinds = {
  icon: ["icon"],
  image: ["asset"],
  link: ["href", "address", "shareAddress"],
} as const;

/** The kind of a value that a picker changes. */
export type PickedKind = keyof typeof kinds;

/**
 * The value that a picker changes at a place: the one that stands there, or the first of its kind in the group that
 * stands there. Undefined where the schema has none.
 */
export function findTarget(
  kind: PickedKind,
  { section: anchor, path }: Place,
  sections: readonly ListedSection[],
  schemas: Schemas,
): Target | undefined {
  const section = sections.find((each) => each.anchor === anchor);
  const [group, ...inside] = path;
  if (!section || group !== "props") return undefined;
  const member = memberAt(schemas, section.type, inside);
  if (!member) return undefined;
  const at = (path: FieldPath, member: Member): Target => {
    return { section, path, value: dataAt(section.data, path), member };
  };
  if (isOf(kind, member)) return at(path, member);
  const { properties } = shapeOf(schemas, member.place);
  const own = [...properties].find(([, each]) => isOf(kind, each));
  if (!own) return undefined;
  // A picture is changed together with the words that stand for it.
  return kind === "image" ? at(path, member) : at([...path, own[0]], own[1]);
}

const isOf = (kind: PickedKind, { definitions }: Member): boolean =>
  definitions.some((definition) => kinds[kind].some((name) => name === definition.kind));

/** The member of a section type that describes the value at a path inside its props. */
function memberAt(schemas: Schemas, type: string, path: FieldPath): Member | undefined {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  let place = node && { file, node };
  let member: Member | undefined;
  for (const step of path) {
    if (!place) return undefined;
    const { entry, properties } = shapeOf(schemas, place);
    member = typeof step === "number" ? entry : properties.get(step);
    place = member?.place;
  }
  return member;
}
