import {
  type AddressNow,
  type Change,
  isSame,
  keyOf,
  type Pending,
  type ValueAddress,
} from "./change.ts";
import { keepPending, restorePending } from "./keepPending.ts";
import { moveChanges } from "./moveChanges.ts";
import {
  addChange,
  compareWithSaved,
  confirmWritten,
  decideConflict,
  discardChange,
  maxOwn,
  missAnswer,
  type NewChange,
  nextToSend,
  type ReadSaved,
  refuseChange,
  retryRefused,
  sendChange,
  trustSaved,
} from "./pending.ts";

/** The time without a further change of a value after which it is sent, in milliseconds. */
const debounceMs = 250;

/** The time after which a request counts as not answered, in milliseconds. It is still waited for. */
const lateMs = 10_000;

/** The time between two requests while the preview does not answer, in milliseconds. */
const retryMs = 1000;

/** The result of a request to write a value. */
export type WriteResult =
  | { kind: "written"; version: string | undefined }
  | { kind: "refused"; reason: string; isOutdated: boolean }
  | { kind: "unanswered" };

type Done = WriteResult & { apply?: () => void };

interface Ports {
  /** A value as it is saved; undefined if its section is not there. */
  read: ReadSaved;
  /**
   * Writes a value. With `joins`, the edit is joined to the one that made this version of the file. `apply` applies the
   * state of the site from the answer, once the change is settled.
   */
  write(change: Change, joins?: string): Promise<Done>;
  /** Sends the values without waiting for an answer, because the document goes. */
  writeLast(changes: readonly Change[]): void;
  /** Reads the site again, and calls `setAnswering`. */
  readAgain(): Promise<void>;
  /** Is called whenever the changes differ, or the preview answers again or no longer. */
  changed(): void;
}

/** The changes of one value that are taken back as one action: its last version, and the values that were written. */
interface Trail {
  key: string;
  version: string | undefined;
  own: readonly unknown[];
}

