import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Action } from "../../shared/operation.ts";
import { trim } from "../../yaml/compose.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { type Refusal, Refused, refuse } from "../../yaml/edit/refusal.ts";
import { splice } from "../../yaml/splice.ts";
import { cacheFolder } from "../cacheFolder.ts";
import { writeIfPossible } from "../writeAtomically.ts";
import type { PageEdit } from "./editPages.ts";
import { changePages, listPages } from "./editSite.ts";
import { takeBack } from "./takeBack.ts";
import { makeWhole, reverse, type WholeFile } from "./wholeFile.ts";

/** The data to take an edit of a file back: its text after the edit, the edits of that text, and its name before. */
interface Change {
  file: string;
  movedFrom?: string;
  after: string;
  undo: Edit[];
}

/** One action, and its changes in all files; or the file that it made or deleted. */
type Entry = { action: Action } & ({ changes: Change[] } | { whole: WholeFile });

/** Edits that can be taken back, and those that were and can be made again. */
type Stack = "past" | "future";

/** The number of entries that a stack keeps: more than anybody takes back one by one, and each holds a whole text. */
export const maxEntries = 500;

const folderOf = (root: string, stack: Stack) =>
  path.join(
    root,
    cacheFolder,
    `edits-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`,
    stack,
  );

/** The files of a stack, the oldest entry first. Each entry has a file of its own, so that a long history costs no time. */
async function listEntries(root: string, stack: Stack): Promise<string[]> {
  const folder = folderOf(root, stack);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => path.join(folder, name));
}

async function push(root: string, stack: Stack, entry: Entry): Promise<void> {
  const files = await listEntries(root, stack);
  const last = files.at(-1);
  const number = last ? Number.parseInt(path.basename(last), 10) + 1 : 1;
  await writeIfPossible(path.join(folderOf(root, stack), `${number}.json`), JSON.stringify(entry));
  const old = files.slice(0, -(maxEntries - 1));
  await Promise.all(old.map((file) => rm(file, { force: true })));
}

/** The newest entry that can be read, and its file. */
async function peek(
  root: string,
  stack: Stack,
): Promise<{ file: string; entry: Entry } | undefined> {
  for (const file of (await listEntries(root, stack)).reverse()) {
    try {
      const { action, changes, whole } = JSON.parse(await readFile(file, "utf8"));
      if (action && changes) return { file, entry: { action, changes } };
      if (action && whole) return { file, entry: { action, whole } };
    } catch {}
    // Another version of the engine wrote it, or it was not written whole.
    await rm(file, { force: true });
  }
  return undefined;
}

const describe = (action: Action, edits: readonly PageEdit[]): Entry => ({
  action,
  changes: edits.map(({ file, movedTo, text, undo }) => {
    const moved = movedTo === undefined ? {} : { movedFrom: file };
    return { file: movedTo ?? file, ...moved, after: text, undo };
  }),
});

/**
 * Remembers an edit, so that it can be taken back. What was taken back before cannot be made again after it. An edit
 * that continues the last one is joined to it, and both are taken back as one action. Resolves to true then.
 */
export async function remember(
  root: string,
  action: Action,
  edits: readonly PageEdit[],
  continues: (made: MadeText) => boolean = () => false,
): Promise<boolean> {
  const last = await peek(root, "past");
  const joined = last && "changes" in last.entry && join(last.entry.changes, edits, continues);
  if (!joined) await rememberEntry(root, describe(action, edits));
  else {
    await rm(folderOf(root, "future"), { recursive: true, force: true });
    await writeIfPossible(last.file, JSON.stringify({ action, changes: [joined] }));
  }
  return Boolean(joined);
}

/** Two edits of one file as one; nothing if the second does not begin where the first ended. */
function join(
  [first, ...others]: readonly Change[],
  [next, ...more]: readonly PageEdit[],
  continues: (made: MadeText) => boolean,
): Change | undefined {
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
export const rememberWhole = (root: string, action: Action, whole: WholeFile): Promise<void> =>
  rememberEntry(root, { action, whole });

async function rememberEntry(root: string, entry: Entry): Promise<void> {
  await rm(folderOf(root, "future"), { recursive: true, force: true });
  await push(root, "past", entry);
}

/** The actions that `undoLast` would take back, and `redoLast` make again. */
export async function readHistory(root: string): Promise<{ undo?: Action; redo?: Action }> {
  const [past, future] = await Promise.all([peek(root, "past"), peek(root, "future")]);
  return {
    ...(past && { undo: past.entry.action }),
    ...(future && { redo: future.entry.action }),
  };
}

/** An action that was taken back or made again: the edits of files, or the file that is made or deleted by it. */
export interface Revisited {
  action: Action;
  edits: PageEdit[];
  whole?: WholeFile;
}

/** A file, and the text that an edit made of it. */
export type MadeText = Pick<Change, "file" | "after">;

/** Takes the last edit back that was remembered, if it is the one that is meant: in all its files, or in none. */
export const undoLast = (root: string, isMeant?: (made: readonly MadeText[]) => boolean) =>
  revisit(root, "past", "future", isMeant);

/** Makes the edit again that was taken back last: in all its files, or in none. */
export const redoLast = (root: string) => revisit(root, "future", "past");

async function revisit(
  root: string,
  from: Stack,
  to: Stack,
  isMeant: (made: readonly MadeText[]) => boolean = () => true,
): Promise<Revisited | { refusal: Refusal }> {
  const last = await peek(root, from);
  if (!last) return refuse(from === "past" ? "nothing-to-undo" : "nothing-to-redo");
  const { entry, file } = last;
  if (!isMeant("changes" in entry ? entry.changes : [])) {
    return refuse("changed", "What this would take back");
  }
  const { action } = entry;
  const done =
    "whole" in entry
      ? await takeFileBack(root, entry.whole)
      : await takeBackAll(root, entry.changes);
  if ("refusal" in done) return done;
  await push(root, to, Array.isArray(done) ? describe(action, done) : { action, whole: done });
  await rm(file, { force: true });
  return Array.isArray(done) ? { action, edits: done } : { action, edits: [], whole: done };
}

async function takeFileBack(root: string, whole: WholeFile) {
  const back = reverse(whole);
  return (await makeWhole(root, back)) ? back : refuse("changed", whole.file);
}

async function takeBackAll(root: string, changes: readonly Change[]) {
  const present = new Set((await listPages(root)).map(({ file }) => file));
  const taken = changes.find(({ movedFrom }) => movedFrom !== undefined && present.has(movedFrom));
  if (taken) return refuse("changed", "What this would take back");
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
        if (error instanceof Refused) return { refusal: error.refusal };
        throw error;
      }
    },
  );
}
