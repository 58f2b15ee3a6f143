import { existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { listConfigFiles } from "../read/loadConfig.ts";
import { readGit, runGit, writeGit } from "../versions/git.ts";
import { siteFiles, withoutLeftBehind } from "../versions/siteVersion.ts";
import { beginEntry, finishEntry } from "./journal.ts";
import { NotPublished } from "./notPublished.ts";
import type { Repository } from "./repository.ts";

/** The author of a version. */
export interface Author {
  name: string;
  email: string;
}

/** The files of the site, and what its settings import. Throws a `SiteFault` if the settings cannot be read. */
export const listCommitted = (root: string): string[] => [
  ...new Set([...siteFiles, ...listConfigFiles(root)]),
];

/** The size of a file from which many hosts refuse it, in bytes. */
const mostBytes = 50 * 1024 * 1024;

/**
 * Commits the site's files alone, by an index of its own: what else is staged or changed in the folder stays as it is.
 * Returns true if there was something to commit.
 */
export async function commitSite(
  repository: Repository,
  message: string,
  author?: Author,
): Promise<boolean> {
  const { root, gitDir } = repository;
  const index = path.join(gitDir, "broadside-index");
  const env = { GIT_INDEX_FILE: index, ...(author && variablesOf(author)) };
  try {
    await writeGit(root, ["read-tree", "HEAD"], { env });
    const tracked = String(await readGit(root, ["ls-tree", "--name-only", "-z", "HEAD"]));
    const names = listCommitted(root).filter(
      (name) => existsSync(path.join(root, name)) || tracked.split("\0").includes(name),
    );
    await writeGit(root, ["add", "-A", "--", ...names, ...withoutLeftBehind], { env });
    const changed = String(
      await writeGit(root, ["diff-index", "--cached", "-r", "-z", "HEAD"], { env }),
    );
    if (changed === "") return false;
    await refuseUnfit(repository, changed);
    await checkAuthor(root, env);
    const from = String(await readGit(root, ["rev-parse", "HEAD"])).trim();
    await beginEntry(repository, { do: "commit", from });
    const { code, complaint } = await runGit(root, ["commit", "--quiet", "-F", "-"], {
      env,
      input: message,
    });
    if (code !== 0) throw new NotPublished("hook", lastLine(complaint));
    return true;
  } finally {
    await rm(index, { force: true });
    await finishEntry(repository);
  }
}

const variablesOf = ({ name, email }: Author) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
});

/** The last line that a hook wrote, without what an address may hold before its host, such as a password. */
export const lastLine = (text: string): string =>
  text
    .trim()
    .split("\n")
    .findLast((line) => line.trim() !== "")
    ?.trim()
    .replaceAll(/(\w:\/\/)[^/\s@]*@/g, "$1") ?? "no reason is given";

/** Refuses files that no host takes: `changed` is the output of diff-index. */
async function refuseUnfit({ root, gitDir }: Repository, changed: string): Promise<void> {
  const top = String(await readGit(root, ["rev-parse", "--show-toplevel"])).replace(/\n$/, "");
  const parts = changed.split("\0");
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [, mode] = (parts[index] ?? "").split(" ");
    const name = parts[index + 1] ?? "";
    if (mode === "160000") throw new NotPublished("nested", name);
    const facts = await stat(path.join(top || gitDir, name)).catch(() => undefined);
    if (facts && facts.size > mostBytes) throw new NotPublished("too-large", name);
  }
}

/** Refuses to commit as an author that Git would have to guess. */
async function checkAuthor(root: string, env: Record<string, string>): Promise<void> {
  const args = ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"];
  const { code } = await runGit(root, args, { env });
  if (code !== 0) throw new NotPublished("nobody");
}
