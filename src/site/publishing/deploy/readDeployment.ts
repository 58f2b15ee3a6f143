import { createHash } from "node:crypto";
import type { Schemas } from "../../../schema/schemaNode.ts";
import { compareSites } from "../../changes/compareSites.ts";
import { contentIdOf } from "../../versions/contentId.ts";
import { readFolderVersion } from "../../versions/readFolder.ts";
import { type SiteVersion, UnreadableVersion } from "../../versions/siteVersion.ts";
import { noSite } from "../publishSite.ts";
import type { PublicationStatus } from "../readPublication.ts";
import { recallDeployed } from "./deployedSite.ts";

/**
 * Compares the site in `root` with the version that its deploy script put online last from this folder. Nothing is written,
 * and no program runs.
 */
export async function readDeployment(root: string, schemas: Schemas): Promise<PublicationStatus> {
  const deployed = await recallDeployed(root, schemas);
  const status = {
    isFirst: deployed === undefined,
    sections: [],
    review: undefined,
    knowsAuthor: true,
  };
  try {
    const now = await readFolderVersion(root, schemas);
    const { changes } = compareSites(deployed ?? noSite, now, schemas);
    return { ...status, version: hash(now), changes, content: contentIdOf(now) };
  } catch (error) {
    if (!(error instanceof UnreadableVersion)) throw error;
    return { ...status, version: "", changes: undefined, content: undefined };
  }
}

function hash({ pages, texts, files }: SiteVersion): string {
  const parts = [[...pages.values()].map(({ file, text }) => [file, text]), [...texts], [...files]];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
}
