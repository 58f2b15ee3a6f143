import { existsSync } from "node:fs";
import path from "node:path";
import { home } from "../page/pageAddress.ts";
import { readGit } from "../versions/git.ts";
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
  const gitDir = await ask("rev-parse", "--absolute-git-dir").catch(explainFailure);
  const hasVersion = await ask("rev-parse", "--verify", "--quiet", "HEAD^{commit}").catch(() => "");
  if (hasVersion === "") throw new NotPublished("no-version");
  const branch = await ask("symbolic-ref", "--quiet", "--short", "HEAD").catch(() => undefined);
  if (branch === undefined) throw new NotPublished("detached");
  const [, found] =
    Object.entries(underway).find(([file]) => existsSync(path.join(gitDir, file))) ?? [];
  if (found) throw new NotPublished("underway", found);
  if (existsSync(path.join(gitDir, "index.lock"))) throw new NotPublished("locked");
  const leavesOut = ask("check-ignore", "--quiet", "--", home.file);
  const isLeftOut = await leavesOut.then(
    () => true,
    () => false,
  );
  if (isLeftOut) throw new NotPublished("ignored");
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

function explainFailure(error: unknown): never {
  const { code, complaint = "" } = Object(error);
  if (code === "ENOENT") throw new NotPublished("no-git");
  const isForeign = String(complaint).includes("dubious ownership");
  throw new NotPublished(isForeign ? "other-owner" : "no-repository");
}
