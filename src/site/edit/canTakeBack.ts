import { readFile } from "node:fs/promises";
import path from "node:path";
import { decode } from "../../yaml/decode.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { listPageAddresses } from "./editSite.ts";
import { areSwapped } from "./fileSwaps.ts";
import type { FileChange, HistoryEntry } from "./historyFiles.ts";
import { takeBack } from "./takeBack.ts";
import { isMade } from "./wholeFile.ts";

/** True unless something else is where an entry made its changes, so that they cannot be taken back. */
export async function canTakeBack(root: string, entry: HistoryEntry): Promise<boolean> {
  if ("whole" in entry) return isMade(root, entry.whole);
  if ("swaps" in entry) return areSwapped(root, entry.swaps);
  const { changes } = entry;
  if (await isNameTaken(root, changes)) return false;
  const each = await Promise.all(changes.map((change) => isThere(root, change)));
  return !each.includes(false);
}

/** True if another file has the name that one would get back. */
export async function isNameTaken(root: string, changes: readonly FileChange[]): Promise<boolean> {
  const present = new Set((await listPageAddresses(root)).map(({ file }) => file));
  return changes.some(({ movedFrom }) => movedFrom !== undefined && present.has(movedFrom));
}

async function isThere(root: string, { file, after, undo }: FileChange): Promise<boolean> {
  const bytes = await readFile(path.resolve(root, file)).catch(() => undefined);
  if (!bytes) return false;
  try {
    takeBack(decode(bytes).text, after, undo);
    return true;
  } catch (error) {
    if (error instanceof RefusedEdit) return false;
    throw error;
  }
}
