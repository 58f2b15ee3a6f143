import type { Schemas } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { addressIn } from "../../shared/translatedAddress.ts";
import { anchorOfSection, sectionsOf } from "../edit/ids.ts";
import { otherLanguagesOf } from "../languages.ts";
import { home } from "../page/pageAddress.ts";
import type { PageVersion, SiteVersion } from "../versions/siteVersion.ts";
import type { SiteChange } from "./change.ts";
import { nameComparedSections } from "./comparePage.ts";
import { type ComparedPage, findPlaces, type ShownPlace } from "./findPlaces.ts";
import { matchPages } from "./matchPages.ts";

/** The address of a section in a version: the path of its page, and its anchor there. Without one, all of the page. */
export interface SectionAddress {
  page: string;
  id: string | undefined;
}

/** A section that changed or shows a file that did, with its changes. A version that does not show it has no address. */
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
  schemas: Schemas,
): ChangedSection[] {
  const { pairs, added, deleted } = matchPages(before, after);
  const pages: ComparedPage[] = [
    ...pairs,
    ...added.map((page) => ({ before: undefined, after: page })),
    ...deleted.map((page) => ({ before: page, after: undefined })),
  ];
  const found = new Map<string, ChangedSection>();
  for (const change of changes) {
    for (const place of findPlaces(change, { pages, before, after, schemas })) {
      const { page, old, now, lang } = place;
      const key = JSON.stringify([page.after?.file, page.before?.file, old, now, lang]);
      const known = found.get(key);
      if (known) known.changes.push(change);
      else
        found.set(key, {
          name: nameOf(place, schemas),
          before: addressOf(before, place.from ?? page.before, old, lang),
          after: addressOf(after, page.after, now, lang),
          changes: [change],
        });
    }
  }
  return [...found.values()].filter((each) => each.before ?? each.after);
}

/** The name of a section, or of the page that is shown as a whole; with the page unless it is the first. */
function nameOf({ page, old, now }: ShownPlace, schemas: Schemas): string {
  const lists = [page.before, page.after].map((each) => sectionsOf(each?.data));
  const [first = [], second = []] = lists;
  const path = (page.after ?? page.before)?.path ?? home.path;
  const isHome = path === home.path;
  const section = typeof now === "number" ? second[now] : typeof old === "number" && first[old];
  if (!section) return isHome ? "First page" : path;
  const name = nameComparedSections(schemas, first, second)(section);
  return isHome ? name : `${name} on ${path}`;
}

/** The address of a section that is on, in a language of its version. */
function addressOf(
  { pages }: SiteVersion,
  page: PageVersion | undefined,
  index: number | "all" | undefined,
  lang: string | undefined,
): SectionAddress | undefined {
  const languages = otherLanguagesOf(pages.get(home.file)?.data).map((each) => each.lang);
  if (!page || index === undefined || (lang !== undefined && !languages.includes(lang)))
    return undefined;
  const path = lang === undefined ? page.path : addressIn(lang, page, page.data);
  if (index === "all") return { page: path, id: undefined };
  const section = sectionsOf(page.data)[index];
  const id = anchorOfSection(section);
  if (id === undefined || child(section, "enabled") === false) return undefined;
  return { page: path, id };
}
