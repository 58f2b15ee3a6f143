import type { PublicationState } from "../../../../shared/editor/publication.ts";
import { groupSentences } from "../../../../site/changes/formatChanges.ts";
import { NotPublished } from "../../../../site/publishing/notPublished.ts";
import { readPublication } from "../../../../site/publishing/readPublication.ts";
import { applyStrict } from "../../../../site/severity.ts";
import { UnreadableVersion } from "../../../../site/versions/siteVersion.ts";
import { describeSite } from "../describeSite.ts";
import type { SiteRevision } from "../serveEditor.ts";

/** Describes what a publication of the site would put online, and what it lacks. */
export async function describePublicationState(reading: SiteRevision): Promise<PublicationState> {
  const { root, context } = reading.site;
  const nothing = { version: "", isFirst: false, groups: [], problems: [], needsAuthor: false };
  try {
    const status = await readPublication(root, context.schemas);
    const { version, isFirst, changes, review, knowsAuthor } = status;
    const problems = await listRefusing(reading);
    if (changes === undefined && problems.length === 0) return { ...nothing, obstacle: unreadable };
    return {
      ...{ version, isFirst, problems, needsAuthor: !knowsAuthor },
      groups: groupSentences(changes ?? []),
      ...(review !== undefined && { review }),
    };
  } catch (error) {
    if (error instanceof NotPublished || error instanceof UnreadableVersion)
      return { ...nothing, obstacle: error.message };
    throw error;
  }
}

const unreadable =
  "The version that is online has a mistake in it, so the changes cannot be told apart. Somebody who knows Git has to look at it.";

/** The problems that `npm run check -- --strict` refuses, each as the error that it is there. */
async function listRefusing(reading: SiteRevision): Promise<PublicationState["problems"]> {
  const { pages } = await describeSite(reading, { own: undefined, open: new Set() });
  return pages.flatMap(({ file, problems }, index) => {
    const judged = applyStrict(reading.site.pages[index]?.diagnostics ?? []);
    const refusing = problems.flatMap((problem, at) =>
      judged[at]?.severity === "error" ? [{ ...problem, severity: "error" as const }] : [],
    );
    return refusing.length > 0 ? [{ file, problems: refusing }] : [];
  });
}