/** Holds the values that are shown and not saved, and saves them. See `pending.ts` for what becomes of each. */
export function createPending({ read, write, writeLast, readAgain, changed }: Ports) {
  let pending = restorePending();
  let isAnswering = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let trail: Trail | undefined;
  /** The changes whose moment has come. */
  const due = new Set(pending.keys());
  /** The values that end the action of undo that is being written, once they are written. */
  let endings: Pick<Change, "at" | "value">[] = [];

  const take = (next: Pending) => {
    if (next === pending) return;
    pending = next;
    keepPending(pending);
    changed();
  };
  const judge = () => take(compareWithSaved(pending, read));
  const noteAnswering = (next: boolean) => {
    if (next === isAnswering) return;
    isAnswering = next;
    changed();
  };
  const setAnswering = (next: boolean) => {
    clearTimeout(retry);
    if (!next) retry = setTimeout(probe, retryMs);
    noteAnswering(next);
  };

  const sendOne = async (change: Change): Promise<void> => {
    let key = keyOf(change.at);
    take(sendChange(pending, key));
    const joins = trail?.key === key ? trail.version : undefined;
    const late = setTimeout(() => noteAnswering(false), lateMs);
    const done = await write(change, joins).catch((error): Done => {
      reportError(error);
      return { kind: "refused", reason: String(error), isOutdated: false };
    });
    clearTimeout(late);
    // Its entry may have another place by now.
    key = [...pending].find(([, { sending }]) => sending)?.[0] ?? key;
    if (done.kind === "written") {
      const earlier = trail?.key === key ? trail.own : change.own;
      const own = [...earlier, change.value].slice(-maxOwn);
      const isEnd = ({ at, value }: (typeof endings)[number]) =>
        keyOf(at) === key && isSame(value, change.value);
      const isEnding = endings.some(isEnd);
      endings = endings.filter((each) => !isEnd(each));
      trail = isEnding ? undefined : { key, version: done.version, own };
      take(confirmWritten(pending, key));
    } else if (done.kind === "refused") {
      take(refuseChange(pending, key, done.reason, done.isOutdated));
    } else take(missAnswer(pending, key));
    done.apply?.();
    judge();
    setAnswering(done.kind !== "unanswered");
  };
  const run = async (): Promise<void> => {
    judge();
    for (let next = nextToSend(pending, due); next; next = nextToSend(pending, due)) {
      await sendOne(next);
      if (!isAnswering) return;
    }
  };
  const start = (): Promise<void> => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  /** Sends all changes, one after the other. Resolves once none is left that can be sent. */
  const sendAll = async (): Promise<void> => {
    clearTimeout(timer);
    for (const key of pending.keys()) due.add(key);
    do await start();
    while (isAnswering && nextToSend(pending, due));
  };
  /** Asks for the site, so that the preview is known to answer again, and sends what waits. */
  const probe = async () => {
    if (pending.size === 0 || [...pending.values()].every(({ stop }) => stop)) await readAgain();
    await sendAll();
  };

  return {
    list: (): Change[] => [...pending.values()],
    /** False while the last request had no answer. */
    isAnswering: () => isAnswering,
    /** Notes that a request was answered, or that the connection is gone. */
    setAnswering,
    /** Shows a value, and saves it after a moment without a further change of it. */
    add(change: NewChange): void {
      const key = keyOf(change.at);
      const own = trail?.key === key ? trail.own : [];
      due.delete(key);
      take(compareWithSaved(addChange(pending, { ...change, own }), read));
      clearTimeout(timer);
      timer = setTimeout(sendAll, debounceMs);
    },
    /** Gives the changes the addresses that their values have now. */
    move(addressNow: AddressNow): void {
      const moved = moveChanges(pending, addressNow);
      const { keyNow } = moved;
      const waiting = [...due].map(keyNow);
      due.clear();
      for (const key of waiting) due.add(key);
      if (trail) trail = { ...trail, key: keyNow(trail.key) };
      endings = endings.map((each) => ({ ...each, at: addressNow(each.at) ?? each.at }));
      ({ pending } = moved);
      keepPending(pending);
    },
    /** Compares the changes with the site, which was read again, and sends what an earlier document has left. */
    judge(): void {
      take(trustSaved(pending));
      judge();
      if (nextToSend(pending, due)) sendAll();
    },
    /** Ends the action of undo that is being written: the next change begins another. */
    endAction(): void {
      trail = undefined;
      // The answer to what is on its way would begin it again.
      for (const { at, sending } of pending.values()) if (sending) endings.push({ at, ...sending });
    },
    /** Saves everything that can be saved now. What is written from then on is an action of its own. */
    async flush(): Promise<void> {
      // While the last value is on its way, the author may write the next.
      endings.push(...pending.values());
      await sendAll();
      endings = [];
      trail = undefined;
    },
    /**
     * Forgets a change. Resolves once nothing of it is on its way: to false if an answer is missing, and nobody knows
     * whether it is in the file.
     */
    async forget(at: ValueAddress): Promise<boolean> {
      const key = keyOf(at);
      const known = pending.get(key);
      const onItsWay = known?.sending ? running : undefined;
      take(discardChange(pending, key));
      await onItsWay;
      return !known?.isUnsure && (!onItsWay || isAnswering);
    },
    /** Ends the conflict about a value. */
    decide(at: ValueAddress, choice: "mine" | "theirs"): Promise<void> {
      take(decideConflict(pending, keyOf(at), choice));
      return sendAll();
    },
    /** Sends again what was refused. */
    retry(): Promise<void> {
      take(retryRefused(pending));
      return sendAll();
    },
    /** Forgets what was refused. */
    discardRefused(): void {
      const refused = [...pending].filter(([, { stop }]) => stop?.kind === "refused");
      take(refused.reduce((next, [key]) => discardChange(next, key), pending));
    },
    /** Sends what waits, because the document goes. */
    leave(): void {
      const waiting = [...pending.values()].filter(
        ({ stop, sending, value }) => !stop && !(sending && isSame(sending.value, value)),
      );
      if (waiting.length > 0) writeLast(waiting);
    },
  };
}

/** The changes that are pending, and the ways to change and save them. */
export type PendingChanges = ReturnType<typeof createPending>;
