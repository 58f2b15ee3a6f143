import { followItems } from "./followItems.ts";

/** A section or an item as it is known again: by its value, or else by its name. */
interface Known {
  value: unknown;
  name: unknown;
}

/** Gives each entry of a list a key that it keeps while it moves, and while it changes. */
export type KeepKeys = (list: string, entries: readonly Known[]) => string[];

interface Kept extends Known {
  key: string;
}

/** Remembers the keys of lists, by the names of the lists. */
export function createKeys(): KeepKeys {
  const lists = new Map<string, Kept[]>();
  let count = 0;
  return (list, entries) => {
    const before = lists.get(list) ?? [];
    const values = before.map(({ value }) => value);
    const names = new Map([...before, ...entries].map(({ value, name }) => [value, name]));
    const later = entries.map(({ value }) => value);
    const found = followItems(values, later, values, (value) => names.get(value));
    const keys = new Map(found.map((index, earlier) => [index, before[earlier]?.key]));
    const known = entries.map((entry, index) => ({
      ...entry,
      key: keys.get(index) ?? `${list || "section"}#${count++}`,
    }));
    lists.set(list, known);
    return known.map(({ key }) => key);
  };
}
