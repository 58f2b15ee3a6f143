import {
  type Change,
  holds,
  isEntryGone,
  isSame,
  keyOf,
  type Pending,
  type ValueAddress,
} from "./change.ts";
import { withValue } from "./withValue.ts";

/** The times that a change is sent while others write to the same file. */
const maxAttempts = 6;

/** The values of one change that are remembered as the author's own. */
export const maxOwn = 8;

/** The sentence about a value whose section is gone. */
const gone = "This section is no longer on the page.";

/** A change that an author makes. */
export type NewChange = Pick<Change, "at" | "value" | "seen" | "message"> & Partial<Change>;

/** Adds a change, or takes another value for one that is pending. */
export function addChange(
  pending: Pending,
  { at, value, seen, message, written, own = [], isUnsure }: NewChange,
): Pending {
  const key = keyOf(at);
  const known = pending.get(key);
  if (known && isSame(known.value, value)) return pending;
  const next = new Map(pending);
  // Behind the others, which it may lie around.
  next.delete(key);
  const inside = [...next.values()].filter((each) => holds(at, each.at) && !isEntryGone(each));
  // A change inside this one is a part of it now.
  for (const each of inside) if (!each.sending) next.delete(keyOf(each.at));
  // A change around this one is written first, and is the author's own.
  const isInside = [...next.values()].some((each) => holds(each.at, at));
  // Of a known change, a value that was never sent cannot come back.
  const before = known ? known.seen : seen;
  const ownNow = [...(known?.own ?? own), ...(isInside ? seen : [])].slice(-maxOwn);
  next.set(key, {
    ...{
      at,
      value,
      message,
      written,
      attempts: 0,
      seen: withEach(before, at, inside),
      own: ownNow,
    },
    ...(known?.sending && { sending: known.sending }),
    ...((known?.isUnsure || isUnsure) && { isUnsure: true }),
    // A question that is open stays open.
    ...(known?.stop?.kind === "conflict" && { stop: known.stop }),
  });
  return next;
}

/** The values that a place may have in the file: each change inside it as it was before, as it was sent, or as it will be. */
const withEach = (
  values: readonly unknown[],
  at: ValueAddress,
  inside: readonly Change[],
): readonly unknown[] =>
  inside.reduceRight((all, { at: inner, value, seen, sending }) => {
    const path = inner.path.slice(at.path.length);
    const parts = [...seen, ...(sending ? [sending.value, value] : [])];
    return distinct(
      all.flatMap((whole) => [whole, ...parts.map((part) => withValue(whole, path, part))]),
    );
  }, distinct(values));

const distinct = (values: readonly unknown[]) =>
  values.filter((value, index) => values.findIndex((each) => isSame(each, value)) === index);

/** The first change that can be sent: one at a time, in their order. */
export function nextToSend(pending: Pending, due: ReadonlySet<string>): Change | undefined {
  const changes = [...pending.values()];
  if (changes.some(({ sending }) => sending)) return undefined;
  return changes.find((change) => {
    const isBehind = changes
      .slice(0, changes.indexOf(change))
      .some(
        (each) => !isEntryGone(each) && (holds(each.at, change.at) || holds(change.at, each.at)),
      );
    return !change.stop && !isBehind && due.has(keyOf(change.at));
  });
}

const replace = (pending: Pending, key: string, change: Change | undefined): Pending => {
  const next = new Map(pending);
  if (change) next.set(key, change);
  else next.delete(key);
  return next;
};

/** Notes that the value of a change is on its way. */
export function sendChange(pending: Pending, key: string): Pending {
  const change = pending.get(key);
  return change ? replace(pending, key, { ...change, sending: { value: change.value } }) : pending;
}

/** Notes that the value that was sent is in the file. */
export function confirmWritten(pending: Pending, key: string): Pending {
  const change = pending.get(key);
  if (!change?.sending) return pending;
  const { sending, isUnsure: _, ...kept } = change;
  if (isSame(sending.value, change.value)) return replace(pending, key, undefined);
  const own = [...change.own, sending.value].slice(-maxOwn);
  return replace(pending, key, { ...kept, seen: [sending.value], own });
}

/** Notes that the value that was sent may or may not be in the file: it is sent again. */
export function missAnswer(pending: Pending, key: string): Pending {
  const change = pending.get(key);
  if (!change?.sending) return pending;
  const { sending, ...kept } = change;
  const seen = distinct([...change.seen, sending.value]);
  return replace(pending, key, { ...kept, seen, isUnsure: true });
}

