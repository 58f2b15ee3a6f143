import type { Schemas } from "../../schema/schemaNode.ts";
import { compareSites } from "../changes/compareSites.ts";
import { mergeSites, type SiteConflict } from "../merge/mergeSites.ts";
import { UnmergeableText } from "../merge/mergeText.ts";
import type { Side } from "../merge/mergeValues.ts";
import { readGit, runGit, writeGit } from "../versions/git.ts";
import { readCommit } from "../versions/readCommit.ts";
import { readVersion } from "../versions/siteVersion.ts";
import { writeMergeMessage } from "./describePublication.ts";
import { beginEntry, finishEntry } from "./journal.ts";
import { NotPublished } from "./notPublished.ts";
import type { Repository } from "./repository.ts";
import { writeMergedTree } from "./writeMergedTree.ts";

/** The reference that holds what was fetched last. */
const fetched = "refs/broadside/online";

/** The result of a fetch: the commit that is online; none in an empty repository; or Git's complaint. */
export type Fetched = { commit: string | undefined } | { complaint: string };

/** The time that a remote repository may take to answer, in milliseconds. */
const mostSilence = 60 * 1000;

/** Fetches the branch that is online. */
export async function fetchRemote({ root, remote }: Repository): Promise<Fetched> {
  if (!remote) return { commit: undefined };
  // Its progress is the sign that the remote repository answers.
  const args = ["fetch", "--progress", "--no-tags", "--no-recurse-submodules"];
  // A setting of the repository could name another program.
  const program = "--upload-pack=git-upload-pack";
  const refs = `+refs/heads/${remote.branch}:${fetched}`;
  const all = [...args, program, "--", remote.name, refs];
  const { code, complaint } = await runGit(root, all, { mostSilence });
  if (code === 0) return { commit: String(await readGit(root, ["rev-parse", fetched])).trim() };
  return /couldn't find remote ref/.test(complaint) ? { commit: undefined } : { complaint };
}

/** Chooses for each conflict; undefined leaves it to the author. */
export type Choose = (conflict: SiteConflict) => Side | undefined;

/**
 * Merges the commit that is online into the branch by values, and brings the files along. Returns the conflicts that
 * nobody has decided: then nothing has changed.
 */
export async function followRemote(
  repository: Repository,
  theirs: string,
  schemas: Schemas,
  choose: Choose,
): Promise<SiteConflict[]> {
  const { root } = repository;
  const ask = async (...args: string[]) => String(await readGit(root, args)).trim();
  const ours = await ask("rev-parse", "HEAD");
  const base = await ask("merge-base", ours, theirs).catch(() => "");
  // Somebody may have replaced the history a moment ago.
  if (base === "") throw new NotPublished("replaced");
  if (base === theirs) return [];
  if (base === ours) {
    await moveTo(repository, ours, theirs);
    return [];
  }
  const read = async (id: string, name: string) =>
    readVersion(await readCommit(root, { id, name }), schemas, name);
  const versions = {
    base: await read(base, "before both"),
    ours: await read(ours, "here"),
    theirs: await read(theirs, "online"),
  };
  const open: SiteConflict[] = [];
  const merged = await mergeSites(versions, schemas, (conflict) => {
    const side = choose(conflict);
    if (side === undefined) open.push(conflict);
    return side ?? "ours";
  }).catch((error: unknown) => {
    throw error instanceof UnmergeableText ? new NotPublished("unmergeable", error.message) : error;
  });
  if (open.length > 0) return open;
  const tree = await writeMergedTree(repository, merged, { ours, theirs });
  const args = ["commit-tree", tree, "-p", ours, "-p", theirs, "-F", "-"];
  const { changes } = compareSites(versions.base, versions.theirs, schemas);
  const input = writeMergeMessage(changes);
  const to = String(await writeGit(root, args, { input })).trim();
  await moveTo(repository, ours, to);
  return [];
}

/** Moves the branch, the index and the files; refused where a file that is to change has other work in it. */
async function moveTo(repository: Repository, from: string, to: string): Promise<void> {
  const { root } = repository;
  await runGit(root, ["update-index", "-q", "--refresh"]);
  const trial = await runGit(root, ["read-tree", "-m", "-u", "-n", from, to]);
  if (trial.code !== 0) {
    const [, file = "a file"] = /'([^']+)'/.exec(trial.complaint) ?? [];
    throw new NotPublished("overwritten", file);
  }
  await beginEntry(repository, { do: "merge", from, to });
  await finishEntry(repository);
}
