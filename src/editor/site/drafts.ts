import { keyOf, type ValueAddress } from "../pending/change.ts";
import type { HeldDraft } from "./saving.ts";

const name = "broadside:drafts";

/** Saves a draft as far as it can be saved. */
type Finish = () => unknown;

/**
 * Holds what controls know and no file can hold yet, so that it survives that a form is left and that the document is
 * loaded again. `changed` is called whenever something differs.
 */
export function createDrafts(changed: () => void) {
  const drafts = restore();
  const finishers = new Set<Finish>();
  return {
    list: (): HeldDraft[] => [...drafts.values()],
    find: (at: ValueAddress): HeldDraft | undefined => drafts.get(keyOf(at)),
    hold(draft: HeldDraft): void {
      drafts.set(keyOf(draft.at), draft);
      keep(drafts);
      changed();
    },
    release(at: ValueAddress): void {
      if (!drafts.delete(keyOf(at))) return;
      keep(drafts);
      changed();
    },
    /** Gives drafts the addresses that their values have now. One whose value is gone may come back with it. */
    move(addressNow: (at: ValueAddress) => ValueAddress | undefined): void {
      if (drafts.size === 0) return;
      const moved = [...drafts.values()].map((draft) => ({
        ...draft,
        at: addressNow(draft.at) ?? draft.at,
      }));
      drafts.clear();
      for (const draft of moved) drafts.set(keyOf(draft.at), draft);
      keep(drafts);
      changed();
    },
    /** Calls a function when everything is to be saved, until the returned function is called. */
    onFinish(finish: Finish): () => void {
      finishers.add(finish);
      return () => finishers.delete(finish);
    },
    /** Lets each control save what it knows. */
    async finish(): Promise<void> {
      await Promise.all([...finishers].map((finish) => finish()));
    },
  };
}

/** The drafts of a session. */
export type Drafts = ReturnType<typeof createDrafts>;

function restore(): Map<string, HeldDraft> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? "[]"));
  } catch {
    // Storage may be forbidden, or hold what another version wrote.
    return new Map();
  }
}

function keep(drafts: ReadonlyMap<string, HeldDraft>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...drafts]));
  } catch {}
}
