import { child } from "../../shared/dataAt.ts";
import { type AddressNow, isSame, keyOf, type ValueAddress } from "../pending/change.ts";
import type { HeldDraft } from "./saving.ts";

const name = "broadside:draft-list";

/** Saves a draft as far as it can be saved. */
type Finish = () => unknown;

/**
 * Holds what controls know and no file can hold yet, so that it survives that a form is left and that the document is
 * loaded again. `changed` is called whenever something differs; `read` gives a value as it is saved.
 */
export function createDrafts(changed: () => void, read: (at: ValueAddress) => unknown) {
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
      const isIt = isAt(draft.at);
      const isKnown = drafts.some(isIt);
      take(isKnown ? drafts.map((each) => (isIt(each) ? draft : each)) : [...drafts, draft]);
    },
    release(at: ValueAddress): void {
      const isIt = isAt(at);
      if (drafts.some(isIt)) take(drafts.filter((each) => !isIt(each)));
    },
    /** Notes that something new is on its way to its place, or to its list. */
    send(at: ValueAddress, value: unknown): void {
      const isIt = isAt(at);
      const sent = { value, had: countIn(read(at), value) };
      if (drafts.some(isIt)) take(drafts.map((each) => (isIt(each) ? { ...each, sent } : each)));
    },
    /** Forgets what has arrived, whether or not its answer has. */
    settle(): void {
      const left = drafts.filter(({ at, sent }) => {
        return !sent || countIn(read(at), sent.value) <= sent.had;
      });
      if (left.length < drafts.length) take(left);
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

/** The number of entries of a list that have all settings of a value; for another value than a list, 1 if it has. */
function countIn(saved: unknown, value: unknown): number {
  if (Array.isArray(saved)) return saved.filter((entry) => hasAll(entry, value)).length;
  return hasAll(saved, value) ? 1 : 0;
}

const hasAll = (saved: unknown, value: unknown) =>
  typeof value === "object" && value !== null
    ? Object.entries(value).every(([name, each]) => isSame(child(saved, name), each))
    : isSame(saved, value);

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
