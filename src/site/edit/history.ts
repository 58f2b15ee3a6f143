import type { Action } from "../../shared/operation.ts";
import { trim } from "../../yaml/compose.ts";
import { type Refusal, RefusedEdit, refuse } from "../../yaml/edit/refusal.ts";
import { splice } from "../../yaml/splice.ts";
import { canTakeBack, isNameTaken } from "./canTakeBack.ts";
import type { PageEdit } from "./edited.ts";
import { changePages } from "./editSite.ts";
import { areSwapped, type FileSwap, makeSwaps, reverseSwaps } from "./fileSwaps.ts";
import {
  allTabs,
  canList,
  clearFuture,
  drop,
  type FileChange,
  type HistoryEntry,
  type OpenTabs,
  peek,
  push,
  type Stack,
  writeHistory,
} from "./historyFiles.ts";
import { isTakenBack, takeBack } from "./takeBack.ts";
import { isMade, makeWhole, reverse, type WholeFile } from "./wholeFile.ts";

const describe = (action: Action, edits: readonly PageEdit[]): HistoryEntry => ({
  action,
  changes: edits.map(({ file, movedTo, text, undo }) => {
    const moved = movedTo === undefined ? {} : { movedFrom: file };
    return { file: movedTo ?? file, ...moved, after: text, undo };
  }),
});

/** The sentence for the author of what was done, if it cannot be taken back or made again. */
export interface Warning {
  warning?: string;
}

const unwritable =
  ".broadside/history cannot be written. See that the disk has room, and that you may change this folder.";

function warnUnless(isKept: boolean, stack: Stack): Warning {
  if (isKept) return {};
  return {
    warning: `This cannot be ${stack === "past" ? "taken back" : "made again"}: ${unwritable}`,
  };
}

/**
 * Remembers an edit of a tab, so that it can be taken back. What was taken back before cannot be made again after it. An
 * edit that continues the last one is joined to it, and both are taken back as one action.
 */
export async function remember(
  root: string,
  action: Action,
  edits: readonly PageEdit[],
  continues: (made: MadeText) => boolean = () => false,
  tabs = allTabs,
): Promise<Warning & { isJoined: boolean }> {
  const last = await peek(root, "past", tabs);
  const joined = last && "changes" in last.entry && join(last.entry.changes, edits, continues);
  await clearFuture(root, tabs);
  const isKept = joined
    ? await writeHistory(last.file, { action, changes: [joined] })
    : await push(root, "past", describe(action, edits), tabs);
  return { isJoined: Boolean(joined), ...warnUnless(isKept, "past") };
}

/** Two edits of one file as one; undefined if the second does not begin where the first ended. */
function join(
  [first, ...others]: readonly FileChange[],
  [next, ...more]: readonly PageEdit[],
  continues: (made: MadeText) => boolean,
): FileChange | undefined {
  if (!first || !next || others.length + more.length > 0 || next.movedTo) return undefined;
  const { file, after, undo } = first;
  if (file !== next.file || after !== next.before || !continues(first)) return undefined;
  const original = splice(after, undo);
  // An action must undo something.
  if (original === next.text) return undefined;
  const whole = { start: 0, end: next.text.length, text: original };
  return { ...first, after: next.text, undo: [trim(whole, next.text)] };
}

/** Remembers that a file was made or deleted, so that it can be taken back. */
export async function rememberWhole(
  root: string,
  action: Action,
  whole: WholeFile,
  tabs = allTabs,
): Promise<Warning> {
  await clearFuture(root, tabs);
  return warnUnless(await push(root, "past", { action, whole }, tabs), "past");
}

/** The most that an entry holds of swapped files, in bytes: the newest one is read whenever the site is described. */
const maxSwapped = 20_000_000;

/** Remembers that files were swapped, so that they can be taken back. */
export async function rememberSwaps(
  root: string,
  action: Action,
  swaps: FileSwap[],
  tabs = allTabs,
): Promise<Warning> {
  await clearFuture(root, tabs);
  const sizes = swaps.flatMap(({ before = "", after = "" }) => [before.length, after.length]);
  if (sizes.reduce((sum, size) => sum + size, 0) > maxSwapped)
    return { warning: "This cannot be taken back by undo: its files are too large for that." };
  return warnUnless(await push(root, "past", { action, swaps }, tabs), "past");
}

/**
 * The actions that `undoLast` would take back, and `redoLast` make again. One that was refused and is not possible yet is
 * passed over, as they do.
 */
export async function readHistory(
  root: string,
  tabs = allTabs,
): Promise<{ undo?: Action; redo?: Action }> {
  const isNext = async (entry: HistoryEntry) => !entry.wasRefused || canTakeBack(root, entry);
  const [past, future] = await Promise.all([
    peek(root, "past", tabs, isNext),
    peek(root, "future", tabs, isNext),
  ]);
  return {
    ...(past && { undo: past.entry.action }),
    ...(future && { redo: future.entry.action }),
  };
}

