import { rm } from "node:fs/promises";
import path from "node:path";
import type { MergedSite } from "../merge/mergeSites.ts";
import { readGit, writeGit } from "../versions/git.ts";
import type { Repository } from "./repository.ts";

/** Writes the tree of a merge: that of the commit that is online, with the merged files of the site. Returns its id. */
export async function writeMergedTree(
  { root, gitDir }: Repository,
  merged: MergedSite,
  commits: { ours: string; theirs: string },
): Promise<string> {
  const index = path.join(gitDir, "broadside-index");
  const env = { GIT_INDEX_FILE: index };
  const prefix = String(await readGit(root, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
  try {
    await writeGit(root, ["read-tree", commits.theirs], { env });
    const lines: string[] = [];
    for (const [file, content] of merged) {
      const name = prefix + file;
      if (content === undefined) lines.push(`0 ${"0".repeat(40)}\t${name}`);
      else if ("side" in content)
        lines.push(await entryOf(root, commits[content.side], file, name));
      else {
        const args = ["hash-object", "-w", "--stdin", `--path=${name}`];
        const id = String(await writeGit(root, args, { input: content.text })).trim();
        lines.push(`100644 ${id}\t${name}`);
      }
    }
    const input = lines.map((line) => `${line}\0`).join("");
    await writeGit(root, ["update-index", "-z", "--index-info"], { env, input });
    return String(await writeGit(root, ["write-tree"], { env })).trim();
  } finally {
    await rm(index, { force: true });
  }
}

/** The line of a file of a commit for an index. */
async function entryOf(root: string, commit: string, file: string, name: string): Promise<string> {
  const listed = String(await readGit(root, ["ls-tree", "-z", commit, "--", file]));
  const [, mode, id] = /^(\d+) blob ([\da-f]+)\t/.exec(listed) ?? [];
  return `${mode} ${id}\t${name}`;
}
