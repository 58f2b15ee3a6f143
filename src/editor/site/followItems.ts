import { child } from "../../shared/dataAt.ts";
import { isSame } from "../pending/change.ts";

/**
 * Finds the entries of a list in a later version of it, by their values, their names, and at last by their places. Gives
 * the later index of each; undefined for one that is gone. `known` are other values by which the entries are known.
 */
export function followItems(
  before: readonly unknown[],
  after: readonly unknown[],
  known: readonly unknown[] = before,
  nameOf: (value: unknown) => unknown = (value) => child(value, "id"),
): (number | undefined)[] {
  const found = new Map<number, number>();
  const free = new Set(after.keys());
  const match = (isIt: (index: number, later: number) => boolean) => {
    for (const index of before.keys()) {
      if (found.has(index)) continue;
      const later = [...free].find((each) => isIt(index, each));
      if (later === undefined) continue;
      found.set(index, later);
      free.delete(later);
    }
  };
  match((index, later) => isSame(before[index], after[later]));
  match((index, later) => isSame(known[index], after[later]));
  match((index, later) => {
    const name = nameOf(before[index]);
    return name !== undefined && isSame(name, nameOf(after[later]));
  });
  // One whose words change stays where it is.
  if (before.length === after.length) match((index, later) => index === later);
  // In a longer or shorter list, an entry keeps its neighbours, and one of its settings.
  match(
    (index, later) =>
      isAlone(index, later, before.length, found, free) && isLike(before[index], after[later]),
  );
  return [...before.keys()].map((index) => found.get(index));
}

/** True if an entry, and a later one, are the only ones between two neighbours that are found. */
function isAlone(
  index: number,
  later: number,
  length: number,
  found: ReadonlyMap<number, number>,
  free: ReadonlySet<number>,
): boolean {
  const isNext = (by: -1 | 1) => {
    const neighbour = index + by;
    if (neighbour < 0 || neighbour === length) return true;
    return found.has(neighbour);
  };
  const from = found.get(index - 1) ?? -1;
  const to = found.get(index + 1) ?? Number.POSITIVE_INFINITY;
  const between = [...free].filter((each) => from < each && each < to);
  return isNext(-1) && isNext(1) && between.length === 1 && between[0] === later;
}

/** True if two groups have a setting in common. */
function isLike(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || a === null || Array.isArray(a)) return false;
  return Object.entries(a).some(([name, value]) => isSame(value, child(b, name)));
}
