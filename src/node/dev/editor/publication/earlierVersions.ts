import type { EarlierVersions, VersionComparison } from "../../../../shared/editor/publication.ts";
import { groupSentences } from "../../../../site/changes/formatChanges.ts";
import type { OpenTabs } from "../../../../site/edit/historyFiles.ts";
import { bringBack } from "../../../../site/publishing/bringBack.ts";
import { listPublications } from "../../../../site/publishing/listPublications.ts";
import { NotBroughtBack } from "../../../../site/publishing/notBroughtBack.ts";
import { NotPublished } from "../../../../site/publishing/notPublished.ts";
import { planBack } from "../../../../site/publishing/planBack.ts";
import type { Site } from "../../../../site/read/loadSite.ts";
import { UnreadableVersion } from "../../../../site/versions/siteVersion.ts";
import { describeSwaps, type SwapResult } from "../record.ts";

/** Lists the versions of the site that are or were online. */
export async function listVersions({ root }: Site): Promise<EarlierVersions> {
  const listed = await listPublications(root).catch(explain);
  if ("obstacle" in listed) return { versions: [], ...listed };
  return { versions: listed };
}

/** Compares an earlier version with the files in the folder. */
export async function compareVersion(
  { root, context }: Site,
  id: string,
): Promise<VersionComparison> {
  const plan = await planBack(root, id, context.schemas).catch(explain);
  if ("obstacle" in plan) return { groups: [], unpublished: [], ...plan };
  const { changes, unpublished } = plan;
  return { groups: groupSentences(changes), unpublished: groupSentences(unpublished) };
}

/** Brings an earlier version back into the folder. */
export async function bringVersionBack(
  { root, context }: Site,
  id: string,
  tabs: OpenTabs,
): Promise<SwapResult | { refusal: { message: string } }> {
  const done = await bringBack(root, id, context.schemas, tabs).catch(explain);
  if ("obstacle" in done) return { refusal: { message: done.obstacle } };
  const { swaps, warning } = done;
  return { ...describeSwaps({ do: "bring-back" }, swaps), ...(warning && { warning }) };
}

/** The reason why it is not possible. Throws every other error again. */
function explain(error: unknown): { obstacle: string } {
  const known = [NotBroughtBack, NotPublished, UnreadableVersion];
  if (error instanceof Error && known.some((kind) => error instanceof kind))
    return { obstacle: error.message };
  throw error;
}
