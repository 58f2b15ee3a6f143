import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { isCode } from "./explainFileError.ts";

/**
 * Lists a folder and those inside it; nothing if it is not there. Throws if one of them may not be read: its files would
 * count as deleted.
 */
export const listFolder = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { recursive: true, withFileTypes: true }).catch(orElse<Dirent[]>([]));

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
