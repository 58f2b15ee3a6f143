import type { Schemas } from "../../schema/schemaNode.ts";
import type { SiteChange } from "../changes/change.ts";
import { compareSites } from "../changes/compareSites.ts";
import type { SiteConflict } from "../merge/mergeSites.ts";
import { readGit } from "../versions/git.ts";
import { readCommit, readWorkingFolder } from "../versions/readCommit.ts";
import { readVersion, type SiteVersion } from "../versions/siteVersion.ts";
import { type Author, commitSite } from "./commitSite.ts";
import { writeMessage } from "./describePublication.ts";
import { type ConnectionReason, explainConnection } from "./explainConnection.ts";
import { type Choose, type Fetched, fetchRemote, followRemote } from "./followRemote.ts";
import { finishEntry } from "./journal.ts";
import { lockPublishing } from "./lockPublishing.ts";
import { NotPublished } from "./notPublished.ts";
import { pushSite } from "./pushSite.ts";
import { refuseCode } from "./refuseCode.ts";
import { type Repository, readRepository } from "./repository.ts";

/** The result of a publication. A version that is kept is committed, and goes online with the next one. */
export type PublishedVersion =
  | { do: "nothing" }
  /** `others` is what somebody else had published: the files of the site have it now, too. */
  | { do: "online"; changes: SiteChange[]; others: SiteChange[] }
  | { do: "review"; branch: string; changes: SiteChange[] }
  /** The branch takes no push, and the author has not asked for a review. */
  | { do: "protected" }
  | { do: "kept"; because: "no-remote" | ConnectionReason }
  | { do: "conflict"; conflicts: SiteConflict[] };

/** The settings of a publication. */
export interface PublishOptions {
  schemas: Schemas;
  choose: Choose;
  /** The day for the name of a branch to review, such as `2026-12-24`. */
  day: string;
  author?: Author | undefined;
  /** True if the author is asked before a version that the branch refuses goes to another one for a review. */
  asksForReview?: boolean;
}

/** So many times, somebody else may publish in the same moment. */
const mostRaces = 5;

/**
 * Publishes the site in `root`: commits its files alone, merges what is online by values, and pushes without force. Throws
 * `NotPublished` with a reason. Whatever fails after the commit leaves the version in the branch.
 */
export async function publishSite(
  root: string,
  options: PublishOptions,
): Promise<PublishedVersion> {
  const { gitDir } = await readRepository(root);
  return lockPublishing(gitDir, async () => {
    const repository = await readRepository(root);
    await finishEntry(repository);
    return publish(repository, options);
  });
}

async function publish(repository: Repository, options: PublishOptions): Promise<PublishedVersion> {
  const { root, remote } = repository;
  const { schemas, author } = options;
  const fetched = await fetchRemote(repository);
  if ("commit" in fetched && fetched.commit) await refuseCode(root, fetched.commit);
  const head = await versionAt(root, "HEAD", schemas);
  const now = readVersion(await readWorkingFolder(root), schemas);
  await commitSite(repository, writeMessage(compareSites(head, now, schemas).changes), author);
  if (!remote) return { do: "kept", because: "no-remote" };
  return putOnline(repository, options, fetched);
}

async function putOnline(
  repository: Repository,
  options: PublishOptions,
  first: Fetched,
): Promise<PublishedVersion> {
  const { root, remote } = repository;
  const { schemas, choose, day, asksForReview = false } = options;
  let fetched = first;
  const own = await versionAt(root, "HEAD", schemas);
  for (let race = 0; race < mostRaces; race += 1) {
    if ("complaint" in fetched)
      return { do: "kept", because: explainConnection(fetched.complaint) };
    const { commit } = fetched;
    const conflicts = commit ? await followRemote(repository, commit, schemas, choose) : [];
    if (conflicts.length > 0) return { do: "conflict", conflicts };
    if (commit && commit === (await idOf(root, "HEAD"))) return { do: "nothing" };
    const changes = await listChanges(root, commit, schemas);
    const pushed = await pushSite(repository, remote?.branch ?? repository.branch);
    if (pushed.do === "done") {
      const { changes: others } = compareSites(
        own,
        await versionAt(root, "HEAD", schemas),
        schemas,
      );
      return { do: "online", changes, others };
    }
    if (pushed.do === "refused-hook") throw new NotPublished("hook", pushed.reason);
    if (pushed.do === "unreachable")
      return { do: "kept", because: explainConnection(pushed.complaint) };
    if (pushed.do === "refused-branch")
      return asksForReview ? { do: "protected" } : pushForReview(repository, day, changes);
    fetched = await fetchRemote(repository);
  }
  return { do: "kept", because: "unreachable" };
}

/** Pushes to a branch of its own, named by the day. */
async function pushForReview(
  repository: Repository,
  day: string,
  changes: SiteChange[],
): Promise<PublishedVersion> {
  for (let number = 1; number <= 99; number += 1) {
    const branch = `edit/${day}${number === 1 ? "" : `-${number}`}`;
    const pushed = await pushSite(repository, branch);
    if (pushed.do === "done") return { do: "review", branch, changes };
    if (pushed.do === "refused-hook") throw new NotPublished("hook", pushed.reason);
    if (pushed.do === "unreachable")
      return { do: "kept", because: explainConnection(pushed.complaint) };
  }
  return { do: "kept", because: "unreachable" };
}

const idOf = async (root: string, name: string) =>
  String(await readGit(root, ["rev-parse", name])).trim();

/** The version of the site in a commit. */
export const versionAt = async (
  root: string,
  name: string,
  schemas: Schemas,
): Promise<SiteVersion> =>
  readVersion(await readCommit(root, { id: await idOf(root, name), name }), schemas, name);

/** The version of a site of which nothing is there yet. */
export const noSite: SiteVersion = { pages: new Map(), texts: new Map(), files: new Map() };

/** The changes between the commit that is online and the branch. */
async function listChanges(root: string, online: string | undefined, schemas: Schemas) {
  const before = online ? await versionAt(root, online, schemas) : noSite;
  return compareSites(before, await versionAt(root, "HEAD", schemas), schemas).changes;
}
