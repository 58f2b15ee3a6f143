import { type Member, membersOf } from "../../schema/fields.ts";
import { inWords, nameOfType, nounOf } from "../../schema/names.ts";
import { resolve, type SchemaLocation as SchemaPlace } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { type FieldPath, samePath } from "../../shared/fieldPath.ts";
import { firstWordsOfItem, firstWordsOfSection } from "../site/firstWords.ts";
import type { KeepKeys } from "../site/keys.ts";
import { numberNamesakes } from "../site/numberNamesakes.ts";
import type { ListedSection } from "../site/sections.ts";

/** The list that an item is in. */
export interface ItemList {
  /** Its path from the section. */
  path: FieldPath;
  index: number;
  length: number;
  least: number;
  most: number;
  /** True if the section must have the list. */
  isRequired: boolean;
}

/** A row of the outline: a section, or an item of a list inside one. */
export interface Row {
  /** Stays the same when the row moves, and when its words change. */
  key: string;
  section: ListedSection;
  /** The path from the section: empty for the section itself. */
  path: FieldPath;
  /** The kind of thing in words. */
  name: string;
  /** Its first words; empty if it has none. */
  words: string;
  /** The words by which its buttons call it, as they call no other row. */
  uniqueTitle: string;
  value: unknown;
  list: ItemList | undefined;
  /** The number of rows among which it may change its place, including itself. */
  count: number;
  children: Row[];
}

/** The rows of a page's sections, with those of the items inside. */
export function listRows(
  sections: readonly ListedSection[],
  schemas: Schemas,
  keepKeys: KeepKeys,
): Row[] {
  const keys = keepKeys(
    "",
    sections.map(({ data, anchor }) => ({ value: data, name: anchor })),
  );
  const rows = sections.map((section, index): Row => {
    const key = keys[index] ?? "";
    const { type, data, schema } = section;
    const props = child(data, "props");
    const place = schema && { file: sectionSchema(type), node: schema };
    return {
      ...{ key, section, path: [], value: data, list: undefined },
      count: sections.filter(({ file }) => file === section.file).length,
      name: nameOfType(type, schema),
      words: firstWordsOfSection(schemas, type, props),
      children: place
        ? listItems({ key, section, schemas, keepKeys }, place, props, ["props"])
        : [],
      uniqueTitle: "",
    };
  });
  const all = flattenRows(rows);
  const titles = numberNamesakes(all.map(titleOf));
  for (const [index, row] of all.entries()) row.uniqueTitle = titles[index] ?? "";
  return rows;
}

interface Around {
  /** The key of the row around. */
  key: string;
  section: ListedSection;
  schemas: Schemas;
  keepKeys: KeepKeys;
}

/** The rows of the items inside a value: of its lists in the order of the schema, also those in groups. */
function listItems(around: Around, place: SchemaPlace, value: unknown, path: FieldPath): Row[] {
  const { schemas } = around;
  if (typeof value !== "object" || value === null) return [];
  return [...membersOf(schemas, place).properties].flatMap(([name, member]): Row[] => {
    const inner = child(value, name);
    const at = [...path, name];
    return Array.isArray(inner)
      ? listOne(around, member, inner, at)
      : listItems(around, member.place, inner, at);
  });
}

function listOne(around: Around, member: Member, items: unknown[], path: FieldPath): Row[] {
  const { key: parent, section, schemas, keepKeys } = around;
  const { entry } = membersOf(schemas, member.place);
  if (!entry || isNumber(schemas, entry)) return [];
  const { minItems, maxItems } = resolve(schemas, member.place).node;
  const keys = keepKeys(
    `${parent}/${path.filter((step) => typeof step === "string").join(".")}`,
    items.map((value) => ({ value, name: child(value, "id") })),
  );
  return items.map((value, index) => {
    const key = keys[index] ?? "";
    const at = [...path, index];
    const list = {
      ...{ path, index, length: items.length, isRequired: member.isRequired },
      least: typeof minItems === "number" ? minItems : 0,
      most: typeof maxItems === "number" ? maxItems : Number.POSITIVE_INFINITY,
    };
    return {
      ...{ key, section, path: at, value, list, count: items.length },
      name: inWords(nounOf(entry.place.node)),
      words: firstWordsOfItem(schemas, entry, value),
      children: listItems({ ...around, key }, entry.place, value, at),
      uniqueTitle: "",
    };
  });
}

/** True for the entries of a list that is one value, such as a point in a picture. */
const isNumber = (schemas: Schemas, entry: Member) =>
  ["number", "integer"].includes(String(resolve(schemas, entry.place).node.type));

/** All rows in document order, nested ones included. */
export const flattenRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => [row, ...flattenRows(row.children)]);

/** The innermost row that holds a place, and the rows around it. */
export function findRow(
  rows: readonly Row[],
  at: { section: string; path: FieldPath } | undefined,
): { row: Row; around: Row[] } | undefined {
  if (!at) return undefined;
  const holds = ({ section, path }: Row) =>
    section.anchor === at.section && path.every((step, depth) => at.path[depth] === step);
  let row = rows.find(holds);
  if (!row) return undefined;
  const around: Row[] = [];
  for (let inner = row.children.find(holds); inner; inner = row.children.find(holds)) {
    around.push(row);
    row = inner;
  }
  return { row, around };
}

/** True for two rows of one list: sections of one file, or items of one list. */
export const isInSameList = ({ section, list }: Row, other: Row): boolean =>
  section.file === other.section.file &&
  (list
    ? section.anchor === other.section.anchor && samePath(list.path, other.list?.path ?? [])
    : other.list === undefined);

/** The words by which messages call a row. */
export const titleOf = ({ name, words, list }: Row): string =>
  list ? `“${words || `${name} ${list.index + 1}`}”` : `“${name}”`;
