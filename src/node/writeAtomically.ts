import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file aside and moves it in, so that nobody reads half of it, and a run that is killed leaves the old one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // Hidden, because whoever reads a folder of schemas passes by what editors hide in it.
  const aside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(aside, content);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
