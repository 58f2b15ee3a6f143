import type { Schemas } from "../../schema/schemaNode.ts";
import { isSameValue } from "../../yaml/edit/step.ts";
import { sectionsOf } from "../edit/ids.ts";
import { home } from "../page/pageAddress.ts";
import type { PageVersion, SiteVersion } from "../versions/siteVersion.ts";
import type { SiteChange } from "./change.ts";
import { matchSections } from "./comparePage.ts";
import { isShownByAll, listShowing, type ShownFile, valuesOfFile } from "./findShowing.ts";

/** A page in two versions; undefined in the one that does not have it. */
export interface ComparedPage {
  before: PageVersion | undefined;
  after: PageVersion | undefined;
}

/** A place where a change is seen: a section by its index in each version, or all of a page. */
export interface ShownPlace {
  page: ComparedPage;
  old: number | "all" | undefined;
  now: number | "all" | undefined;
  /** The page that the section was on, if that was another one. */
  from?: PageVersion | undefined;
  /** The language in which alone it is seen. */
  lang?: string | undefined;
}

/** Both versions of a site. */
interface Versions {
  pages: readonly ComparedPage[];
  before: SiteVersion;
  after: SiteVersion;
  schemas: Schemas;
}

/** Finds the places where a change is seen. */
export function findPlaces(change: SiteChange, versions: Versions): ShownPlace[] {
  const { file, section, path = [], kind, language } = change;
  if (path[0] === "theme") return [wholeOf(findPage(versions, home.file))].flatMap(orNone);
  if (language) return findTranslated(change, versions);
  if (kind.do === "add-file" || kind.do === "delete-file" || kind.do === "replace-file")
    return findShowing(file, versions);
  const page = findPage(versions, file);
  const index = Number(path[1]);
  if (section === undefined || path[0] !== "sections" || !page) return [];
  if (kind.do === "delete-section") return [{ page, old: index, now: undefined }];
  if (kind.do === "move-section-here")
    return [{ page, now: index, ...findEqual(versions.before, kind.from, page.after, index) }];
  return [{ page, old: matchesOf(page)[index], now: index }];
}

const orNone = (place: ShownPlace | undefined) => (place ? [place] : []);

const wholeOf = (page: ComparedPage | undefined): ShownPlace | undefined =>
  page && { page, old: page.before && "all", now: page.after && "all" };

const findPage = ({ pages }: Versions, file: string) =>
  pages.find((each) => (each.after ?? each.before)?.file === file);

const matchesOf = (page: ComparedPage) =>
  matchSections(sectionsOf(page.before?.data), sectionsOf(page.after?.data));

/** The section with a text that is translated, in its language. */
function findTranslated({ page: on, path = [], kind, language }: SiteChange, versions: Versions) {
  const isGone = kind.do === "translate" && kind.fate === "gone";
  const page = versions.pages.find(
    ({ before, after }) => (isGone ? before : after)?.path === on && on !== undefined,
  );
  const index = Number(path[1]);
  if (!page || path[0] !== "sections") return [];
  const matches = matchesOf(page);
  const place = isGone ? placeOfOld(page, index) : { page, old: matches[index], now: index };
  return [{ ...place, lang: language?.lang }];
}

function placeOfOld(page: ComparedPage, old: number): ShownPlace {
  const now = matchesOf(page).indexOf(old);
  return { page, old, now: now < 0 ? undefined : now };
}

/** The sections that show a file, and the first page if its settings name it. */
function findShowing(file: string, versions: Versions): ShownPlace[] {
  const { pages, before, after, schemas } = versions;
  const values = new Map(
    [...valuesOfFile(file, before), ...valuesOfFile(file, after)].map((each) => [
      JSON.stringify(each),
      each,
    ]),
  );
  return [...values.values()].flatMap((value) => {
    const { lang } = value;
    const first = findPage(versions, home.file);
    const isEverywhere = [first?.before, first?.after].some((each) =>
      isShownByAll(each, [value], schemas),
    );
    const whole = isEverywhere ? [wholeOf(first)].flatMap(orNone) : [];
    const sections = pages.flatMap((page) => findInPage(page, value, schemas));
    return [...whole, ...sections].map((place) => ({ ...place, lang }));
  });
}

function findInPage(page: ComparedPage, value: ShownFile, schemas: Schemas): ShownPlace[] {
  const matches = matchesOf(page);
  const now = listShowing(page.after, [value], schemas);
  const shown = now.map((index) => ({ page, old: matches[index], now: index }));
  const known = new Set(shown.map(({ old }) => old));
  const gone = listShowing(page.before, [value], schemas).filter((index) => !known.has(index));
  return [...shown, ...gone.map((index) => placeOfOld(page, index))];
}

/** The section of another page that is now, with the same contents, on this one. */
function findEqual(
  { pages }: SiteVersion,
  path: string,
  page: PageVersion | undefined,
  index: number,
): Pick<ShownPlace, "old" | "from"> {
  const from = [...pages.values()].find((each) => each.path === path);
  const moved = sectionsOf(page?.data)[index];
  const old = sectionsOf(from?.data).findIndex((section) => isSameValue(section, moved));
  return { old: old < 0 ? undefined : old, from };
}
