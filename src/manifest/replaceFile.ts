import { randomUUID } from "node:crypto";
import { readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";

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
