import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * The content that an earlier build left in the cache folder under this key, or what `make` makes, which
 * is left there. A key must tell everything that the content depends on.
 */
export async function makeOnce(
  cacheDir: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(cacheDir, key);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const content = await make();
  // Written aside and moved in, so that nobody reads half a file: a build beside this one, or this one
  // where a page shows the same thing twice.
  const aside = `${file}.${randomUUID()}`;
  await mkdir(cacheDir, { recursive: true });
  await writeFile(aside, content);
  await rename(aside, file);
  return content;
}
