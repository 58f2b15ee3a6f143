import { child } from "../../shared/dataAt.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { measureLikeness } from "../likeness.ts";

/** Two items that have less than this in common are two things: one is gone, the other is new. */
const leastLikeness = 0.4;

/** A name by which an item of the old list is found in the new one; undefined if it has none. */
export type NameItem = (item: unknown) => string | undefined;

/**
 * Finds for each item of a list its index in the old list: the equal item, else the one of the same name, else the
 * most alike. Names are tried in their order.
 */
export function matchItems(
  old: readonly unknown[],
  next: readonly unknown[],
  names: readonly NameItem[],
): (number | undefined)[] {
  const matches: (number | undefined)[] = next.map(() => undefined);
  const free = new Set(old.keys());
  const match = (from: number, to: number) => {
    matches[to] = from;
    free.delete(from);
  };
  const matchBy = (name: NameItem) => {
    const byName = new Map<string, number[]>();
    for (const from of free) {
      const key = name(old[from]);
      if (key !== undefined) byName.set(key, [...(byName.get(key) ?? []), from]);
    }
    for (const [to, item] of next.entries()) {
      const key = matches[to] === undefined ? name(item) : undefined;
      const same = key === undefined ? undefined : byName.get(key);
      // Of several equal items, the one that has not moved.
      const from = same?.includes(to) ? to : same?.[0];
      if (same === undefined || from === undefined) continue;
      match(from, to);
      same.splice(same.indexOf(from), 1);
    }
  };
  matchBy(serialize);
  for (const name of names) matchBy(name);
  const rest = [...next.keys()].filter((to) => matches[to] === undefined);
  const pairs = rest.flatMap((to) =>
    [...free].map((from) => ({ from, to, likeness: likenessOf(old[from], next[to]) })),
  );
  const best = pairs
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || distance(a) - distance(b));
  for (const { from, to } of best) {
    if (free.has(from) && matches[to] === undefined) match(from, to);
  }
  return matches;
}

const distance = ({ from, to }: { from: number; to: number }) => Math.abs(from - to);

/** Sections of two types are two things, however alike their words are. */
const likenessOf = (a: unknown, b: unknown) =>
  child(a, "type") === child(b, "type") ? measureLikeness(a, b) : 0;

/** A text that is the same for equal values, whatever the order of their settings. */
const serialize = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isGroup(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? "";
