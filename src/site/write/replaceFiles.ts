import {
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { access, constants, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { isCode, nameFile } from "../explainFileError.ts";
import { awaitWhole, noteContent } from "./awaitWhole.ts";
import { withLocks } from "./fileLocks.ts";
import { moveLink } from "./moveLink.ts";
import { asideOf, removeLeftovers } from "./temporaryFiles.ts";
import { giveRights, makeFolder, removeMade } from "./writeAtomically.ts";

/** A file as it was read, and as it is to be; undefined where it is not there. */
export interface Replacement {
  file: string;
  read: Uint8Array | undefined;
  next: Uint8Array | undefined;
  /** The symbolic link that moves to the place of the file. */
  link?: string | undefined;
}

/** A file that is about to be replaced: its own place behind symbolic links, and where its new content waits. */
interface Prepared extends Replacement {
  target: string;
  aside: string | undefined;
  /** Undefined where there was no file. */
  stats: Stats | undefined;
  /** The first folder that was made for the file, if any was. */
  made: string | undefined;
}

/** The new content of the files that change, undefined for those to delete. */
export interface Changed<Result> {
  next: ReadonlyMap<string, Uint8Array | undefined>;
  /** The symbolic links that move, by their new places. */
  links?: ReadonlyMap<string, string>;
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
    const names = await files();
    await awaitWhole(names);
    const read = await readFiles(names);
    for (const [file, content] of read) noteContent(file, content);
    const { next, links, result } = await change(read);
    if (next.size === 0) return result;
    const all = [...new Set([...read.keys(), ...next.keys(), ...(links?.keys() ?? [])])].map(
      (file) => ({
        file,
        read: read.get(file),
        next: next.has(file) ? next.get(file) : read.get(file),
        link: links?.get(file),
      }),
    );
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
 * Replaces, makes and deletes files, and moves links, if all of them are still as they were read: all, or none. Writes
 * temporary files and renames them, so that nobody reads half a file. Returns true if it was done.
 */
export async function replaceFiles(replacements: readonly Replacement[]): Promise<boolean> {
  const prepared: Prepared[] = [];
  let isDone = false;
  try {
    for (const replacement of replacements) prepared.push(await locate(replacement));
    for (const each of prepared) await writeAside(each);
    isDone = await withLocks(
      prepared.map(({ target }) => target),
      () => {
        // Without a pause between the look and the moves, in which another program could save.
        if (!prepared.every(({ target, read }) => isStill(target, read))) return false;
        moveAll(prepared);
        return true;
      },
    );
    if (isDone) for (const { file, next } of prepared) noteContent(file, next ?? new Uint8Array());
    return isDone;
  } finally {
    for (const { aside } of prepared) if (aside) await rm(aside, { force: true });
    if (!isDone) {
      for (const { target, made } of prepared) await removeMade(path.dirname(target), made);
    }
  }
}

async function locate(replacement: Replacement): Promise<Prepared> {
  const { file, read, next } = replacement;
  const made = read ? undefined : makeFolder(path.dirname(file));
  // A symbolic link stays one.
  const target = read ? await realpath(file) : path.resolve(file);
  const stats = read && (await stat(target));
  if (stats && next !== read) await refuseReadOnly(file, stats);
  const aside = next === undefined || next === read ? undefined : asideOf(target);
  return { ...replacement, target, aside, stats, made };
}

/** A file that nobody may write is one that its owner wants to stay, also where the system would let it be replaced. */
async function refuseReadOnly(file: string, { mode }: Stats): Promise<void> {
  const isWritable = await access(file, constants.W_OK).then(
    () => (mode & 0o222) !== 0,
    () => false,
  );
  if (!isWritable) throw new RefusedEdit("read-only", path.relative(process.cwd(), file));
}

/** Writes the new content beside the file, for the same people. */
async function writeAside({ file, target, aside, next, stats }: Prepared): Promise<void> {
  if (!aside || !next) return;
  await removeLeftovers(target);
  try {
    await writeFile(aside, next);
    if (stats) await giveRights(aside, stats);
  } catch (error) {
    throw nameFile(error, file);
  }
}

function isStill(target: string, read: Uint8Array | undefined): boolean {
  try {
    const now = readFileSync(target);
    return read !== undefined && now.equals(read);
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
    return read === undefined;
  }
}

/**
 * Moves all in, and deletes last; what a failure has left half done is put back. Of a symbolic link, the link is deleted:
 * the file behind it may have other uses.
 */
function moveAll(prepared: readonly Prepared[]): void {
  const undo: (() => void)[] = [];
  try {
    for (const { aside, target, read } of prepared) {
      if (!aside) continue;
      renameSync(aside, target);
      undo.push(() => (read ? writeFileSync(target, read) : rmSync(target, { force: true })));
    }
    for (const { file, target, read, next } of prepared) {
      if (next !== undefined || !read) continue;
      const isLink = lstatSync(file).isSymbolicLink();
      rmSync(file);
      undo.push(() => (isLink ? symlinkSync(target, file) : writeFileSync(target, read)));
    }
    for (const { file, link } of prepared) if (link !== undefined) undo.push(moveLink(link, file));
  } catch (error) {
    for (const putBack of undo) putBack();
    throw error;
  }
}
