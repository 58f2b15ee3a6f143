import type { Logger } from "vite";
import type {
  OnlineAnswer,
  PublicationState,
  PublishAnswer,
  PublishRequest,
} from "../../../../shared/editor/publication.ts";
import { describeConflict, keyOfConflict } from "../../../../site/merge/describeConflict.ts";
import { home } from "../../../../site/page/pageAddress.ts";
import { NotPublished } from "../../../../site/publishing/notPublished.ts";
import { askForContent, readOnlineBuild } from "../../../../site/publishing/onlineBuild.ts";
import { type PublishedVersion, publishSite } from "../../../../site/publishing/publishSite.ts";
import { tryBuild } from "../../../../site/publishing/tryBuild.ts";
import { readFolder } from "../../../../site/versions/readFolder.ts";
import { readVersion, UnreadableVersion } from "../../../../site/versions/siteVersion.ts";
import type { SiteRevision, Source } from "../serveEditor.ts";
import { describePublicationState } from "./describePublicationState.ts";
import { followOnline } from "./followOnline.ts";
import { writeSentence } from "./writeSentence.ts";

type Result = Omit<PublishAnswer, "state">;

/** The version that is online: what would be published, and its publication. */
interface Publishing {
  read(): Promise<PublicationState>;
  /** While a publication is on its way, another request is that one. */
  publish(wanted: PublishRequest): Promise<PublishAnswer>;
  /** Asks the site if visitors get the last publication. Nothing is asked before there is one. */
  readOnline(): Promise<OnlineAnswer>;
}

/** A file of a page: with it, all pages are read again. The preview watches everything else. */
const pages = [home.file];

/** Publishes the site of the preview. */
export function createPublishing(
  source: Pick<Source, "read" | "refresh">,
  logger: Logger,
): Publishing {
  let underway: Promise<PublishAnswer> | undefined;
  const follower = followOnline(askForContent);
  const describe = async (reading: SiteRevision): Promise<PublicationState> => ({
    ...(await describePublicationState(reading)),
    ...follower.state(),
  });
  const run = async (wanted: PublishRequest): Promise<PublishAnswer> => {
    // Another program may have saved a file a moment ago.
    const reading = await source.refresh(pages, undefined);
    const state = await describe(reading);
    const stop = stopOf(state, wanted);
    if (stop) return { ...stop, state };
    const complaint = await tryBuild(reading.site.root);
    if (complaint !== undefined) return { ...explainBuild(complaint, logger), state };
    const result = await publish(reading, wanted).catch((error: unknown) => explain(error, logger));
    if (result.result === "online") {
      const { root, context } = reading.site;
      follower.begin(await readOnlineBuild(root, context.schemas));
    }
    const now = await source.refresh(pages, undefined);
    return { ...result, state: await describe(now) };
  };
  return {
    async read() {
      await underway?.catch(() => undefined);
      return describe(await source.read());
    },
    readOnline: follower.ask,
    publish(wanted) {
      underway ??= run(wanted).finally(() => {
        underway = undefined;
      });
      return underway;
    },
  };
}

/** The reason why nothing is published of what was shown; undefined if there is none. */
function stopOf(state: PublicationState, { version, author }: PublishRequest): Result | undefined {
  const refuse = (result: "refused" | "outdated", message: string) => ({
    ...{ result, message, conflicts: [] },
  });
  if (state.obstacle !== undefined) return refuse("refused", state.obstacle);
  if (state.version !== version)
    return refuse("outdated", "The site has changed since this was shown. Look at it again.");
  if (state.problems.length > 0)
    return refuse("refused", "Not published yet: something is still to be settled.");
  if (state.needsAuthor && !author)
    return refuse("refused", "Not published yet: Git does not know who publishes.");
  return undefined;
}

async function publish({ site }: SiteRevision, wanted: PublishRequest): Promise<Result> {
  const { root, context } = site;
  const { schemas } = context;
  const { decisions, author, isForReview = false } = wanted;
  const kept = new Map(decisions.map(({ key, keep }) => [key, keep]));
  const publication = await publishSite(root, {
    ...{ schemas, author, asksForReview: !isForReview },
    day: new Date().toLocaleDateString("sv-SE"),
    choose(conflict) {
      const keep = kept.get(keyOfConflict(conflict));
      return keep && (keep === "mine" ? "ours" : "theirs");
    },
  });
  return {
    result: publication.do,
    message: writeSentence(publication),
    conflicts: await describeConflicts(publication, root, schemas),
  };
}

async function describeConflicts(
  publication: PublishedVersion,
  root: string,
  schemas: SiteRevision["site"]["context"]["schemas"],
) {
  if (publication.do !== "conflict") return [];
  const now = readVersion(await readFolder(root), schemas);
  return publication.conflicts.map((conflict) => describeConflict(conflict, now, schemas));
}

/** The reasons of the build that are about a place in the site. Its other words are in the terminal alone. */
function explainBuild(complaint: string, logger: Logger): Result {
  const isAtPlace = (line: string) => /^(page\.yaml|pages\/|texts\/|public\/)/.test(line);
  const places = complaint.split("\n").filter(isAtPlace);
  if (places.length === 0) logger.error(complaint);
  const why = places.join(" ") || "The terminal of the preview says why.";
  const message = `Not published yet: the host's build would refuse the site. ${why}`;
  return { result: "refused", message, conflicts: [] };
}

/** The reason why nothing was published. What nobody has foreseen is in the terminal alone: Git's words may hold a password. */
function explain(error: unknown, logger: Logger): Result {
  const isKnown = error instanceof NotPublished || error instanceof UnreadableVersion;
  if (!isKnown)
    logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const message = isKnown
    ? error.message
    : "This could not be published. The terminal of the preview says why.";
  return { result: "refused", message, conflicts: [] };
}
