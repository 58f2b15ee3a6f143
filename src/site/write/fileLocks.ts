import { lstatSync, rmSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { isCode, nameFile } from "../explainFileError.ts";

/** The time in which a lock that lives is given back, many times over, in milliseconds. */
const longest = 2000;

/** The time between two attempts, in milliseconds. */
const pause = 2;

/**
 * Does a job that neither waits nor ends late, while no other process of this program does one on the same files. A lock
 * that stays the same for two seconds was left behind by a process that ended, and is removed.
 */
export async function withLocks<Result>(
  files: readonly string[],
  job: () => Result,
): Promise<Result> {
  // Two links may lead to one file, which has one lock.
  const locks = [...new Set(files.map(lockOf))];
  let seen: { lock: string; state: string; since: number } | undefined;
  for (;;) {
    const taken = takeAll(locks);
    if (taken === true) break;
    const state = stateOf(taken);
    const now = performance.now();
    // By this clock alone: that of the disk may be another.
    if (seen?.lock !== taken || seen.state !== state) seen = { lock: taken, state, since: now };
    else if (now - seen.since > longest) removeStale(taken);
    await setTimeout(pause);
  }
  try {
    return job();
  } finally {
    for (const lock of locks) rmSync(lock, { force: true });
  }
}

/**
 * Removes the locks of killed processes from a folder, and from those inside it if `recursive` says so: empty files that
 * stay the same for two seconds. What may not be removed stays.
 */
export async function sweepLocks(folder: string, recursive: boolean): Promise<void> {
  const names = await readdir(folder, { recursive }).catch(() => []);
  const locks = names
    .filter((name) => lockName.test(path.basename(name)))
    .map((name) => path.join(folder, name))
    .map((lock) => ({ lock, state: stateOf(lock) }));
  if (locks.length === 0) return;
  await setTimeout(longest);
  for (const { lock, state } of locks) {
    const isEmpty = lstatSync(lock, { throwIfNoEntry: false })?.size === 0;
    if (isEmpty && stateOf(lock) === state) await rm(lock, { force: true }).catch(() => undefined);
  }
}

/** The names that `lockOf` makes. */
const lockName = /^\..+\.\w+\.lock$/;

const lockOf = (file: string) => path.join(path.dirname(file), `.${path.basename(file)}.lock`);

const fileOf = (lock: string) =>
  path.join(path.dirname(lock), path.basename(lock).slice(1, -".lock".length));

/** Takes all locks, or none: nobody holds one while waiting for another. Returns the lock that cannot be taken. */
function takeAll(locks: readonly string[]): string | true {
  const taken: string[] = [];
  for (const lock of locks) {
    try {
      writeFileSync(lock, "", { flag: "wx" });
      taken.push(lock);
    } catch (error) {
      for (const each of taken) rmSync(each, { force: true });
      if (isCode(error, "EEXIST")) return lock;
      throw nameFile(error, fileOf(lock));
    }
  }
  return true;
}

/** Two locks at the same path differ in it. */
function stateOf(lock: string): string {
  const stats = lstatSync(lock, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeNs}` : "";
}

function removeStale(lock: string): void {
  try {
    rmSync(lock, { force: true });
  } catch {
    // Something of the author's that has this name, or a folder that may not be changed.
    throw new RefusedEdit("locked", path.relative(process.cwd(), lock));
  }
}
