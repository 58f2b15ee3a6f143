import type { Place } from "../../shared/editor.ts";

/** The time without a further change after which changes are saved, in milliseconds. */
const quiet = 250;

/** A value that is shown and not yet saved. */
export interface PendingChange {
  place: Place;
  value: unknown;
  /** The value in the file when the change began. */
  was: unknown;
  /** The sentence for the status line. */
  words: string;
}

/** Collects changes, and saves each place once it has been quiet for a moment, or when asked to. */
export function createPendingChanges(save: (change: PendingChange) => Promise<unknown>) {
  const pending = new Map<string, PendingChange>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    const changes = [...pending.values()];
    pending.clear();
    for (const change of changes) await save(change);
  };
  return {
    add(change: PendingChange): void {
      const key = JSON.stringify(change.place);
      const known = pending.get(key);
      pending.set(key, known ? { ...change, was: known.was } : change);
      clearTimeout(timer);
      timer = setTimeout(flush, quiet);
    },
    /** Saves everything that waits. */
    flush,
  };
}
