import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { allOf } from "../../shared/text/wording.ts";
import { readGit } from "./git.ts";
import { hashOfPointer } from "./siteVersion.ts";

/** The contents of a version without pointers of Git LFS, and the files whose content is not on this computer. */
export interface WholeContents {
  contents: Map<string, Uint8Array>;
  missing: string[];
}

/**
 * Replaces pointers of Git LFS by the contents that it has stored beside the repository of `root`. They are read as files:
 * no program of Git LFS runs, and nothing is fetched.
 */
export async function readLargeFiles(
  root: string,
  given: ReadonlyMap<string, Uint8Array>,
): Promise<WholeContents> {
  const contents = new Map(given);
  const missing: string[] = [];
  for (const [file, bytes] of given) {
    const hash = hashOfPointer(bytes);
    if (hash === undefined) continue;
    const content = await readStored(root, hash);
    if (content) contents.set(file, content);
    else missing.push(file);
  }
  return { contents, missing };
}

async function readStored(root: string, hash: string): Promise<Uint8Array | undefined> {
  const git = await readGit(root, ["rev-parse", "--git-common-dir"]).catch(() => undefined);
  if (!git) return undefined;
  const folder = path.resolve(root, String(git).replace(/\n$/, ""));
  const file = path.join(folder, "lfs/objects", hash.slice(0, 2), hash.slice(2, 4), hash);
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && createHash("sha256").update(bytes).digest("hex") === hash ? bytes : undefined;
}

/** The reason why a version has no pictures, in a sentence. */
export const explainMissing = (missing: readonly string[]): string =>
  missing.length === 1
    ? `${missing[0]} is kept by Git LFS, and its content is not on this computer: git lfs fetch --all gets it.`
    : `${allOf(missing)} are kept by Git LFS, and their contents are not on this computer: git lfs fetch --all gets them.`;
