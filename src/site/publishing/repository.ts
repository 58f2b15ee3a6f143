import { existsSync } from "node:fs";
import path from "node:path";
import { readGit } from "../versions/git.ts";
import { findCommit } from "../versions/readCommit.ts";
import { UnreadableVersion } from "../versions/siteVersion.ts";
import { NotPublished } from "./notPublished.ts";

/** The repository that a site is published from. */
export interface Repository {
  /** The folder of the site. */
  root: string;
  /** Git's own folder. */
  gitDir: string;
  branch: string;
  /** The remote repository, and the branch there; undefined if there is none. */
  remote: { name: string; branch: string; isTracked: boolean } | undefined;
}

/** Work of Git that is under way, by the file or folder that it leaves while it lasts. */
const underway = {
  MERGE_HEAD: "a merge",
  "rebase-merge": "a rebase",
  "rebase-apply": "a rebase",
  CHERRY_PICK_HEAD: "a cherry-pick",
  REVERT_HEAD: "a revert",
} satisfies Record<string, string>;

/** Reads the repository of the site in `root`. Throws `NotPublished` where nothing can be published from it. */
export async function readRepository(root: string): Promise<Repository> {
  const ask = async (...args: string[]) => String(await readGit(root, args)).replace(/\n$/, "");
  await findCommit(root, "HEAD").catch((error: unknown) => {
    throw error instanceof UnreadableVersion ? new NotPublished("no-repository") : error;
  });
  const gitDir = await ask("rev-parse", "--absolute-git-dir");
  const branch = await ask("symbolic-ref", "--quiet", "--short", "HEAD").catch(() => undefined);
  if (branch === undefined) throw new NotPublished("detached");
  const [, found] =
    Object.entries(underway).find(([file]) => existsSync(path.join(gitDir, file))) ?? [];
  if (found) throw new NotPublished("underway", found);
  if (existsSync(path.join(gitDir, "index.lock"))) throw new NotPublished("locked");
  const setting = (name: string) =>
    ask("config", "--get", `branch.${branch}.${name}`).catch(() => undefined);
  const [tracked, merge] = await Promise.all([setting("remote"), setting("merge")]);
  if (tracked !== undefined && tracked !== "." && merge !== undefined) {
    const remote = { name: tracked, branch: merge.replace(/^refs\/heads\//, ""), isTracked: true };
    return { root, gitDir, branch, remote };
  }
  const names = (await ask("remote")).split("\n").filter(Boolean);
  const name = names.includes("origin") ? "origin" : names.length === 1 ? names[0] : undefined;
  const remote = name === undefined ? undefined : { name, branch, isTracked: false };
  return { root, gitDir, branch, remote };
}
