import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readGit, writeGit } from "../versions/git.ts";
import type { Repository } from "./repository.ts";

/**
 * A change of the branch that is under way. A commit moves the branch by itself, and the index has to follow; a merge
 * moves the branch, the index and the files.
 */
type Entry = { do: "commit"; from: string } | { do: "merge"; from: string; to: string };

const fileOf = ({ gitDir }: Repository) => path.join(gitDir, "broadside-publish.json");

/** Remembers a change that is about to begin, so that the next call can finish it. */
export const beginEntry = (repository: Repository, entry: Entry): Promise<void> =>
  writeFile(fileOf(repository), JSON.stringify(entry));

/** Finishes the change that is remembered, if there is one. */
export async function finishEntry(repository: Repository): Promise<void> {
  const text = await readFile(fileOf(repository), "utf8").catch(() => "");
  const entry = parseEntry(text);
  if (entry?.do === "commit") await followCommit(repository, entry.from);
  if (entry?.do === "merge") await followMerge(repository, entry.from, entry.to);
  await rm(fileOf(repository), { force: true });
}

/** The entry in a text; undefined where the text was cut off: then nothing had begun. */
function parseEntry(text: string): Entry | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const headOf = async ({ root }: Repository) =>
  String(await readGit(root, ["rev-parse", "HEAD"])).trim();

/** Gives the index the entries of the files that the last commit changed. All that is staged else stays staged. */
async function followCommit(repository: Repository, from: string): Promise<void> {
  const { root } = repository;
  const head = await headOf(repository);
  if (head === from) return;
  const args = ["diff-tree", "-r", "-z", "--no-renames", "--full-index", from, head];
  const parts = String(await readGit(root, args)).split("\0");
  const lines: string[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [, mode, , id] = (parts[index] ?? "").slice(1).split(" ");
    lines.push(`${mode === "000000" ? "0" : mode} ${id}\t${parts[index + 1]}\0`);
  }
  await writeGit(root, ["update-index", "-z", "--index-info"], { input: lines.join("") });
}

/** Moves the branch, the index and the files from one commit to another. Files with other work stay as they are. */
async function followMerge(repository: Repository, from: string, to: string): Promise<void> {
  const { root, branch } = repository;
  const head = await headOf(repository);
  if (head === from) await writeGit(root, ["update-ref", `refs/heads/${branch}`, to, from]);
  else if (head !== to) return;
  await writeGit(root, ["read-tree", "-m", "-u", from, to]);
}
