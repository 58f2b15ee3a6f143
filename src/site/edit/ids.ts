import { type FieldValue, mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { mapLinks } from "../../shared/formatted/parse.ts";
import { asText } from "../../shared/lookUp.ts";
import type { SectionRef } from "../../shared/operation.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { splice } from "../../yaml/splice.ts";
import { listHeadingAnchors } from "../markdown/headings.ts";
import { readPageLink } from "../page/pageLinks.ts";
import { moveMarkdownLinks } from "./markdown.ts";
import { type Rules, rootSchema } from "./rules.ts";

/** The ids and links of a page, and the texts that may have links. */
export function idFieldsOf(data: unknown, rules: Rules): FieldValue[] {
  const { schemas } = rules;
  const fields: FieldValue[] = [];
  mapFields(schemas, rootSchema(rules), data, [], keepIn(fields));
  for (const index of sectionsOf(data).keys()) {
    fields.push(...fieldsOfSection(data, index, schemas));
  }
  return fields;
}

/** The ids and links in the props of sections, with their paths from the section, by the data of these. */
const known = new WeakMap<Schemas, WeakMap<object, FieldValue[]>>();

/** The ids and links in the props of one section. */
export function fieldsOfSection(data: unknown, index: number, schemas: Schemas): FieldValue[] {
  const section = sectionsOf(data)[index];
  if (typeof section !== "object" || section === null) return [];
  const ofSections = known.get(schemas) ?? new WeakMap<object, FieldValue[]>();
  known.set(schemas, ofSections);
  const fields = ofSections.get(section) ?? [];
  if (!ofSections.has(section)) {
    const file = sectionSchema(asText(child(section, "type")));
    mapFields(schemas, file, child(section, "props"), ["props"], keepIn(fields));
    ofSections.set(section, fields);
  }
  return fields.map((field) => ({ ...field, path: ["sections", index, ...field.path] }));
}

/** The definitions of ids, and of values that hold links or ids. */
const kept: ReadonlySet<string> = new Set(["id", "href", "formatted", "markdown", "markdownFile"]);

const keepIn = (fields: FieldValue[]) => (field: FieldValue) => {
  if (kept.has(field.kind)) fields.push(field);
  return field.value;
};

/** The sections of the file, as written. */
export function sectionsOf(data: unknown): readonly unknown[] {
  const sections = child(data, "sections");
  return Array.isArray(sections) ? sections : [];
}

/** The anchor of a section: its id, or else its type. */
export function anchorOfSection(section: unknown): string | undefined {
  const id = child(section, "id") ?? child(section, "type");
  return typeof id === "string" ? id.normalize("NFC") : undefined;
}

/** The place of a section among the others. */
export function findSection(data: unknown, ref: SectionRef): number {
  const sections = sectionsOf(data);
  if (!Array.isArray(child(data, "sections"))) throw new RefusedEdit("no-sections");
  if (typeof ref !== "string") {
    const section = sections[ref.index];
    const name = `Section ${ref.index + 1}`;
    if (section === undefined) throw new RefusedEdit("gone", name);
    if (child(section, "type") !== ref.type)
      throw new RefusedEdit("moved", `${name}, ${ref.type},`);
    return ref.index;
  }
  const found = sections.flatMap((section, index) =>
    anchorOfSection(section) === ref.normalize("NFC") ? index : [],
  );
  const [index, another] = found;
  if (index === undefined) throw new RefusedEdit("gone", `The section "${ref}"`);
  if (another !== undefined) throw new RefusedEdit("two", `"${ref}"`);
  return index;
}

/** Every id on the page, and every section that is called by its type. */
export function listOwnIds(data: unknown, rules: Rules): Set<string> {
  const given = idFieldsOf(data, rules).flatMap((field) => idsIn(field, rules));
  return new Set([
    ...given,
    ...sectionsOf(data).flatMap((section) => anchorOfSection(section) ?? []),
  ]);
}

/** The id that a field is, or those of the headings in its Markdown. */
export function idsIn({ kind, value }: FieldValue, { texts }: Rules): string[] {
  if (typeof value !== "string") return [];
  if (kind === "id") return [value.normalize("NFC")];
  const text =
    kind === "markdown" ? value : kind === "markdownFile" ? texts?.get(value) : undefined;
  return text === undefined ? [] : listHeadingAnchors(text);
}

/** The id with a number behind it that makes it one of its own. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  const [, base = id] = /^(.+)-[2-9]\d?$/.exec(id) ?? [];
  const start = taken.has(base) ? base : id;
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

/** A link, or a text with links, with the addresses that `move` returns; undefined if it returns none. */
export function moveLinks(
  { kind, value }: FieldValue,
  move: (href: string) => string | undefined,
): string | undefined {
  if (typeof value !== "string") return undefined;
  if (kind === "href") return move(value);
  if (kind === "markdown") {
    const edits = moveMarkdownLinks(value, move);
    return edits.length === 0 ? undefined : splice(value, edits);
  }
  if (kind !== "formatted") return undefined;
  const text = mapLinks(value, (href) => move(href) ?? href);
  return text === value ? undefined : text;
}

/** The new names of anchors by the old ones, on the page at an address; undefined where none has a new name. */
export type NamesAt = (path: string) => ReadonlyMap<string, string> | undefined;

/** A link in the page at `from` to an anchor, with the anchor's new name; undefined if it leads to none of them. */
export function relink(href: string, from: string, namesAt: NamesAt): string | undefined {
  const link = readPageLink(href, from, (path) => namesAt(path) !== undefined);
  const name = link?.id === undefined ? undefined : namesAt(link.path)?.get(link.id);
  return name === undefined ? undefined : href.slice(0, href.indexOf("#") + 1) + name;
}
