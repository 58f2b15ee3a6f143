import { type AddressNow, keyOf, type ValueAddress } from "../pending/change.ts";
import type { HeldDraft } from "./saving.ts";

const name = "broadside:draft-list";

/** Saves a draft as far as it can be saved. */
type Finish = () => unknown;

/**
 * Holds what controls know and no file can hold yet, so that it survives that a form is left and that the document is
 * loaded again. `changed` is called whenever something differs.
 */
export function createDrafts(changed: () => void) {
  let drafts = restore();
  const finishers = new Set<Finish>();
  const isAt = (at: ValueAddress) => {
    const key = keyOf(at);
    return (draft: HeldDraft) => !draft.isGone && keyOf(draft.at) === key;
  };
  const take = (next: HeldDraft[]) => {
    drafts = next;
    keep(drafts);
    changed();
  };
  return {
    list: (): HeldDraft[] => drafts,
    find: (at: ValueAddress): HeldDraft | undefined => drafts.find(isAt(at)),
    hold(draft: HeldDraft): void {
      const isSame = isAt(draft.at);
      const isKnown = drafts.some(isSame);
      take(isKnown ? drafts.map((each) => (isSame(each) ? draft : each)) : [...drafts, draft]);
    },
    release(at: ValueAddress): void {
      const isSame = isAt(at);
      if (drafts.some(isSame)) take(drafts.filter((each) => !isSame(each)));
    },
    /** Gives drafts the addresses that their values have now. One whose value is gone may come back with it. */
    move(addressNow: AddressNow): void {
      if (drafts.length === 0) return;
      const moved = drafts.map((draft) => {
        const at = addressNow(draft.at, draft.isGone);
        return { ...draft, at: at ?? draft.at, isGone: at === undefined };
      });
      take(moved);
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

function restore(): HeldDraft[] {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "[]");
  } catch {
    // Storage may be forbidden, or hold what another version wrote.
    return [];
  }
}

function keep(drafts: readonly HeldDraft[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(drafts));
  } catch {}
}
