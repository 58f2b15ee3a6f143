import { randomUUID } from "node:crypto";
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Replaces the content of a file, if it still holds what was read. The new content is written aside and moved in, so
 * that no reader meets half a file. Tells whether it was replaced.
 */
export async function replaceFile(
  file: string,
  read: Uint8Array,
  next: Uint8Array,
): Promise<boolean> {
  // A link stays one.
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

/** Writes a file aside and moves it in, with the folder that it stands in. Where nothing may be written, nothing is. */
export async function moveIn(target: string, content: string): Promise<void> {
  const aside = `${target}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(aside, content);
    await rename(aside, target);
  } catch {}
}
