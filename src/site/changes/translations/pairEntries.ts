import type { Step } from "../../../yaml/edit/step.ts";
import { isSameValue } from "../../../yaml/edit/step.ts";
import type { Entries, Entry } from "./readEntries.ts";

/** An entry in both versions of a catalogue, or in one of them, and the steps that make the second of the first. */
export interface EntryPair {
  before: Entry | undefined;
  after: Entry | undefined;
  steps: Step[];
}

/** Finds the entries that differ. One whose text moved or was reworded is the same entry. */
export function pairEntries(before: Entries, after: Entries): EntryPair[] {
  const gone = new Map(Object.entries(before).filter(([key]) => !Object.hasOwn(after, key)));
  const added = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key));
  const former = new Map<string, string>();
  const match = (isOne: (old: Entry, next: Entry) => boolean) => {
    for (const [key, next] of added) {
      if (former.has(key)) continue;
      const [found] = [...gone].find(([, old]) => isOne(old, next)) ?? [];
      if (found === undefined) continue;
      former.set(key, found);
      gone.delete(found);
    }
  };
  match((old, next) => old.id === next.id && old.text === next.text);
  match((old, next) => old.context === next.context && old.text === next.text);
  match((old, next) => old.context === next.context);
  const set = (key: string, value: Entry): Step => ({ do: "set", path: [key], value });
  const remove = (key: string): Step => ({ do: "remove", path: [key] });
  return [
    ...Object.entries(after).flatMap(([key, next]): EntryPair[] => {
      const from = Object.hasOwn(before, key) ? key : former.get(key);
      const old = from === undefined ? undefined : before[from];
      if (isSameValue(old, next)) return [];
      const isMoved = from !== undefined && from !== key;
      const steps = [...(isMoved ? [remove(from)] : []), set(key, next)];
      return [{ before: old, after: next, steps }];
    }),
    ...[...gone].map(([key, old]) => ({ before: old, after: undefined, steps: [remove(key)] })),
  ];
}
