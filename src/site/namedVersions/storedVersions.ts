import { randomUUID } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { NamedVersion, NamedVersions } from "../../shared/editor/namedVersions.ts";
import type { Contents } from "../changes/compareContents.ts";
import { explainFileError, isCode } from "../explainFileError.ts";
import { home } from "../page/pageAddress.ts";
import { contentFiles } from "../versions/siteVersion.ts";
import { isInsideFolder } from "../versions/writeVersion.ts";
import { writeWhole } from "../write/writeAtomically.ts";
import { deleteOthers, folderOf, hashAll, readContent, writeContents } from "./storedContents.ts";

/** A version as it is kept: each of its files by the hash of its bytes, which several versions share. */
export interface StoredVersion extends NamedVersion {
  files: Record<string, string>;
}

/** All versions that can be read, the newest first, and a sentence about those that cannot. */
export interface StoredVersions extends NamedVersions {
  versions: StoredVersion[];
}

const entryOf = (root: string, id: string) => path.join(folderOf(root), `${id}.json`);

const entryName = /^([\da-f-]{36})\.json$/;

/** Reads the versions of the site in `root`. */
export async function readStored(root: string): Promise<StoredVersions> {
  const folder = folderOf(root);
  try {
    const ids = (await readdir(folder)).flatMap((name) => entryName.exec(name)?.[1] ?? []);
    const read = await Promise.all(ids.map((id) => readEntry(folder, id)));
    const versions = read.flatMap((each) => each ?? []);
    const damaged = ids.filter((_, index) => !read[index]).map((id) => `${id}.json`);
    return {
      versions: versions.sort((a, b) => (a.time < b.time ? 1 : -1)),
      ...(damaged.length > 0 && {
        problem: `Of .broadside/versions, this cannot be read and is left out: ${damaged.join(", ")}.`,
      }),
    };
  } catch (error) {
    if (isCode(error, "ENOENT")) return { versions: [] };
    const reason = explainFileError(error);
    if (reason === undefined) throw error;
    return { versions: [], problem: `.broadside/versions cannot be read. ${reason}` };
  }
}

async function readEntry(folder: string, id: string): Promise<StoredVersion | undefined> {
  try {
    const text = await readFile(path.join(folder, `${id}.json`), "utf8");
    const { name, time, words, files } = JSON.parse(text);
    const texts: unknown[] = [name, time, ...words, ...Object.values(files)];
    const isWhole = texts.every((each) => typeof each === "string") && home.file in files;
    return isWhole ? { id, name, time, words, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the contents of a version. Undefined if one of them is gone or damaged, or is none that an author writes. */
export async function readContents(
  root: string,
  { files }: StoredVersion,
): Promise<Contents | undefined> {
  const contents = new Map<string, Uint8Array>();
  for (const [file, hash] of Object.entries(files)) {
    const isOfSite = contentFiles.some((each) => file === each || file.startsWith(`${each}/`));
    // Only a forged version has a name that leads elsewhere.
    const isSafe = isOfSite && isInsideFolder(root, file) && /^[\da-f]{64}$/.test(hash);
    const bytes = isSafe && (await readContent(root, hash));
    if (!bytes) return undefined;
    contents.set(file, bytes);
  }
  return contents;
}

/** Keeps a version, all of its contents before its own entry. Throws, and leaves nothing, if that cannot be written. */
export async function writeStored(
  root: string,
  version: Omit<NamedVersion, "id">,
  contents: Contents,
): Promise<void> {
  const remove = await writeContents(root, contents);
  try {
    // Two previews of one folder never write the same entry.
    await writeEntry(root, { ...version, id: randomUUID(), files: hashAll(contents) });
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Writes the entry of a version, in the place of the one that it has. Throws if that is not possible. */
export const writeEntry = (root: string, { id, ...entry }: StoredVersion): Promise<void> =>
  writeWhole(entryOf(root, id), JSON.stringify(entry));

/**
 * Deletes a version, and the contents that no other one has. Where a version cannot be read, nobody knows which it has, and
 * all contents stay. Throws if the entry or a content cannot be deleted.
 */
export async function deleteStored(root: string, { id }: StoredVersion): Promise<void> {
  await rm(entryOf(root, id));
  const { versions, problem } = await readStored(root);
  if (problem !== undefined) return;
  await deleteOthers(root, new Set(versions.flatMap(({ files }) => Object.values(files))));
}
