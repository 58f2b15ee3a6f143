import { membersOf } from "../../schema/fields.ts";
import { inWords } from "../../schema/names.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { entryAt } from "../site/entryAt.ts";
import { guardOf } from "../site/sections.ts";
import type { Planned } from "./moves.ts";
import { isInSameList, type Row, titleOf } from "./rows.ts";

/** A list inside the entries of a list, such as the menu of a link. */
interface InnerList {
  name: string;
  /** The names of what its entries may have. */
  takes: ReadonlySet<string>;
  max: number;
  /** The property that it excludes. */
  excludes: unknown;
}

/** The list inside the entries of a list that takes a value as an entry of its own; undefined if there is none. */
function innerListFor(value: unknown, { section }: Row, path: FieldPath, schemas: Schemas) {
  const outer = entryAt(schemas, section.type, path);
  if (!outer) return undefined;
  const lists = [...membersOf(schemas, outer.place).properties].flatMap(
    ([name, { place, schema }]): InnerList[] => {
      const { entry } = membersOf(schemas, place);
      if (!entry) return [];
      const takes = new Set(membersOf(schemas, entry.place).properties.keys());
      const max = Number(place.node.maxItems ?? Number.POSITIVE_INFINITY);
      return [{ name, takes, max, excludes: schema.excludes }];
    },
  );
  const isTaken = ({ takes }: InnerList) => {
    const names = Object.keys(Object(value));
    return names.length > 0 && names.every((name) => takes.has(name));
  };
  return lists.find(isTaken);
}

/**
 * Puts an item into the list inside another of its list, such as a link into the menu of another. What that
 * list excludes, such as the address of the other link, becomes its first entry. Undefined where that cannot be.
 */
export function planNest(row: Row, target: Row, schemas: Schemas): Planned | undefined {
  const { section, list, value } = row;
  if (!list || !target.list || row.key === target.key || section.locked) return undefined;
  if (!isInSameList(row, target)) return undefined;
  const inner = innerListFor(value, row, list.path, schemas);
  if (!inner) return undefined;
  const { name, takes, max, excludes } = inner;
  const given = Object.entries(Object(target.value));
  const isExcluded = given.some(([each]) => each === excludes);
  const own = isExcluded ? [Object.fromEntries(given.filter(([each]) => takes.has(each)))] : [];
  const there = child(target.value, name);
  const entries = [...own, ...(Array.isArray(there) ? there : []), value];
  if (entries.length > max) return { reason: `There is room for ${max} in it.` };
  const kept = given.filter(([each]) => each !== excludes && each !== name);
  const holder = { ...Object.fromEntries(kept), [name]: entries };
  return planList(
    row,
    list.path,
    (items) =>
      items.with(target.list?.index ?? 0, holder).filter((_, index) => index !== list.index),
    `${titleOf(row)} is in the ${inWords(name).toLowerCase()} of ${titleOf(target)} now.`,
  );
}

/** Takes an item out of the list inside another, and puts it below that. Undefined where that cannot be. */
export function planUnnest(row: Row, schemas: Schemas): Planned | undefined {
  const { section, list, value } = row;
  const index = list?.path.at(-2);
  const path = list?.path.slice(0, -2);
  const name = String(list?.path.at(-1));
  if (!list || !path || typeof index !== "number" || section.locked) return undefined;
  if (innerListFor(value, row, path, schemas)?.name !== name) return undefined;
  if (list.length <= Math.max(list.least, 1)) {
    return { reason: `${titleOf(row)} stays: there must be ${list.least} here at least.` };
  }
  return planList(
    row,
    path,
    (items) => {
      const holder = Object(items[index]);
      const left = holder[name].filter((_: unknown, at: number) => at !== list.index);
      return items.with(index, { ...holder, [name]: left }).toSpliced(index + 1, 0, value);
    },
    `${titleOf(row)} is out of the ${inWords(name).toLowerCase()} now.`,
  );
}

function planList(
  { section: { file, ref, data } }: Row,
  path: FieldPath,
  change: (items: unknown[]) => unknown[],
  words: string,
): Planned {
  const items = dataAt(data, path);
  if (!Array.isArray(items)) return { reason: "This list is no longer there." };
  const was = guardOf(data, path);
  return {
    file,
    operation: { do: "set", section: ref, path, value: change(items), was },
    words,
  };
}
