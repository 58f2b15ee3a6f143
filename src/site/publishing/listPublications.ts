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
  const args = [
    ...["log", "-z", "--first-parent", "--encoding=UTF-8", `--max-count=${mostPublications}`],
    // A setting could have a program look at signatures.
    ...["--no-show-signature", "--format=%H%x00%cI%x00%an%x00%B"],
  ];
  const listed = await readGit(repository.root, [...args, online, "--", ...siteFiles]);
  const parts = String(listed).split("\0");
  const publications: PastPublication[] = [];
  for (let index = 0; index + 3 < parts.length; index += 4) {
    const [id = "", time = "", author = "", message = ""] = parts.slice(index);
    publications.push({ id, time, author, words: readMessage(message) });
  }
  return publications;
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
  return sentences.length > 0 && title !== mergeTitle ? sentences : [title, ...sentences];
}
