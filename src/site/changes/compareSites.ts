import type { Schemas } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import { sectionsOf } from "../edit/ids.ts";
import type { PageVersion, SiteVersion } from "../versions/siteVersion.ts";
import type { ChangeKind, Replay, SiteChange } from "./change.ts";
import { compareFiles } from "./compareFiles.ts";
import { comparePage, nameComparedSections } from "./comparePage.ts";
import { describeComments } from "./describeComments.ts";
import { foldFollowing } from "./foldFollowing.ts";
import { joinMoves } from "./joinMoves.ts";
import { listRedirects, matchPages, type PagePair } from "./matchPages.ts";
import { checkReplay } from "./replayChanges.ts";
import { compareTranslations, describeUnseen } from "./translations/compareTranslations.ts";

/** The changes between two versions of a site, and the steps that make the second of the first. */
export interface SiteChanges {
  /** The changes to report, in the order of pages and files. Others follow from one of them. */
  changes: SiteChange[];
  replay: Replay;
}

/**
 * Compares two versions of a site by their parsed values. Throws if the steps of the changes do not make the second
 * version of the first: then a change would be missing.
 */
export function compareSites(
  before: SiteVersion,
  after: SiteVersion,
  schemas: Schemas,
): SiteChanges {
  const { pairs, added, deleted } = matchPages(before, after);
  const replay: Replay = [
    ...pairs.flatMap((pair) => comparePair(pair, schemas, listRedirects(after))),
    ...deleted.map((page) => deletePage(page)),
    ...added.map((page) => addPage(page, schemas)),
    ...compareFiles(before, after, schemas),
    ...compareTranslations(before, after, schemas),
  ];
  checkReplay(before, after, replay);
  joinMoves(replay, before, after);
  const remarks = [
    ...pairs.flatMap((pair) => describeComments(pair, replay)),
    ...describeUnseen(before, after),
  ];
  const changes = [...new Set(replay.map(({ change }) => change)), ...remarks];
  return { changes: foldFollowing(changes, { before, after, pairs }), replay };
}

function comparePair(
  { before, after }: PagePair,
  schemas: Schemas,
  redirects: ReadonlyMap<unknown, unknown>,
): Replay {
  const compared = comparePage(after, schemas, before.data, after.data);
  if (before.file === after.file) return compared;
  const change = changeOf(after, {
    ...{ do: "rename-page", from: before.path },
    isLost: !redirects.has(before.path),
  });
  return [{ step: { file: before.file, movedTo: after.file }, change }, ...compared];
}

function addPage(page: PageVersion, schemas: Schemas): Replay[number] {
  const sections = sectionsOf(page.data);
  const names = sections.map(nameComparedSections(schemas, sections));
  const change = changeOf(page, { do: "add-page", title: titleOf(page), sections: names });
  return { step: { file: page.file, content: page.data }, change };
}

function deletePage(page: PageVersion): Replay[number] {
  const change = changeOf(page, { do: "delete-page", title: titleOf(page) });
  return { step: { file: page.file, isDeleted: true }, change };
}

const changeOf = ({ file, path }: PageVersion, kind: ChangeKind): SiteChange => ({
  file,
  page: path,
  kind,
  follows: [],
});

function titleOf({ data }: PageVersion): string | undefined {
  const title = dataAt(data, ["page", "title"]);
  return typeof title === "string" ? title : undefined;
}
