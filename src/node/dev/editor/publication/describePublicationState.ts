import type { Schemas } from "../../../../schema/schemaNode.ts";
import type {
  PublicationState,
  SentenceGroup,
  ShownSection,
} from "../../../../shared/editor/publication.ts";
import { describeChange } from "../../../../site/changes/describeChange.ts";
import { groupChanges } from "../../../../site/changes/formatChanges.ts";
import type {
  ChangedSection,
  SectionAddress,
} from "../../../../site/changes/listChangedSections.ts";
import { isDeployed, recallDeployed } from "../../../../site/publishing/deploy/deployedSite.ts";
import { readDeployment } from "../../../../site/publishing/deploy/readDeployment.ts";
import { hasDeployment, readWay } from "../../../../site/publishing/deploy/readWay.ts";
import { draftScript, hasScript } from "../../../../site/publishing/deploy/runScript.ts";
import { describeConnection } from "../../../../site/publishing/hosts/connection.ts";
import {
  type LastPublication,
  recallPublication,
} from "../../../../site/publishing/lastPublication.ts";
import { isUnset, NotPublished } from "../../../../site/publishing/notPublished.ts";
import {
  type PublicationStatus,
  readPublication,
} from "../../../../site/publishing/readPublication.ts";
import { applyStrict } from "../../../../site/severity.ts";
import { UnreadableVersion } from "../../../../site/versions/siteVersion.ts";
import { describeSite } from "../describeSite.ts";
import type { SiteRevision } from "../serveEditor.ts";
import { describeOnline } from "./followOnline.ts";

/** Describes what a publication of the site would put online, and what it lacks. */
export async function describePublicationState(reading: SiteRevision): Promise<PublicationState> {
  const { root, context } = reading.site;
  const nothing = { version: "", isFirst: false, groups: [], problems: [], needsAuthor: false };
  try {
    const way = await readWay(root);
    const { byGit, byScript, connection } = way;
    const isPutOnline = hasDeployment(way);
    const status = await (byGit ? readPublication : readDeployment)(root, context.schemas);
    const { version, isFirst, changes, review, knowsAuthor } = status;
    const last = await recallPublication(root);
    const problems = await listRefusing(reading);
    if (changes === undefined && problems.length === 0) return { ...nothing, obstacle: unreadable };
    return {
      // Another way than the one that was shown is another publication.
      version: `${byGit} ${byScript} ${connection?.address} ${version}`,
      ...{ isFirst, problems, needsAuthor: !knowsAuthor },
      groups: groupChanges(changes ?? []).map((group) => describeGroup(group, status.sections)),
      ...(review !== undefined && { review }),
      ...((await hasScript(root, draftScript)) && { canShare: true }),
      ...(isPutOnline && { deployment: byGit ? "after-git" : "alone" }),
      ...(connection && { host: await describeConnection(root, connection) }),
      ...(byGit && isPutOnline && (await isUndeployed(root, status, context.schemas))),
      ...(isForeign(last, status) ? {} : describeOnline(last, Date.now())),
    };
  } catch (error) {
    if (error instanceof NotPublished) {
      if (!isUnset(error.code)) return { ...nothing, obstacle: error.message };
      const problems = await listRefusing(reading);
      const obstacle = ["no-repository", "no-remote"].includes(error.code)
        ? "This site has no place to publish to yet. Choose one below."
        : error.message;
      return { ...nothing, obstacle, isNew: true, problems };
    }
    if (error instanceof UnreadableVersion) return { ...nothing, obstacle: error.message };
    throw error;
  }
}

/** The sentences of a group, with the sections among them that both versions can show. */
function describeGroup(
  { heading, changes }: ReturnType<typeof groupChanges>[number],
  sections: readonly ChangedSection[],
): SentenceGroup {
  const shown = sections.flatMap(({ name, before, after, changes: own }): ShownSection[] => {
    const at = changes.findIndex((change) => own.includes(change));
    if (at < 0) return [];
    return [
      {
        ...{ at, name },
        ...(before && { before: formatAddress(before) }),
        ...(after && { after: formatAddress(after) }),
      },
    ];
  });
  return { heading, sentences: changes.map(describeChange), sections: shown };
}

const formatAddress = ({ page, id }: SectionAddress) =>
  encodeURI(page.slice(1)) + (id === undefined ? "" : `#${encodeURIComponent(id)}`);

/** The sign that everything is in Git, but the deploy script has not put it online from here. */
async function isUndeployed(
  root: string,
  { changes, content }: PublicationStatus,
  schemas: Schemas,
) {
  const isWanted = changes?.length === 0;
  const isDone = !isWanted || isDeployed(await recallDeployed(root, schemas), content);
  return isDone ? {} : { isUndeployed: true as const };
}

/** True if somebody else has put another version online, which is in this folder by now. */
const isForeign = (last: LastPublication | undefined, { changes, content }: PublicationStatus) =>
  changes?.length === 0 && last?.content !== content;

const unreadable =
  "The version that is online has a mistake in it, so the changes cannot be told apart. Somebody who knows Git has to look at it.";

/** The problems that `npm run check -- --strict` refuses, each as the error that it is there. */
async function listRefusing(reading: SiteRevision): Promise<PublicationState["problems"]> {
  const { pages } = await describeSite(reading, { own: undefined, open: new Set() });
  return pages.flatMap(({ file, problems }, index) => {
    const page = reading.site.pages[index];
    const judged = page ? applyStrict(page) : [];
    const refusing = problems.flatMap((problem, at) =>
      judged[at]?.severity === "error" ? [{ ...problem, severity: "error" as const }] : [],
    );
    return refusing.length > 0 ? [{ file, problems: refusing }] : [];
  });
}
