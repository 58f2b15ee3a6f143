import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { realpath, stat, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

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
  const lock = `${target}.lock`;
  while (!takeLock(lock)) await setTimeout(2);
  // Without a pause between the look and the move, in which another program could save.
  try {
    if (!readFileSync(target).equals(read)) return false;
    renameSync(aside, target);
    return true;
  } finally {
    rmSync(lock, { force: true });
    rmSync(aside, { force: true });
  }
}

/** Takes the lock that keeps other processes of this program from the same file, unless one that lives has it. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    if (isStale(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** True if the process that took a lock was killed before it released it. */
function isStale(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, "utf8"));
    if (owner === process.pid || owner === 0) return Date.now() - statSync(lock).mtimeMs > 1000;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return isCode(error, "ESRCH");
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
