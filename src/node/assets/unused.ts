import { readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

/** The age at which a file that no build has used is removed, in milliseconds. */
const longest = 7 * 24 * 60 * 60 * 1000;

/** Remembers that a build has used a file of the cache folder. */
export async function markUsed(file: string): Promise<void> {
  const now = new Date();
  // Another build may have removed it.
  await utimes(file, now, now).catch(() => undefined);
}

/** Removes the files of a folder of the cache that no build has used for a while. */
export async function removeUnused(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      const stats = await stat(file).catch(() => undefined);
      if (stats && Date.now() - stats.mtimeMs > longest) await rm(file, { force: true });
    }),
  );
}
