import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../writeAtomically.ts";

/**
 * The content that an earlier build left in the cache folder under this key, or what `make` makes, which
 * is left there. A key must tell everything that the content depends on.
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
