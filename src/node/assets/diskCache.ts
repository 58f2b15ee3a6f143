import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../../site/write/writeAtomically.ts";

/**
 * The content under this key in the cache folder, from an earlier build or from `make`, whose result is
 * stored. The key must include everything that the content depends on.
 */
export async function cacheOnDisk(
  cacheDir: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(cacheDir, key);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const content = await make();
  await mkdir(cacheDir, { recursive: true });
  await writeWhole(file, content);
  return content;
}
