import { placeSentence } from "../changes/formatChanges.ts";
import { readGit } from "../versions/git.ts";
import { siteFiles } from "../versions/siteVersion.ts";
import { mergeTitle } from "./describePublication.ts";
import { findOnline } from "./readPublication.ts";
import { type Repository, readRepository } from "./repository.ts";

/** A version of the site that is or was online. */
export interface PastPublication {
  id: string;
  /** The time of the version, such as `2026-12-24T14:02:00+01:00`. */
  time: string;
  author: string;
  /** The changes that its message lists, or else the first line of it. */
  words: string[];
}

/** The most that are listed. */
const mostPublications = 50;

/**
 * Lists the publications of the site in `root`, the newest first. Nothing is fetched, and Git runs no program that the
 * repository names. Throws `NotPublished` where nothing can be published.
 */
export async function listPublications(root: string): Promise<PastPublication[]> {
  return listOf(await readRepository(root));
}

/** Lists the publications from a repository. */
export async function listOf(repository: Repository): Promise<PastPublication[]> {
  const online = await findOnline(repository);
  if (online === undefined) return [];
  const commits = await readCommits(repository.root, online);
  const publications: PastPublication[] = [];
  let next: string | undefined = online;
  while (next !== undefined && publications.length < mostPublications) {
    const commit = commits.get(next);
    if (!commit) break;
    const { id, time, author, message } = commit;
    const isMerge = message.startsWith(mergeTitle);
    const [first, second] = commit.parents;
    // Before a version that was merged while it was published, the one of the others was online.
    next = isMerge ? second : first;
    if (!isMerge && !(await isOfSite(repository.root, commit))) continue;
    const own = isMerge && first ? listOwn(commits, first, second) : [commit];
    const words = own.flatMap((each) => readMessage(each.message));
    publications.push({ id, time, author, words: words.length > 0 ? words : readMessage(message) });
  }
  return publications;
}

/** A commit of the history. */
interface PastCommit extends Omit<PastPublication, "words"> {
  parents: string[];
  message: string;
  /** True if it changed files of the site. */
  isOfSite: boolean;
}

/** So many commits are looked at. */
const mostCommits = 2000;

async function readCommits(root: string, online: string): Promise<Map<string, PastCommit>> {
  // A setting could have a program look at signatures.
  const flags = ["-z", "--encoding=UTF-8", "--no-show-signature", `--max-count=${mostCommits}`];
  const read = async (...args: string[]) =>
    String(await readGit(root, ["log", ...flags, ...args])).split("\0");
  const ofSite = new Set(await read("--full-history", "--format=%H", online, "--", ...siteFiles));
  const parts = await read("--format=%H%x00%P%x00%cI%x00%an%x00%B", online);
  const commits = new Map<string, PastCommit>();
  for (let index = 0; index + 4 < parts.length; index += 5) {
    const [id = "", parents = "", time = "", author = "", message = ""] = parts.slice(index);
    const isOfSite = ofSite.has(id);
    commits.set(id, { id, time, author, message, isOfSite, parents: parents.split(" ") });
  }
  return commits;
}

/** True if a commit changed files of the site, or brought such changes along from another branch. */
async function isOfSite(root: string, { id, parents, isOfSite }: PastCommit): Promise<boolean> {
  if (isOfSite || parents.length < 2) return isOfSite;
  const args = ["diff-tree", "-r", "--name-only", `${id}^1`, id, "--", ...siteFiles];
  return String(await readGit(root, args)) !== "";
}

/** The versions of one hand that the other one did not have, the newest first. */
function listOwn(
  commits: ReadonlyMap<string, PastCommit>,
  from: string,
  other: string | undefined,
): PastCommit[] {
  const known = new Set<string>();
  const queue = [other ?? ""];
  for (const id of queue) {
    if (known.has(id)) continue;
    known.add(id);
    queue.push(...(commits.get(id)?.parents ?? []));
  }
  const own: PastCommit[] = [];
  let at: string | undefined = from;
  while (at !== undefined && !known.has(at)) {
    const commit = commits.get(at);
    if (commit?.isOfSite && !commit.message.startsWith(mergeTitle)) own.push(commit);
    at = commit?.parents[0];
  }
  return own;
}

/** The sentences of a message that `writeMessage` wrote, each with its page. Of any other message, the first line. */
function readMessage(message: string): string[] {
  const [title = "", ...lines] = message.trim().split("\n");
  const sentences: string[] = [];
  let heading = "";
  for (const line of lines) {
    if (!line.startsWith("- ")) heading = line;
    else sentences.push(placeSentence(heading, line.slice(2)));
  }
  return sentences.length > 0 ? sentences : [title];
}
