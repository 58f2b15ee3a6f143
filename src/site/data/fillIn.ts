import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { type FieldPath, isWithin } from "../../shared/fieldPath.ts";
import { asText } from "../../shared/lookUp.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { Tree } from "../../yaml/tree.ts";
import type { SiteData } from "./readData.ts";

/** A list, or the props of a section, that a page takes from a source: `from: stock` is in its place. */
export interface TakenValue {
  /** The name of the source. */
  name: string;
  /** The path of the value. `from` is inside it. */
  path: FieldPath;
  /** The settings beside `from` in the file, which replace those of the source; none beside that of a list. */
  own: readonly string[];
}

/** A page whose values from sources are filled in. */
export interface FilledPage {
  /** The tree with these values, all of which are located at the name of their source. */
  tree: Tree;
  taken: readonly TakenValue[];
}

/** Fills in what a page takes from the sources of its site. A value without an answer is left out. */
export function fillIn(
  tree: Tree,
  text: string,
  { schemas, data = new Map() }: { schemas: Schemas; data?: SiteData },
): FilledPage {
  const list = child(tree.data, "sections");
  // Most pages take nothing.
  if (!Array.isArray(list) || !/\bfrom\b/.test(text)) return { tree, taken: [] };
  const taken: TakenValue[] = [];
  const take = (name: string, path: FieldPath, own: readonly string[]): unknown => {
    taken.push({ name, path, own });
    return data.get(name)?.value;
  };
  const fillInside = (place: SchemaLocation, value: unknown, path: FieldPath): unknown => {
    const { entry, properties } = membersOf(schemas, place);
    if (Array.isArray(value)) {
      if (!entry) return value;
      return value.map((item, index) => fillInside(entry.place, item, [...path, index]));
    }
    if (entry) {
      const name = sourceOf(value);
      return name !== undefined && sizeOf(value) === 1 ? take(name, path, []) : value;
    }
    if (sizeOf(value) === 0) return value;
    const filled = Object.entries(Object(value)).map(([key, inner]) => {
      const member = properties.get(key);
      return [key, member ? fillInside(member.place, inner, [...path, key]) : inner];
    });
    return Object.fromEntries(filled.filter(([, inner]) => inner !== undefined));
  };
  const sections = list.map((section, index) => {
    const schema = sectionSchema(asText(child(section, "type")));
    const node = schemas.get(schema);
    const props = child(section, "props");
    if (!node || sizeOf(props) === 0) return section;
    const path = ["sections", index, "props"];
    const place = { file: schema, node };
    const name = membersOf(schemas, place).properties.has("from") ? undefined : sourceOf(props);
    if (name === undefined) return { ...section, props: fillInside(place, props, path) };
    const { from, ...own } = Object(props);
    const value = take(name, path, Object.keys(own));
    const isGroup = value === undefined || sizeOf(value) > 0;
    const whole = isGroup ? { ...Object(value), ...Object(fillInside(place, own, path)) } : value;
    return { ...section, props: whole };
  });
  if (taken.length === 0) return { tree, taken };
  return { tree: placeTaken({ ...tree, data: { ...Object(tree.data), sections } }, taken), taken };
}

/** The name behind `from`, if there is one. */
function sourceOf(value: unknown): string | undefined {
  const name = child(value, "from");
  return typeof name === "string" && !Array.isArray(value) ? name : undefined;
}

/** The number of names in a group; 0 for everything else. */
const sizeOf = (value: unknown): number =>
  typeof value === "object" && !Array.isArray(value) ? Object.keys(value ?? {}).length : 0;

/** The path of the name of the source. */
export const nameOfSource = ({ path }: TakenValue): FieldPath => [...path, "from"];

/** True if the value at the path is one of a source. */
export function isTaken(path: FieldPath, { path: at, own }: TakenValue): boolean {
  if (!isWithin(path, at)) return false;
  const isProps = at.length === 3;
  return isProps ? path.length > 3 && !own.includes(String(path[3])) : true;
}

/** A tree that locates what is of a source at its name. */
function placeTaken(tree: Tree, taken: readonly TakenValue[]): Tree {
  const find = (path: FieldPath): Range | undefined => {
    const found = taken.find((each) => isTaken(path, each));
    return found && tree.rangeAt(nameOfSource(found));
  };
  return {
    ...tree,
    valueAt: (path) => find(path) ?? tree.valueAt(path),
    rangeAt: (path) => find(path) ?? tree.rangeAt(path),
    keyAt: (path) => find(path) ?? tree.keyAt(path),
    wholeAt: (path) => find(path) ?? tree.wholeAt(path),
    scalarAt: (path) => (find(path) ? undefined : tree.scalarAt(path)),
    lettersAt(path) {
      const range = find(path);
      if (!range) return tree.lettersAt(path);
      const value = dataAt(tree.data, path);
      return typeof value === "string"
        ? Array.from({ length: value.length }, (): Range => range)
        : undefined;
    },
  };
}
