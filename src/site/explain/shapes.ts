import { type Member, type Members, membersOf } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { type ParsedPage, sectionOf } from "../page/parsedPage.ts";

/**
 * The settings of the group at a path, in the props of a section, that take a group with the names of a value, or a list
 * of such groups: all of these names are known there, and none that is needed is missing.
 */
export function settingsFor(value: unknown, path: FieldPath, page: ParsedPage): string[] {
  const { schemas } = page;
  return [...(membersAt(path, page)?.properties ?? [])]
    .filter(([, member]) => takes(schemas, member, value))
    .map(([name]) => name);
}

function membersAt(path: FieldPath, page: ParsedPage): Members | undefined {
  const file = sectionSchema(sectionOf(page, path)?.type ?? "");
  const node = page.schemas.get(file);
  if (!node || path[2] !== "props") return undefined;
  return path
    .slice(3)
    .reduce<Members | undefined>(
      (members, step) =>
        insideOf(
          page.schemas,
          typeof step === "number" ? members?.entry : members?.properties.get(step),
        ),
      membersOf(page.schemas, { file, node }),
    );
}

const insideOf = (schemas: Schemas, member: Member | undefined) =>
  member && membersOf(schemas, member.place);

function takes(schemas: Schemas, member: Member, value: unknown): boolean {
  const inside = insideOf(schemas, member);
  if (!Array.isArray(value)) return isShaped(value, inside);
  const entry = insideOf(schemas, inside?.entry);
  return value.length > 0 && value.every((each) => isShaped(each, entry));
}

function isShaped(value: unknown, members: Members | undefined): boolean {
  if (!members || !isGroup(value)) return false;
  const names = Object.keys(value);
  const needed = [...members.properties].filter(([, { isRequired }]) => isRequired);
  return (
    names.length > 0 &&
    names.every((name) => members.properties.has(name)) &&
    needed.every(([name]) => names.includes(name))
  );
}
