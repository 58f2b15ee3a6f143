import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { longestRun } from "../../yaml/edit/arrangeItems.ts";
import { isSameValue } from "../../yaml/edit/step.ts";
import { matchItems } from "../changes/matchItems.ts";
import { type Decide, mergeValues, type Versions } from "./mergeValues.ts";

type Lists = Record<keyof Versions, readonly unknown[]>;

/** An item of the merged list: its index in each version that has it. */
interface Item {
  base?: number | undefined;
  ours?: number | undefined;
  theirs?: number | undefined;
}

/**
 * Merges three versions of a list. An item that one side deleted is gone, unless the other changed it; an item that one
 * side moved is where that side put it. Items that both sides added are kept once.
 */
export function mergeLists(lists: Lists, path: FieldPath, decide: Decide): unknown[] {
  const items = listItems(lists);
  const values = new Map<Item, unknown>();
  for (const item of items) {
    const value = mergeItem(lists, item, path, decide);
    if (value !== undefined) values.set(item, value);
  }
  return orderItems(items, lists, path, decide).flatMap((item) =>
    values.has(item) ? [values.get(item)] : [],
  );
}

/** Every item of the three versions once. */
function listItems({ base, ours, theirs }: Lists): Item[] {
  const inOurs = invert(matchItems(base, ours, names));
  const inTheirs = invert(matchItems(base, theirs, names));
  const items: Item[] = [...base.keys()].map((index) => ({
    base: index,
    ours: inOurs.get(index),
    theirs: inTheirs.get(index),
  }));
  const added = (list: readonly unknown[], known: ReadonlyMap<number, number>) => {
    const old = new Set(known.values());
    return [...list.keys()].filter((index) => !old.has(index));
  };
  const ourNew = added(ours, inOurs);
  const theirNew = new Set(added(theirs, inTheirs));
  for (const index of ourNew) {
    const same = [...theirNew].find((other) => isOne(ours[index], theirs[other]));
    if (same !== undefined) theirNew.delete(same);
    items.push({ ours: index, theirs: same });
  }
  return [...items, ...[...theirNew].map((theirs) => ({ theirs }))];
}

const idOf = (item: unknown) => {
  const id = child(item, "id");
  return typeof id === "string" ? id : undefined;
};

const typeOf = (item: unknown) => {
  const type = child(item, "type");
  return idOf(item) === undefined && typeof type === "string" ? type : undefined;
};

const names = [idOf, typeOf];

/** True if two new items are one: equal, or of one id. */
const isOne = (a: unknown, b: unknown) =>
  isSameValue(a, b) || (idOf(a) !== undefined && idOf(a) === idOf(b));

/** The index in the new list by the index in the old one. */
const invert = (matches: readonly (number | undefined)[]): Map<number, number> =>
  new Map(matches.flatMap((old, index) => (old === undefined ? [] : [[old, index] as const])));

/** The merged value of an item; undefined if it is deleted. */
function mergeItem(lists: Lists, item: Item, path: FieldPath, decide: Decide): unknown {
  const at = (side: keyof Lists) => {
    const index = item[side];
    return index === undefined ? undefined : lists[side][index];
  };
  const versions = { base: at("base"), ours: at("ours"), theirs: at("theirs") };
  const index = item.ours ?? item.theirs ?? item.base ?? 0;
  return mergeValues(versions, [...path, index], decide);
}

/**
 * The items in their order: that of our list, with the items that they moved or added below the item that is above
 * them in their list.
 */
function orderItems(items: readonly Item[], lists: Lists, path: FieldPath, decide: Decide): Item[] {
  const bySide = (side: "ours" | "theirs") =>
    items
      .filter((item) => item[side] !== undefined)
      .sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  const ours = bySide("ours");
  const theirs = bySide("theirs");
  const movedByUs = findMoved(ours);
  const movedByThem = findMoved(theirs);
  const isContested =
    [...movedByThem].some((item) => movedByUs.has(item)) && !hasSameOrder(ours, theirs);
  const side = isContested ? decide({ ...lists, path }) : "ours";
  const [first, second] = side === "ours" ? [ours, theirs] : [theirs, ours];
  const moved = side === "ours" ? movedByThem : movedByUs;
  const settled = side === "ours" ? movedByUs : movedByThem;
  const order = [...first];
  for (const [index, item] of second.entries()) {
    const isNew = !order.includes(item);
    if (!isNew && (!moved.has(item) || settled.has(item))) continue;
    if (!isNew) order.splice(order.indexOf(item), 1);
    const above = second.slice(0, index).findLast((each) => order.includes(each));
    order.splice(above ? order.indexOf(above) + 1 : 0, 0, item);
  }
  return order;
}

/** The items that a hand moved: all but the longest row that has the order of the first version. */
function findMoved(side: readonly Item[]): Set<Item> {
  const old = side.filter(({ base }) => base !== undefined);
  const kept = new Set(longestRun(old.map(({ base }) => base ?? 0)));
  return new Set(old.filter(({ base }) => !kept.has(base ?? -1)));
}

/** True if the items that both lists hold have one order. */
function hasSameOrder(ours: readonly Item[], theirs: readonly Item[]): boolean {
  const shared = ours.filter((item) => item.theirs !== undefined);
  const others = theirs.filter((item) => item.ours !== undefined);
  return shared.every((item, index) => item === others[index]);
}
