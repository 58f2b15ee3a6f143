import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The age of a bundle that is removed, in milliseconds: nobody has started a preview of its code for a while. */
const longest = 24 * 60 * 60 * 1000;

/** Removes bundles of earlier versions of the code. A preview that serves one has it in its memory. */
export async function removeOldBundles(cacheDir: string): Promise<void> {
  const names = await readdir(cacheDir).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      if (!bundleName.test(name)) return;
      const file = path.join(cacheDir, name);
      const stats = await stat(file).catch(() => undefined);
      if (stats && Date.now() - stats.mtimeMs > longest) await rm(file, { force: true });
    }),
  );
}

const bundleName = /^code-[0-9a-f]+\.json$/;
