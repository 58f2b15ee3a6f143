import { type Member, membersOf } from "../../../schema/fields.ts";
import { inWords, nounOf } from "../../../schema/names.ts";
import { resolve, type SchemaLocation } from "../../../schema/references.ts";
import type { SchemaNode, Schemas } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import { pickerOf } from "../../../shared/editor/valuePickers.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { lookUp } from "../../../shared/lookUp.ts";
import type { Field, ListField } from "./field.ts";
import { helpOf } from "./helpOf.ts";

/** The fields of a group whose schema is at `place`: each setting that it has or may have. `path` is that of the group. */
export function listFields(
  schemas: Schemas,
  place: SchemaLocation,
  value: unknown,
  path: FieldPath,
): Field[] {
  const { properties } = membersOf(schemas, place);
  const alternatives = resolve(schemas, place).node.needsOneOf?.names ?? [];
  return [...properties].map(([name, member]) => {
    const label = labelOf(name);
    const field: Field = {
      ...fieldOf(schemas, member, child(value, name), [...path, name], label),
      ...(alternatives.includes(name) && { isAlternative: true }),
    };
    const { joins } = member.schema;
    if (field.kind === "group" && typeof joins === "string") field.joined = child(value, joins);
    const other = String(member.schema.excludes);
    const isExcluded = [...properties].find(
      ([beside, { schema }]) =>
        (beside === other || schema.excludes === name) && child(value, beside) !== undefined,
    );
    return isExcluded ? { ...field, excludedBy: labelOf(isExcluded[0]) } : field;
  });
}

/** Names that are those of HTML, of programming or of typesetting, in words that everybody reads. */
const plainNames: Record<string, string> = {
  alt: "In words",
  base: "Published at",
  display: "Titles",
  displayFiles: "Files for titles",
  href: "Leads to",
  labelsFiles: "Files for labels",
  lang: "Language",
  mp4: "Film (MP4)",
  scriptFiles: "Files for other scripts",
  src: "File",
  textFiles: "Files for text",
  threshold: "Share in view",
  timezone: "Time zone",
  url: "Web address",
  webm: "Film (WebM)",
};

const labelOf = (name: string) => lookUp(plainNames, name) ?? inWords(name);

function fieldOf(
  schemas: Schemas,
  member: Member,
  value: unknown,
  path: FieldPath,
  label: string,
): Field {
  const { schema, definitions, place, isRequired } = member;
  const { node } = place;
  const chain = [...new Set([schema, ...definitions.map((each) => each.schema).reverse(), node])];
  const kinds = definitions.map(({ kind }) => kind).reverse();
  const first = (keyword: string) => chain.find((each) => each[keyword] !== undefined)?.[keyword];
  const common = {
    ...{ path, label, value, isRequired, schemas: chain },
    help: helpOf(String(first("description") ?? "")),
    defaultValue: schema.default,
    definitions: kinds,
    commitsOnBlur: kinds.some((kind) => ["id", "languageTag"].includes(kind)),
    picker: pickerOf(...kinds),
  };
  const alternative = schema.then && child(schema.else, "const");
  const isGiven = value !== undefined && value !== null && value !== alternative;
  if (Array.isArray(node.enum)) return { ...common, kind: "choice", options: node.enum };
  if (isGiven && !fits(node, value)) return { ...common, kind: "mismatch" };
  switch (node.type) {
    case "boolean":
      return { ...common, kind: "switch" };
    case "number":
    case "integer":
      return { ...common, kind: "number" };
    case "array": {
      const { entry } = membersOf(schemas, place);
      if (!entry) return { ...common, kind: "mismatch" };
      const noun = nounOf(entry.place.node);
      const items = (Array.isArray(value) ? value : []).map((item: unknown, index) =>
        entryField(schemas, { entry, noun, path }, item, index),
      );
      const min = Number(first("minItems") ?? 0);
      const max = Number(first("maxItems") ?? Number.POSITIVE_INFINITY);
      return { ...common, kind: "list", items, noun, entry, min, max };
    }
    case "object": {
      const fields = listFields(schemas, place, value, path);
      const other = alternative === undefined ? {} : { alternative };
      return { ...common, kind: "group", place, fields, ...other };
    }
    default:
      return { ...common, kind: "text" };
  }
}

/** The field of an entry of a list, or of one that is to be added. */
export const entryField = (
  schemas: Schemas,
  { entry, noun, path }: Pick<ListField, "entry" | "noun" | "path">,
  value: unknown,
  index: number,
): Field =>
  // An entry may be taken out, but not be left empty.
  fieldOf(
    schemas,
    { ...entry, isRequired: true },
    value,
    [...path, index],
    `${inWords(noun)} ${index + 1}`,
  );

const fits = ({ type }: SchemaNode, value: unknown): boolean => {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && !Array.isArray(value);
  if (type === "number" || type === "integer") return typeof value === "number";
  return typeof value === (type ?? "string");
};
