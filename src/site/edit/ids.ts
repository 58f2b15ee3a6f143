import { type Field, mapFields, type Schemas, sectionSchema } from "../../schema/fields.ts";
import { child, dataAt } from "../../shared/wording.ts";
import { Refused, type SectionRef } from "./operation.ts";

/** Every value of a page that one of the shared definitions describes. */
export function fieldsOf(data: unknown, schemas: Schemas): Field[] {
  const fields: Field[] = [];
  const collect = (field: Field) => {
    fields.push(field);
    return field.value;
  };
  mapFields(schemas, "page.schema.json", data, [], collect);
  for (const index of sectionsOf(data).keys())
    fields.push(...fieldsOfSection(data, index, schemas));
  return fields;
}

/** The same of one section's props. */
export function fieldsOfSection(data: unknown, index: number, schemas: Schemas): Field[] {
  const fields: Field[] = [];
  const at = ["sections", index, "props"];
  const type = dataAt(data, ["sections", index, "type"]);
  mapFields(schemas, sectionSchema(String(type)), dataAt(data, at), at, (field) => {
    fields.push(field);
    return field.value;
  });
  return fields;
}

/** The sections as they stand in the file. */
export function sectionsOf(data: unknown): readonly unknown[] {
  const sections = child(data, "sections");
  return Array.isArray(sections) ? sections : [];
}

/** The anchor of a section: its id, or else its type. */
export function anchorOf(section: unknown): string | undefined {
  const id = child(section, "id") ?? child(section, "type");
  return typeof id === "string" ? id.normalize("NFC") : undefined;
}

/** The place of a section among the others. */
export function findSection(data: unknown, ref: SectionRef): number {
  const sections = sectionsOf(data);
  if (!Array.isArray(child(data, "sections"))) throw new Refused("no-sections");
  if (typeof ref !== "string") {
    const section = sections[ref.index];
    const name = `Section ${ref.index + 1}`;
    if (section === undefined) throw new Refused("gone", name);
    if (child(section, "type") !== ref.type) throw new Refused("moved", `${name}, ${ref.type},`);
    return ref.index;
  }
  const found = sections.flatMap((section, index) =>
    anchorOf(section) === ref.normalize("NFC") ? index : [],
  );
  const [index, another] = found;
  if (index === undefined) throw new Refused("gone", `The section "${ref}"`);
  if (another !== undefined) throw new Refused("two", `"${ref}"`);
  return index;
}

/** Every id on the page, and every section that is called by its type. */
export function listIds(data: unknown, schemas: Schemas): Set<string> {
  const given = fieldsOf(data, schemas).flatMap(({ kind, value }) =>
    kind === "id" && typeof value === "string" ? value.normalize("NFC") : [],
  );
  return new Set([...given, ...sectionsOf(data).flatMap((section) => anchorOf(section) ?? [])]);
}

/** The id with a number behind it that makes it one of its own. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  const [, base = id] = /^(.+)-[2-9]\d?$/.exec(id) ?? [];
  const start = taken.has(base) ? base : id;
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

/**
 * A link to an anchor of the page at this address, with another anchor; nothing where it leads elsewhere. On the page
 * itself, #id is enough.
 */
export function relink(
  { kind, value }: Field,
  names: ReadonlyMap<string, string>,
  { address = "/", isOther = false }: LinkScope = {},
): string | undefined {
  if (kind !== "href" || typeof value !== "string") return undefined;
  const [, lead = "", path = "", id = ""] = /^((\/[^?#]*)?(?:\?[^#]*)?)#(.+)$/.exec(value) ?? [];
  const name = names.get(id.normalize("NFC"));
  const leads = path === "" ? lead === "" && !isOther : pageOf(path) === pageOf(address);
  return name !== undefined && leads ? `${lead}#${name}` : undefined;
}

/** The page that links are followed to, and whether they stand on another one. */
export interface LinkScope {
  address?: string | undefined;
  isOther?: boolean;
}

const pageOf = (path: string) => path.replace(/(\/|\/index\.html|\.html)$/, "");
