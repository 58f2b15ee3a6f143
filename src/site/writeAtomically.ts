import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a temporary file and renames it. Nobody reads half a file, and a killed run leaves the old one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // Hidden, because readers of a schema folder skip editors' hidden files.
  const aside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(aside, content);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Writes a file in the same way, and creates its folder. Does nothing if the folder is not writable. */
export async function writeIfPossible(file: string, content: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeWhole(file, content);
  } catch {}
}
