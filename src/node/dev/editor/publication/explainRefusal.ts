import type { Logger } from "vite";
import { NotPublished } from "../../../../site/publishing/notPublished.ts";
import { UnreadableVersion } from "../../../../site/versions/siteVersion.ts";
import type { Result } from "./putOnline.ts";

/** The reason why nothing was published. What nobody has foreseen is in the terminal alone: Git's words may hold a password. */
export function explainRefusal(error: unknown, logger: Logger): Result {
  if (error instanceof NotPublished && error.code === "unbuilt")
    return explainBuild(error.message, logger);
  const isKnown = error instanceof NotPublished || error instanceof UnreadableVersion;
  if (!isKnown)
    logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const message = isKnown
    ? error.message
    : "This could not be published. The terminal of the preview says why.";
  return { result: "refused", message, conflicts: [] };
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
