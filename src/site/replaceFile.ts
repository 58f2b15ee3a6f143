import { randomUUID } from "node:crypto";
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Replaces the content of a file, if it is still the content that was read. Writes to a temporary file and renames
 * it, so that nobody reads half a file. Returns true if the file was replaced.
 */
export async function replaceFile(
  file: string,
  read: Uint8Array,
  next: Uint8Array,
): Promise<boolean> {
  // A symbolic link stays one.
  const target = await realpath(file);
  const { mode } = await stat(target);
  const aside = `${target}.${randomUUID()}`;
  await writeFile(aside, next, { mode });
  if ((await readFile(target)).equals(read)) {
    await rename(aside, target);
    return true;
  }
  await rm(aside);
  return false;
}

/** Writes to a temporary file and renames it, and creates its folder. Does nothing if the folder is not writable. */
export async function moveIn(target: string, content: string): Promise<void> {
  const aside = `${target}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(aside, content);
    await rename(aside, target);
  } catch {}
}
