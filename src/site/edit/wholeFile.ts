import { lstat, readFile, readlink, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { isCode } from "../explainFileError.ts";
import { replaceFiles } from "../write/replaceFiles.ts";
import { makeFolder, removeMade } from "../write/writeAtomically.ts";

/** A file that is made or deleted as a whole. */
export interface WholeFile {
  file: string;
  /** The bytes that it has while it is there, as base64. */
  content: string;
  /** The path in it, if it is a symbolic link: the link is made or deleted, and the file behind it stays. */
  link?: string;
  /** True if it is there afterwards. */
  isThere: boolean;
}

/** The change that takes another back. */
export const reverse = (whole: WholeFile): WholeFile => ({ ...whole, isThere: !whole.isThere });

/** The change that deletes a file of the site in `root`, as it is now; undefined if it cannot be read. */
export async function planDeletion(root: string, file: string): Promise<WholeFile | undefined> {
  const target = path.join(root, file);
  const bytes = await readFile(target).catch(() => undefined);
  const link = await readLink(target);
  return (
    bytes && {
      ...{ file, content: bytes.toString("base64"), isThere: false },
      ...(link !== undefined && { link }),
    }
  );
}

/**
 * Makes or deletes a file of the site in `root`. Returns false, and does nothing, if a file is in the place of the one
 * to make, or if the one to delete does not have those bytes, or leads to another place.
 */
export async function makeWhole(
  root: string,
  { file, content, link, isThere }: WholeFile,
): Promise<boolean> {
  const target = path.join(root, file);
  if (isThere && (await lstat(target).catch(() => undefined))) return false;
  if (!isThere && (await readLink(target)) !== link) return false;
  if (link !== undefined) return isThere ? makeLink(target, link) : removeFile(target);
  const bytes = Buffer.from(content, "base64");
  const now = isThere ? undefined : await readFile(target).catch(() => undefined);
  if (!isThere && !now?.equals(bytes)) return false;
  return replaceFiles([{ file: target, read: now, next: isThere ? bytes : undefined }]);
}

async function makeLink(target: string, link: string): Promise<boolean> {
  const folder = path.dirname(target);
  const made = makeFolder(folder);
  try {
    await symlink(link, target);
    return true;
  } catch (error) {
    await removeMade(folder, made);
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function removeFile(target: string): Promise<boolean> {
  await rm(target);
  return true;
}

/** The path in a symbolic link; undefined for every other file, and where there is none. */
const readLink = (target: string): Promise<string | undefined> =>
  readlink(target).catch(() => undefined);

/** True if a file is there with those bytes, or leads to that place, or is not there, as the change would leave it. */
export async function isMade(
  root: string,
  { file, content, link, isThere }: WholeFile,
): Promise<boolean> {
  const target = path.join(root, file);
  if (!isThere) return !(await lstat(target).catch(() => undefined));
  if (link !== undefined) return (await readLink(target)) === link;
  const bytes = await readFile(target).catch(() => undefined);
  return Buffer.from(content, "base64").equals(bytes ?? Buffer.alloc(0));
}
