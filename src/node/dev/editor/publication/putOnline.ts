import type { Logger } from "vite";
import type { Schemas } from "../../../../schema/schemaNode.ts";
import type { PublishAnswer, PublishRequest } from "../../../../shared/editor/publication.ts";
import { describeConflict, keyOfConflict } from "../../../../site/merge/describeConflict.ts";
import { deploySite } from "../../../../site/publishing/deploy/deploySite.ts";
import { hasDeployment, readWay } from "../../../../site/publishing/deploy/readWay.ts";
import type { Connection } from "../../../../site/publishing/hosts/connection.ts";
import {
  beginPublication,
  recallPublication,
  rememberPublication,
} from "../../../../site/publishing/lastPublication.ts";
import { NotPublished } from "../../../../site/publishing/notPublished.ts";
import {
  askForContent,
  describeBuild,
  type OnlineBuild,
  readOnlineBuild,
} from "../../../../site/publishing/onlineBuild.ts";
import { type PublishedVersion, publishSite } from "../../../../site/publishing/publishSite.ts";
import type { tryBuild } from "../../../../site/publishing/tryBuild.ts";
import { readFolder } from "../../../../site/versions/readFolder.ts";
import { readVersion } from "../../../../site/versions/siteVersion.ts";
import type { SiteRevision } from "../serveEditor.ts";
import { explainRefusal } from "./explainRefusal.ts";
import { writeSentence } from "./writeSentence.ts";

/** A result without the state after it. */
export type Result = Omit<PublishAnswer, "state">;

/** The log of the preview, and what a publication does on its way. */
interface Ports {
  logger: Logger;
  print: (line: string) => void;
  tryBuild: typeof tryBuild;
}

/** Puts the site online by the way that it has: by Git, by its host or deploy script, or first by Git. */
export async function putOnline(
  reading: SiteRevision,
  wanted: PublishRequest,
  { logger, print, tryBuild }: Ports,
): Promise<Result> {
  const { root, context } = reading.site;
  const { schemas } = context;
  try {
    const way = await readWay(root);
    const { byGit, connection } = way;
    if (!byGit) return await deploy(root, schemas, print, connection);
    const complaint = await tryBuild(root);
    if (complaint !== undefined) throw new NotPublished("unbuilt", complaint);
    const result = await publish(reading, wanted);
    const isInGit = result.result === "online" || result.result === "nothing";
    if (hasDeployment(way) && isInGit)
      return await deploy(root, schemas, print, connection, " Your version is in the repository.");
    if (result.result === "online")
      await beginPublication(root, await readOnlineBuild(root, schemas));
    return result;
  } catch (error) {
    return explainRefusal(error, logger);
  }
}

async function deploy(
  root: string,
  schemas: Schemas,
  print: (line: string) => void,
  connection: Connection | undefined,
  kept = "",
): Promise<Result> {
  const done = await deploySite(root, schemas, print, connection);
  if ("version" in done) {
    const build = describeBuild(done.version, connection?.address);
    await beginPublication(root, build);
    const published = { result: "online" as const, conflicts: [] };
    if (!connection) return { ...published, message: "Published by the script deploy." };
    return { ...published, ...(await describeUpload(root, build, connection)) };
  }
  return { result: "kept", message: `Not online yet: ${done.reason}${kept}`, conflicts: [] };
}

/** Looks if visitors get an upload already. */
async function describeUpload(
  root: string,
  { content, address: file }: OnlineBuild,
  { address }: Connection,
): Promise<Pick<Result, "message" | "address">> {
  const isOnline = file !== undefined && (await askForContent(file)) === content;
  const last = await recallPublication(root);
  if (isOnline && last)
    await rememberPublication(root, { ...last, since: new Date().toISOString() });
  const message = isOnline
    ? "Published. Visitors see it at this address:"
    : "Everything is at the host. Visitors see it at this address in some minutes:";
  return { message, address };
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
