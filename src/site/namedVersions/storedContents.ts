import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Contents } from "../changes/compareContents.ts";
import { makeFolder, removeMade, writeWhole } from "../write/writeAtomically.ts";

/** The folder of the versions of the site in `root`. It is not in node_modules, which is deleted when packages are installed anew. */
export const folderOf = (root: string): string => path.join(root, ".broadside", "versions");

const placeOf = (root: string, hash: string) => path.join(folderOf(root), "files", hash);

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The hashes of contents, by the paths of their files. */
export const hashAll = (contents: Contents): Record<string, string> =>
  Object.fromEntries([...contents].map(([file, bytes]) => [file, hashOf(bytes)]));

/** Reads a content that is kept. Undefined if it is gone or damaged. */
export async function readContent(root: string, hash: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(placeOf(root, hash)).catch(() => undefined);
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

/** Keeps contents, those that are not kept yet: all, or none. Returns a way to remove them again. Throws if one cannot be written. */
export async function writeContents(
  root: string,
  contents: Contents,
): Promise<() => Promise<void>> {
  const folder = path.join(folderOf(root), "files");
  const made = makeFolder(folder);
  const written: string[] = [];
  const remove = async () => {
    for (const place of written) await rm(place, { force: true });
    await removeMade(folder, made);
  };
  try {
    for (const bytes of contents.values()) {
      const hash = hashOf(bytes);
      if (await readContent(root, hash)) continue;
      await writeWhole(placeOf(root, hash), bytes);
      written.push(placeOf(root, hash));
    }
  } catch (error) {
    // They would fill a disk that is full.
    await remove();
    throw error;
  }
  return remove;
}

/** Deletes the contents that are kept under none of these hashes. Throws if one cannot be deleted. */
export async function deleteOthers(root: string, hashes: ReadonlySet<string>): Promise<void> {
  const folder = path.join(folderOf(root), "files");
  for (const name of await readdir(folder))
    if (!hashes.has(name)) await rm(path.join(folder, name), { force: true });
}
