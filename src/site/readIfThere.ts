import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { isCode } from "./explainFileError.ts";

/**
 * Lists a folder and those inside it, without pipes and devices; nothing if it is not there. Throws if one of them may
 * not be read: its files would count as deleted.
 */
export async function listFolder(folder: string): Promise<Dirent[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(orElse<Dirent[]>([]));
  return entries.filter((entry) => !isEndless(entry));
}

/** True for a pipe, a socket or a device: whoever reads it may wait for ever. */
export const isEndless = (entry: Dirent): boolean =>
  !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink();

/** Reads a file; nothing if it is not there. Throws if it may not be read: it would count as empty. */
export const readIfThere = (file: string): Promise<Buffer> =>
  readFile(file).catch(orElse(Buffer.alloc(0)));

/** The content in place of a file or folder that is not there. Throws any other error. */
export const orElse =
  <Content>(nothing: Content) =>
  (error: unknown): Content => {
    if (isCode(error, "ENOENT")) return nothing;
    throw error;
  };
