import { isLeftBehind } from "../files/leftBehind.ts";
import { readGit } from "./git.ts";
import { readFolder } from "./readFolder.ts";
import { siteFiles, UnreadableVersion } from "./siteVersion.ts";

/** A commit of the repository that a site lies in. */
export interface Commit {
  id: string;
  /** The name by which it was asked for. */
  name: string;
}

/**
 * Finds the commit that a site is compared with: the named one, or else the one that the remote branch has, or else the
 * last. Throws `UnreadableVersion` if there is none.
 */
export async function findCommit(root: string, name?: string): Promise<Commit> {
  await readGit(root, ["rev-parse", "--git-dir"]).catch(explainFailure);
  const names = name === undefined ? ["@{upstream}", "HEAD"] : [name];
  for (const each of names) {
    const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${each}^{commit}`];
    const id = await readGit(root, args).then(String, () => "");
    if (id !== "") return { id: id.trim(), name: each === "@{upstream}" ? "online" : each };
  }
  throw new UnreadableVersion(
    name === undefined
      ? "There is no version in Git yet, so there is nothing to compare with. Make a first commit."
      : `Git has no version called ${JSON.stringify(name)}. --since takes a commit, a branch or a tag.`,
  );
}

function explainFailure(error: unknown): never {
  const { code, complaint = "" } = Object(error);
  if (code === "ENOENT")
    throw new UnreadableVersion("Git is not installed, so there is nothing to compare with.");
  if (String(complaint).includes("dubious ownership"))
    throw new UnreadableVersion(
      "This folder belongs to another user, so Git does not read it. Add it to safe.directory of Git.",
    );
  throw new UnreadableVersion(
    "This folder is in no Git repository: there is nothing to compare with.",
  );
}

/** Reads the files of the site in `root` as they are in a commit. Nothing is checked out, and no filter runs. */
export async function readCommit(root: string, { id }: Commit): Promise<Map<string, Uint8Array>> {
  const entries = (await listEntries(root, id)).filter(
    ({ name, isLink }) => !isLink && !isLeftBehind(name),
  );
  const input = entries.map(({ blob }) => `${blob}\n`).join("");
  const contents =
    entries.length === 0 ? Buffer.of() : await readGit(root, ["cat-file", "--batch"], input);
  const files = new Map<string, Uint8Array>();
  let at = 0;
  for (const { name } of entries) {
    const end = contents.indexOf("\n", at);
    const size = Number(/ (\d+)$/.exec(contents.toString("latin1", at, end))?.[1]);
    if (!Number.isInteger(size))
      throw new UnreadableVersion(`Git has no content of ${name}. Fetch it first.`);
    files.set(name, contents.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return files;
}

/** Lists the files of the site in a commit. */
async function listEntries(root: string, id: string) {
  const listed = await readGit(root, ["ls-tree", "-r", "-z", id, "--", ...siteFiles]);
  return String(listed)
    .split("\0")
    .flatMap((entry) => {
      const [, mode, blob, name] = /^(\d+) blob ([\da-f]+)\t(.*)$/s.exec(entry) ?? [];
      if (blob === undefined || name === undefined) return [];
      return [{ blob, name, isLink: mode === "120000" }];
    });
}

/**
 * Reads the files of the site in `root` as they are now, to compare them with a commit. Where the system has no links, those
 * of Git are files with the path of their target, and are left out like links.
 */
export async function readWorkingFolder(root: string): Promise<Map<string, Uint8Array>> {
  const contents = await readFolder(root);
  const args = ["config", "--type=bool", "--get", "core.symlinks"];
  const setting = await readGit(root, args).then(String, () => "");
  if (setting.trim() !== "false") return contents;
  for (const { name, isLink } of await listEntries(root, "HEAD").catch(() => []))
    if (isLink) contents.delete(name);
  return contents;
}
