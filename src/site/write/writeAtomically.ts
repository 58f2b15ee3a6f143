import { mkdirSync, type Stats } from "node:fs";
import { chmod, chown, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { nameFile } from "../explainFileError.ts";
import { asideOf, removeLeftovers } from "./temporaryFiles.ts";

/**
 * Writes a temporary file and renames it. Nobody reads half a file, and a killed run leaves the old one. The file gets
 * `mode` from its first byte on if it is given, and else keeps its rights.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  await removeLeftovers(file);
  const aside = asideOf(file);
  const stats = mode === undefined ? await stat(file).catch(() => undefined) : undefined;
  try {
    await writeFile(aside, content, mode === undefined ? {} : { mode });
    if (stats) await giveRights(aside, stats);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw nameFile(error, file);
  }
}

/** Writes a file in the same way, and creates its folder. Returns false if it cannot be written. */
export async function writeIfPossible(file: string, content: string): Promise<boolean> {
  try {
    makeFolder(path.dirname(file));
    await writeWhole(file, content);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a folder, and those around it. Returns the first that was made. Not by `node:fs/promises`, which takes a full disk
 * for a folder that is gone.
 */
export const makeFolder = (folder: string): string | undefined =>
  mkdirSync(folder, { recursive: true });

/**
 * Removes a folder that `makeFolder` made, and those around it up to `made`, as far as nobody else has put something into them.
 */
export async function removeMade(inner: string, made: string | undefined): Promise<void> {
  if (made === undefined) return;
  for (let folder = inner; folder.startsWith(made); folder = path.dirname(folder)) {
    await rmdir(folder).catch(() => undefined);
  }
}

/** Gives a file to the owner and the group of another, as far as the system allows it, and the same mode. */
export async function giveRights(file: string, { uid, gid, mode }: Stats): Promise<void> {
  // Only the system's administrator may give a file to somebody else, and only members to a group.
  await chown(file, uid, gid).catch(() => chown(file, -1, gid).catch(() => undefined));
  // After the file is made: the mask of the process would take rights away.
  await chmod(file, mode & 0o7777);
}
