import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Action } from "../../shared/operation.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { isCode } from "../explainFileError.ts";
import { writeIfPossible } from "../write/writeAtomically.ts";
import type { FileSwap } from "./fileSwaps.ts";
import type { WholeFile } from "./wholeFile.ts";

/** The data to take an edit of a file back: its text after the edit, the edits of that text, and its name before. */
export interface FileChange {
  file: string;
  movedFrom?: string;
  after: string;
  undo: Edit[];
}

/** One action, and its changes in all files; or the file that it made or deleted; or the files that it swapped. */
export type HistoryEntry = { action: Action; wasRefused?: true } & (
  | { changes: FileChange[] }
  | { whole: WholeFile }
  | { swaps: FileSwap[] }
);

/** Edits that can be taken back, and those that were and can be made again. */
export type Stack = "past" | "future";

/** The tab of the visual editor that asks, and those that are open. A tab takes back what is its own, or nobody's. */
export interface OpenTabs {
  own?: string | undefined;
  open: ReadonlySet<string>;
}

/** For who asks outside of the visual editor: the edits of all tabs. */
export const allTabs: OpenTabs = { open: new Set() };

/** The name of a tab: it is a part of the names of files. */
export const isTab = (name: unknown): name is string =>
  typeof name === "string" && /^[\w-]{1,64}$/.test(name);

/** The number of entries that a stack keeps: more than anybody takes back one by one, and each holds a whole text. */
export const maxEntries = 500;

/** Not in node_modules, which is deleted when packages are installed anew. */
const folderOf = (root: string, stack: Stack) => path.join(root, ".broadside", "history", stack);

const name = /^(?<number>\d+)(?:-(?<tab>[\w-]+))?\.json$/;

const numberOf = (file: string) => Number(name.exec(path.basename(file))?.groups?.number ?? 0);

/** The files of a stack, the oldest entry first. Each entry has a file of its own, so that a long history costs no time. */
async function listAll(root: string, stack: Stack): Promise<string[]> {
  const folder = folderOf(root, stack);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((each) => name.test(each))
    .map((each) => path.join(folder, each))
    .sort((a, b) => numberOf(a) - numberOf(b));
}

/** True if the entries of a stack can be listed, or there are none yet. */
export const canList = (root: string, stack: Stack): Promise<boolean> =>
  readdir(folderOf(root, stack)).then(
    () => true,
    (error) => isCode(error, "ENOENT"),
  );

/** The files of the entries that a tab can take back or make again. */
async function listFor(root: string, stack: Stack, { own, open }: OpenTabs): Promise<string[]> {
  const files = await listAll(root, stack);
  return files.filter((file) => {
    const tab = name.exec(path.basename(file))?.groups?.tab;
    return own === undefined || tab === undefined || tab === own || !open.has(tab);
  });
}

/** Puts an entry on a stack, as the newest. Returns false if it cannot be written. */
export async function push(
  root: string,
  stack: Stack,
  entry: HistoryEntry,
  { own }: OpenTabs,
): Promise<boolean> {
  const files = await listAll(root, stack);
  const number = numberOf(files.at(-1) ?? "") + 1;
  const file = `${number}${own === undefined ? "" : `-${own}`}.json`;
  const isKept = await writeHistory(path.join(folderOf(root, stack), file), entry);
  const old = files.slice(0, -(maxEntries - 1));
  await Promise.all(old.map(drop));
  return isKept;
}

/** Writes an entry. Returns false if it cannot be written. */
export const writeHistory = (file: string, entry: HistoryEntry): Promise<boolean> =>
  writeIfPossible(file, JSON.stringify(entry));

/** Removes an entry. Returns false if it cannot be removed. */
export const drop = (file: string): Promise<boolean> =>
  rm(file, { force: true }).then(
    () => true,
    () => false,
  );

/** The newest entry of a tab that can be read and is wanted, and its file. */
export async function peek(
  root: string,
  stack: Stack,
  tabs: OpenTabs,
  isWanted: (entry: HistoryEntry) => Promise<boolean> = async () => true,
): Promise<{ file: string; entry: HistoryEntry } | undefined> {
  for (const file of (await listFor(root, stack, tabs)).reverse()) {
    const entry = await readEntry(file);
    // Another version of the engine wrote it, or it was not written whole.
    if (!entry) await drop(file);
    else if (await isWanted(entry)) return { file, entry };
  }
  return undefined;
}

async function readEntry(file: string): Promise<HistoryEntry | undefined> {
  try {
    const { action, wasRefused, changes, whole, swaps } = JSON.parse(await readFile(file, "utf8"));
    const shared = { action, ...(wasRefused && { wasRefused }) };
    if (action && changes) return { ...shared, changes };
    if (action && whole) return { ...shared, whole };
    if (action && swaps) return { ...shared, swaps };
  } catch {}
  return undefined;
}

/** Forgets what a tab could make again. */
export async function clearFuture(root: string, tabs: OpenTabs): Promise<void> {
  const files = await listFor(root, "future", tabs);
  await Promise.all(files.map(drop));
}
