import { type AddressNow, type Change, isEntryGone, keyOf, type Pending } from "./change.ts";

/** The stop of a value whose entry of a list is gone. */
const goneStop = {
  kind: "refused",
  reason: "The entry of the list that it belongs to is no longer on the page.",
  isEntryGone: true,
} as const satisfies Change["stop"];

/**
 * Gives the changes the addresses that their values have now. One whose entry of a list is gone waits until the entry is
 * back, or its author discards it. `keyNow` turns the key that a change had into the one that it has.
 */
export function moveChanges(
  pending: Pending,
  addressNow: AddressNow,
): { pending: Pending; keyNow(key: string): string } {
  const next = new Map<string, Change>();
  const keys = new Map<string, string>();
  const put = (from: string, to: string, change: Change) => {
    keys.set(from, to);
    next.set(to, change);
  };
  const changes = [...pending];
  for (const [key, change] of changes.filter(([, each]) => !isEntryGone(each))) {
    const at = addressNow(change.at, false);
    if (at) put(key, keyOf(at), { ...change, at });
    else put(key, goneKey(key, pending), { ...change, stop: goneStop });
  }
  for (const [key, change] of changes.filter(([, each]) => isEntryGone(each))) {
    const at = addressNow(change.at, true);
    if (!at || next.has(keyOf(at))) put(key, key, change);
    else put(key, keyOf(at), { ...change, at, stop: undefined });
  }
  return { pending: next, keyNow: (key) => keys.get(key) ?? key };
}

/** A key that no address has: another entry may have the address now. */
function goneKey(key: string, pending: Pending): string {
  const gone = `gone ${key}`;
  return pending.has(gone) ? goneKey(gone, pending) : gone;
}
