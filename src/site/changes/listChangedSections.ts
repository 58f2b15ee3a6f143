import { child } from "../../shared/dataAt.ts";
import { isSameValue } from "../../yaml/edit/step.ts";
import { anchorOfSection, sectionsOf } from "../edit/ids.ts";
import type { PageVersion, SiteVersion } from "../versions/siteVersion.ts";
import type { SiteChange } from "./change.ts";
import { matchSections } from "./comparePage.ts";
import { matchPages } from "./matchPages.ts";

/** The address of a section in a version: the path of its page, and its anchor there. */
export interface SectionAddress {
  page: string;
  id: string;
}

/** A section that changed, with its changes. A version that does not show it has no address. */
export interface ChangedSection {
  name: string;
  before: SectionAddress | undefined;
  after: SectionAddress | undefined;
  changes: SiteChange[];
}

/** Lists the sections that changed between two versions of a site, in the order of their first changes. */
export function listChangedSections(
  changes: readonly SiteChange[],
  before: SiteVersion,
  after: SiteVersion,
): ChangedSection[] {
  const { pairs, added, deleted } = matchPages(before, after);
  const pages = [
    ...pairs,
    ...added.map((page) => ({ before: undefined, after: page })),
    ...deleted.map((page) => ({ before: page, after: undefined })),
  ];
  const found = new Map<string, ChangedSection>();
  for (const change of changes) {
    const { file, section: name, path = [], kind } = change;
    const pair = pages.find((each) => (each.after ?? each.before).file === file);
    const index = Number(path[1]);
    if (name === undefined || path[0] !== "sections" || !pair) continue;
    const isGone = kind.do === "delete-section";
    const key = JSON.stringify([file, isGone, index]);
    const known = found.get(key);
    if (known) known.changes.push(change);
    else if (isGone)
      found.set(key, {
        ...{ name, before: addressOf(pair.before, index), after: undefined },
        changes: [change],
      });
    else {
      const old =
        kind.do === "move-section-here"
          ? findEqual(before, kind.from, pair.after, index)
          : addressOf(pair.before, matchesOf(pair)[index]);
      found.set(key, { name, before: old, after: addressOf(pair.after, index), changes: [change] });
    }
  }
  return [...found.values()].filter((each) => each.before ?? each.after);
}

const matchesOf = (pair: { before: PageVersion | undefined; after: PageVersion | undefined }) =>
  matchSections(sectionsOf(pair.before?.data), sectionsOf(pair.after?.data));

/** The section of another page that is now, with the same contents, on this one. */
function findEqual(
  { pages }: SiteVersion,
  from: string,
  page: PageVersion | undefined,
  index: number,
): SectionAddress | undefined {
  const old = [...pages.values()].find(({ path }) => path === from);
  const moved = sectionsOf(page?.data)[index];
  const place = sectionsOf(old?.data).findIndex((section) => isSameValue(section, moved));
  return addressOf(old, place);
}

/** The address of a section that is on. */
function addressOf(
  page: PageVersion | undefined,
  index: number | undefined,
): SectionAddress | undefined {
  const section = index === undefined ? undefined : sectionsOf(page?.data)[index];
  const id = anchorOfSection(section);
  if (!page || id === undefined || child(section, "enabled") === false) return undefined;
  return { page: page.path, id };
}
