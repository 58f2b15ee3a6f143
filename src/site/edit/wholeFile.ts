import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { replaceFiles } from "../write/replaceFiles.ts";

/** A file that is made or deleted as a whole. */
export interface WholeFile {
  file: string;
  /** The bytes that it has while it is there, as base64. */
  content: string;
  /** True if it is there afterwards. */
  isThere: boolean;
}

/** The change that takes another back. */
export const reverse = (whole: WholeFile): WholeFile => ({ ...whole, isThere: !whole.isThere });

/**
 * Makes or deletes a file of the site in `root`. Returns false, and does nothing, if a file is in the place of the one
 * to make, or if the one to delete does not have those bytes, or is a link to another place.
 */
export async function makeWhole(
  root: string,
  { file, content, isThere }: WholeFile,
): Promise<boolean> {
  const target = path.join(root, file);
  const bytes = Buffer.from(content, "base64");
  const found = await lstat(target).catch(() => undefined);
  if (isThere ? found : !found?.isFile()) return false;
  const now = isThere ? undefined : await readFile(target);
  if (now && !now.equals(bytes)) return false;
  return replaceFiles([{ file: target, read: now, next: isThere ? bytes : undefined }]);
}

/** True if a file is there with those bytes, or is not there, as the change would leave it. */
export async function isMade(
  root: string,
  { file, content, isThere }: WholeFile,
): Promise<boolean> {
  const bytes = await readFile(path.join(root, file)).catch(() => undefined);
  return isThere ? Buffer.from(content, "base64").equals(bytes ?? Buffer.alloc(0)) : !bytes;
}
