import type { AddressNow, ValueAddress } from "../pending/change.ts";
import type { TrackedValue } from "./session.ts";

/** Keeps the addresses of values up to date while others change the files, such as those of texts that are being written. */
export function createTrackedValues() {
  const tracked = new Set<TrackedValue>();
  return {
    track(at: ValueAddress): TrackedValue {
      const value: TrackedValue = { at, isGone: false, end: () => tracked.delete(value) };
      tracked.add(value);
      return value;
    },
    /** Gives the values the addresses that they have now. */
    move(addressNow: AddressNow): void {
      for (const value of tracked) {
        const at = addressNow(value.at, value.isGone);
        value.isGone = at === undefined;
        if (at) value.at = at;
      }
    },
  };
}