/** Notes that the value that was sent is refused. If the file had changed, it is compared and sent again. */
export function refuseChange(
  pending: Pending,
  key: string,
  reason: string,
  isOutdated: boolean,
): Pending {
  const change = pending.get(key);
  if (!change?.sending) return pending;
  const { sending, isUnsure: _, ...kept } = change;
  const isOld = !isSame(sending.value, change.value);
  const isWorthIt = isOutdated && change.attempts < maxAttempts;
  if (isOld || isWorthIt) {
    return replace(pending, key, { ...kept, attempts: isOld ? 0 : change.attempts + 1 });
  }
  return replace(pending, key, { ...kept, stop: { kind: "refused", reason } });
}

/**
 * Reads a value as it is saved, with some changes in place. Undefined if its section is not there, unknown while its file
 * cannot be read.
 */
export type ReadSaved = (
  at: ValueAddress,
  changes: readonly Change[],
) => { value: unknown } | "unknown" | undefined;

/**
 * Compares the changes with the site as it is saved now. A change ends whose value is there. One whose place has a value
 * that its author has not seen waits for a decision. Those on their way, and those around or inside them, are not judged.
 */
export function compareWithSaved(pending: Pending, read: ReadSaved): Pending {
  const kept: [string, Change][] = [];
  const changes = [...pending.values()];
  const sending = changes.filter((each) => each.sending);
  for (const [key, change] of pending) {
    const { at } = change;
    const isBusy = sending.some((each) => holds(each.at, at) || holds(at, each.at));
    if (isBusy) {
      kept.push([key, change]);
      continue;
    }
    const before = kept.map(([, each]) => each);
    const compared = compare(change, read(at, before));
    if (compared) kept.push([key, compared]);
  }
  const isUnchanged =
    kept.length === pending.size && kept.every(([key, change]) => pending.get(key) === change);
  return isUnchanged ? pending : new Map(kept);
}

function compare(change: Change, saved: ReturnType<ReadSaved>): Change | undefined {
  const { value, seen, own, stop, isUnsure } = change;
  if (saved === "unknown" || isEntryGone(change)) return change;
  if (!saved) {
    if (stop?.kind === "refused" && stop.isGone) return change;
    return { ...change, stop: { kind: "refused", reason: gone, isGone: true } };
  }
  const theirs = saved.value;
  const isSeen = [...seen, ...own].some((each) => isSame(each, theirs));
  if (isSame(theirs, value)) return isUnsure ? change : undefined;
  if (isSeen) {
    const isOpen = stop && (stop.kind === "conflict" || stop.isGone);
    return isOpen ? { ...change, stop: undefined } : change;
  }
  const isAsked = stop?.kind === "conflict" && isSame(stop.theirs, theirs);
  return isAsked ? change : { ...change, stop: { kind: "conflict", theirs } };
}

/** Notes that the site was read again after all answers that are missing. */
export const trustSaved = (pending: Pending): Pending =>
  [...pending.values()].some(({ isUnsure }) => isUnsure)
    ? new Map([...pending].map(([key, { isUnsure: _, ...change }]) => [key, change]))
    : pending;

/** Ends a conflict: the author has seen the other value now, and takes it or writes over it. */
export function decideConflict(pending: Pending, key: string, choice: "mine" | "theirs"): Pending {
  const change = pending.get(key);
  if (change?.stop?.kind !== "conflict") return pending;
  if (choice === "theirs") return replace(pending, key, undefined);
  const seen = [change.stop.theirs];
  return replace(pending, key, { ...change, seen, stop: undefined, attempts: 0 });
}

/** Forgets a change: the author does not want it any more. */
export const discardChange = (pending: Pending, key: string): Pending =>
  pending.has(key) ? replace(pending, key, undefined) : pending;

/** Lets changes that were refused be sent again. */
export function retryRefused(pending: Pending): Pending {
  const next = new Map(
    [...pending].map(([key, change]) => [
      key,
      change.stop?.kind === "refused" && !isEntryGone(change)
        ? { ...change, stop: undefined, attempts: 0 }
        : change,
    ]),
  );
  return next;
}

/** The changes as another document takes them over: what was on its way may or may not have arrived. */
export function resumePending(pending: Pending): Pending {
  return [...pending.keys()].reduce(missAnswer, pending);
}
