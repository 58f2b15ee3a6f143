import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** A file as it was read, and as it is to be; undefined where it is not there. */
export interface Replacement {
  file: string;
  read: Uint8Array | undefined;
  next: Uint8Array | undefined;
}

/** A file that is about to be replaced: its own place behind symbolic links, and where its new content waits. */
interface Prepared extends Replacement {
  target: string;
  aside: string | undefined;
}

/** The new content of the files that change, undefined for those to delete. */
export interface Changed<Result> {
  next: ReadonlyMap<string, Uint8Array | undefined>;
  result: Result;
}

/** The time that an editor may take to write a file, in milliseconds. */
export const writingTime = 50;

/** More than any editor saves while one change is made; it only makes sure of an end. */
const maxTurns = 100;

/**
 * Changes files, only if all of them still hold what was read; otherwise they are read and changed again. `read` holds
 * those that can be read; `next` holds the new content of those that change. Returns undefined if they never rest.
 */
export async function changeFiles<Result>(
  files: () => Promise<readonly string[]>,
  change: (read: ReadonlyMap<string, Uint8Array>) => Changed<Result> | Promise<Changed<Result>>,
): Promise<Result | undefined> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const read = await readFiles(await files());
    const { next, result } = await change(read);
    if (next.size === 0) return result;
    const all = [...new Set([...read.keys(), ...next.keys()])].map((file) => ({
      file,
      read: read.get(file),
      next: next.has(file) ? next.get(file) : read.get(file),
    }));
    if (await replaceFiles(all)) return result;
  }
  return undefined;
}

/** The content of those files that can be read. */
export async function readFiles(files: readonly string[]): Promise<Map<string, Uint8Array>> {
  const read = new Map<string, Uint8Array>();
  for (const file of files) {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) read.set(file, bytes);
  }
  return read;
}

/** Replaces the content of a file, if it is still the content that was read. Returns true if it was replaced. */
export const replaceFile = (file: string, read: Uint8Array, next: Uint8Array): Promise<boolean> =>
  replaceFiles([{ file, read, next }]);

/**
 * Replaces, makes and deletes files, if all of them are still as they were read: all, or none. Writes temporary files
 * and renames them, so that nobody reads half a file. Returns true if it was done.
 */
export async function replaceFiles(replacements: readonly Replacement[]): Promise<boolean> {
  const prepared: Prepared[] = [];
  const locks: string[] = [];
  try {
    for (const replacement of replacements) prepared.push(await prepare(replacement));
    // In one order for everybody: no two wait for each other.
    // Two links may lead to one file, which has one lock.
    const wanted = new Set(prepared.map(({ target }) => besides(target, "lock")));
    for (const lock of [...wanted].sort()) {
      while (!takeLock(lock)) await setTimeout(2);
      locks.push(lock);
    }
    // Without a pause between the look and the moves, in which another program could save.
    if (!prepared.every(({ target, read }) => isStill(target, read))) return false;
    moveAll(prepared);
    return true;
  } finally {
    for (const lock of locks) rmSync(lock, { force: true });
    for (const { aside } of prepared) if (aside) await rm(aside, { force: true });
  }
}

async function prepare(replacement: Replacement): Promise<Prepared> {
  const { file, read, next } = replacement;
  if (!read) await mkdir(path.dirname(file), { recursive: true });
  // A symbolic link stays one.
  const target = read ? await realpath(file) : path.resolve(file);
  if (next === undefined || next === read) return { ...replacement, target, aside: undefined };
  const aside = besides(target, randomUUID());
  const mode = read && (await stat(target)).mode;
  await writeFile(aside, next, mode === undefined ? {} : { mode });
  return { ...replacement, target, aside };
}

/** Hidden, because readers of a folder skip hidden files. */
const besides = (target: string, name: string) =>
  path.join(path.dirname(target), `.${path.basename(target)}.${name}`);

function isStill(target: string, read: Uint8Array | undefined): boolean {
  try {
    const now = readFileSync(target);
    return read !== undefined && now.equals(read);
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
    return read === undefined;
  }
}

/** Moves all in, and deletes last; what a failure has left half done is put back. */
function moveAll(prepared: readonly Prepared[]): void {
  const done: Prepared[] = [];
  try {
    for (const each of prepared) {
      if (!each.aside) continue;
      renameSync(each.aside, each.target);
      done.push(each);
    }
    for (const each of prepared) {
      if (each.next !== undefined || !each.read) continue;
      rmSync(each.target);
      done.push(each);
    }
  } catch (error) {
    for (const { target, read } of done) {
      if (read) writeFileSync(target, read);
      else rmSync(target, { force: true });
    }
    throw error;
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
