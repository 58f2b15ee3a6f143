import type { Change, Pending } from "./change.ts";
import { resumePending } from "./pending.ts";

const name = "broadside:pending";

/** Values as JSON, which has no undefined: one that was left out is an empty list. */
type Packed = ([] | [unknown])[];
type Kept = Omit<Change, "seen" | "own"> & { seen: Packed; own: Packed };

const pack = (values: readonly unknown[]): Packed =>
  values.map((value) => (value === undefined ? [] : [value]));
const unpack = (values: Packed): unknown[] => values.map(([value]) => value);

/** The changes that an earlier document of this tab has left. */
export function restorePending(): Pending {
  try {
    const kept: [string, Kept][] = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    const changes = kept.map(([key, { seen, own, ...change }]) => {
      return [key, { ...change, seen: unpack(seen), own: unpack(own) }] as const;
    });
    return resumePending(new Map(changes));
  } catch {
    // Storage may be forbidden, or hold what another version wrote.
    return new Map();
  }
}

/** Keeps the changes for the next document of this tab. */
export function keepPending(pending: Pending): void {
  try {
    const kept = [...pending].map(([key, { seen, own, ...change }]): [string, Kept] => [
      key,
      { ...change, seen: pack(seen), own: pack(own) },
    ]);
    if (kept.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {}
}
