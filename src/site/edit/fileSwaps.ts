import { readFile } from "node:fs/promises";
import path from "node:path";
import { replaceFiles } from "../write/replaceFiles.ts";

/** A file that is replaced, made or deleted as a whole: its bytes before and after as base64, left out where it is not there. */
export interface FileSwap {
  file: string;
  before?: string;
  after?: string;
}

/** The swap of a file, from its bytes before and after. */
export const swapOf = (
  file: string,
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
): FileSwap => ({
  file,
  ...(before && { before: Buffer.from(before).toString("base64") }),
  ...(after && { after: Buffer.from(after).toString("base64") }),
});

/** The swaps that take others back. */
export const reverseSwaps = (swaps: readonly FileSwap[]): FileSwap[] =>
  swaps.map(({ file, before, after }) => ({
    file,
    ...(after !== undefined && { before: after }),
    ...(before !== undefined && { after: before }),
  }));

/**
 * Makes swaps in the site in `root`: all, or none. Returns false, and does nothing, if a file is another one than it was
 * before them.
 */
export async function makeSwaps(root: string, swaps: readonly FileSwap[]): Promise<boolean> {
  if (!(await areSwapped(root, reverseSwaps(swaps)))) return false;
  return replaceFiles(
    swaps.map(({ file, before, after }) => ({
      file: path.join(root, file),
      read: toBytes(before),
      next: toBytes(after),
    })),
  );
}

/** True if all files are as the swaps leave them. */
export async function areSwapped(root: string, swaps: readonly FileSwap[]): Promise<boolean> {
  for (const { file, after } of swaps) {
    const bytes = await readFile(path.join(root, file)).catch(() => undefined);
    if (bytes?.toString("base64") !== after) return false;
  }
  return true;
}

const toBytes = (content: string | undefined) =>
  content === undefined ? undefined : Buffer.from(content, "base64");
