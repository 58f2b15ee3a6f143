import type { Schemas } from "../../schema/schemaNode.ts";
import type { SiteChange } from "../changes/change.ts";
import { compareSites } from "../changes/compareSites.ts";
import { type ChangedSection, listChangedSections } from "../changes/listChangedSections.ts";
import { contentIdOf, hashContents } from "../versions/contentId.ts";
import { readGit } from "../versions/git.ts";
import { readWorkingFolder } from "../versions/readCommit.ts";
import { readVersion, type SiteVersion, UnreadableVersion } from "../versions/siteVersion.ts";
import { NotPublished } from "./notPublished.ts";
import { noSite, versionAt } from "./publishSite.ts";
import { refuseCode } from "./refuseCode.ts";
import { type Repository, readRepository } from "./repository.ts";

/** The state of a publication before it is made. */
export interface PublicationStatus {
  /** Identifies what is compared: the commit that was online last, and the files of the site. */
  version: string;
  /** True if nothing of the site is online yet. */
  isFirst: boolean;
  /** The changes since the version online; undefined if a mistake in a page prevents the comparison. */
  changes: SiteChange[] | undefined;
  /** The sections that changed, as far as both versions can be shown. */
  sections: ChangedSection[];
  /** Identifies the content of the site in the folder; undefined together with the changes. */
  content: string | undefined;
  /** The branch on which this version waits for a review. */
  review: string | undefined;
  /** True if Git knows whose name a version has. */
  knowsAuthor: boolean;
}

/**
 * Compares the site in `root` with the version that was online when it was fetched last. Nothing is fetched or written, and
 * Git runs no program that the repository names. Throws `NotPublished` where nothing can be published.
 */
export async function readPublication(root: string, schemas: Schemas): Promise<PublicationStatus> {
  const repository = await readRepository(root);
  const { remote } = repository;
  if (!remote) throw new NotPublished("no-remote");
  const online = await findOnline(repository);
  if (online !== undefined) await refuseCode(root, online);
  const contents = await readWorkingFolder(root);
  const knowsAuthor = await succeeds(
    readGit(root, ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"]),
  );
  const status = {
    version: hashContents(`${online}`, contents),
    isFirst: online === undefined,
    knowsAuthor,
  };
  try {
    const now = readVersion(contents, schemas);
    // Changes that others have published since both began are not ours.
    const base = online && (await baseOf(root, online));
    const before = base ? await versionAt(root, base, schemas) : noSite;
    const { changes } = compareSites(before, now, schemas);
    const review = changes.length > 0 ? await findReview(repository, now, schemas) : undefined;
    const sections = base ? listChangedSections(changes, before, now, schemas) : [];
    return { ...status, changes, sections, review, content: contentIdOf(now) };
  } catch (error) {
    if (!(error instanceof UnreadableVersion)) throw error;
    return { ...status, changes: undefined, sections: [], review: undefined, content: undefined };
  }
}

const ask = async (root: string, ...args: string[]) => String(await readGit(root, args)).trim();

/** The commit that our changes began with. */
const baseOf = (root: string, online: string) => ask(root, "merge-base", online, "HEAD");

/** The commit that the site in `root` is compared with; undefined if nothing of it is online. */
export async function findPublishedBase(root: string): Promise<string | undefined> {
  const online = await findOnline(await readRepository(root));
  return online && (await baseOf(root, online));
}

const succeeds = (done: Promise<unknown>) =>
  done.then(
    () => true,
    () => false,
  );

/** The commit that was online when it was fetched or pushed last. */
export async function findOnline({ root, remote }: Repository): Promise<string | undefined> {
  if (!remote) return undefined;
  const name = `refs/remotes/${remote.name}/${remote.branch}^{commit}`;
  const found = await ask(root, "rev-parse", "--verify", "--quiet", "--end-of-options", name).catch(
    () => "",
  );
  return found || undefined;
}

/** The branch for a review that holds exactly this version. */
async function findReview(
  { root, remote }: Repository,
  now: SiteVersion,
  schemas: Schemas,
): Promise<string | undefined> {
  const prefix = `refs/remotes/${remote?.name}/`;
  const args = ["--points-at=HEAD", "--format=%(refname)", `${prefix}edit/`];
  const [found] = (await ask(root, "for-each-ref", ...args)).split("\n").filter(Boolean);
  if (found === undefined) return undefined;
  const head = await versionAt(root, "HEAD", schemas);
  return compareSites(head, now, schemas).changes.length === 0
    ? found.slice(prefix.length)
    : undefined;
}