/** An action that was taken back or made again: the edits of files, or the file that is made or deleted, or the files that are swapped by it. */
export interface Revisited extends Warning {
  action: Action;
  edits: PageEdit[];
  whole?: WholeFile;
  swaps?: FileSwap[];
}

/** A file, and the text that an edit made of it. */
export type MadeText = Pick<FileChange, "file" | "after">;

/**
 * Takes the last edit of a tab back, in all its files or in none. With `isMeant`, only an edit for which that is true.
 * One that cannot be taken back because its lines have changed since is refused once. If the next call cannot take it
 * back either, it is forgotten, and the edit before it is taken back.
 */
export const undoLast = (
  root: string,
  isMeant?: (made: readonly MadeText[]) => boolean,
  tabs = allTabs,
) => revisit(root, "past", "future", tabs, isMeant);

/** Makes the edit again that a tab has taken back last: in all its files, or in none. */
export const redoLast = (root: string, tabs = allTabs) => revisit(root, "future", "past", tabs);

async function revisit(
  root: string,
  from: Stack,
  to: Stack,
  tabs: OpenTabs,
  isMeant?: (made: readonly MadeText[]) => boolean,
): Promise<Revisited | { refusal: Refusal }> {
  const last = await peek(root, from, tabs);
  if (!last) {
    if (!(await canList(root, from))) return refuse("unreadable-history");
    return refuse(from === "past" ? "nothing-to-undo" : "nothing-to-redo");
  }
  const { entry, file } = last;
  if (isMeant && !isMeant("changes" in entry ? entry.changes : [])) {
    return refuse("changed", "What this would take back");
  }
  const { action } = entry;
  const done = await takeEntryBack(root, entry);
  if ("refusal" in done) {
    if (isMeant || !isOver(done.refusal)) return done;
    // Its result may be there already: a run that was killed leaves an entry of which all is done.
    if (entry.wasRefused || (await isDone(root, entry))) {
      return (await drop(file)) ? revisit(root, from, to, tabs) : refuse("no-history");
    }
    const isLeft = (await writeHistory(file, { ...entry, wasRefused: true })) || (await drop(file));
    if (!isLeft) return refuse("no-history");
    return refuse(from === "past" ? "skipped-undo" : "skipped-redo");
  }
  const back = "edits" in done ? describe(action, done.edits) : { action, ...done };
  const warning = warnUnless(await push(root, to, back, tabs), to);
  await drop(file);
  return { action, edits: [], ...done, ...warning };
}

/** Takes the changes of an entry back, each by its own kind. */
async function takeEntryBack(
  root: string,
  entry: HistoryEntry,
): Promise<
  { edits: PageEdit[] } | { whole: WholeFile } | { swaps: FileSwap[] } | { refusal: Refusal }
> {
  if ("whole" in entry) return takeFileBack(root, entry.whole);
  if ("swaps" in entry) {
    const swaps = reverseSwaps(entry.swaps);
    return (await makeSwaps(root, swaps)) ? { swaps } : refuse("changed", "What this would change");
  }
  const edits = await takeBackAll(root, entry.changes);
  return "refusal" in edits ? edits : { edits };
}

/** True if an edit will not be possible later either. */
const isOver = ({ code }: Refusal) => code === "changed" || code === "gone";

/** True if the files are as an entry would make them. */
async function isDone(root: string, entry: HistoryEntry): Promise<boolean> {
  if ("whole" in entry) return isMade(root, reverse(entry.whole));
  if ("swaps" in entry) return areSwapped(root, reverseSwaps(entry.swaps));
  if (entry.changes.some(({ movedFrom }) => movedFrom !== undefined)) return false;
  let isBack = false;
  await changePages(
    root,
    entry.changes.map(({ file }) => ({ file, path: "" })),
    (pages) => {
      isBack = pages.every(({ text }, index) => {
        const change = entry.changes[index];
        return change && isTakenBack(text, change.after, change.undo);
      });
      return [];
    },
  );
  return isBack;
}

async function takeFileBack(root: string, whole: WholeFile) {
  const back = reverse(whole);
  return (await makeWhole(root, back)) ? { whole: back } : refuse("changed", whole.file);
}

async function takeBackAll(root: string, changes: readonly FileChange[]) {
  if (await isNameTaken(root, changes)) return refuse("changed", "What this would take back");
  return changePages(
    root,
    changes.map(({ file }) => ({ file, path: "" })),
    (pages) => {
      try {
        return pages.map(({ text }, index) => {
          const { file, movedFrom, after, undo } = changes[index] ?? {
            file: "",
            after: "",
            undo: [],
          };
          const moved = movedFrom === undefined ? {} : { movedTo: movedFrom };
          return { file, ...moved, before: text, ...takeBack(text, after, undo) };
        });
      } catch (error) {
        if (error instanceof RefusedEdit) return { refusal: error.refusal };
        throw error;
      }
    },
  );
}
