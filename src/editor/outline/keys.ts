/** A section or an item as it is known again: by its value, or else by its name. */
interface Known {
  value: unknown;
  name: unknown;
}

/** Gives each entry of a list a key that it keeps while it moves, and while it changes. */
export type KeepKeys = (list: string, entries: readonly Known[]) => string[];

interface Kept {
  key: string;
  json: string;
  name: unknown;
}

/** Remembers the keys of lists, by the names of the lists. */
export function createKeys(): KeepKeys {
  const lists = new Map<string, Kept[]>();
  let count = 0;
  return (list, entries) => {
    const free = new Set(lists.get(list));
    const next = entries.map(({ value, name }) => ({ json: JSON.stringify(value) ?? "", name }));
    const keys = new Map<number, string>();
    const match = (isSame: (kept: Kept, entry: Omit<Kept, "key">, index: number) => boolean) => {
      for (const [index, entry] of next.entries()) {
        if (keys.has(index)) continue;
        const found = [...free].find((kept) => isSame(kept, entry, index));
        if (!found) continue;
        keys.set(index, found.key);
        free.delete(found);
      }
    };
    const before = lists.get(list) ?? [];
    match((kept, { json }) => kept.json === json);
    match((kept, { name }) => name !== undefined && kept.name === name);
    // An entry whose words change stays where it is. Where the list grows or shrinks, that is not sure.
    if (before.length === next.length) match((kept, _, index) => before[index] === kept);
    const known = next.map((entry, index) => ({
      ...entry,
      key: keys.get(index) ?? `${list || "section"}#${count++}`,
    }));
    lists.set(list, known);
    return known.map(({ key }) => key);
  };
}
