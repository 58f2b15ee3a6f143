import { sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import { memoize } from "../memoize.ts";
import { home, isHome } from "./pageAddress.ts";
import { type PageLink, readPageLink } from "./pageLinks.ts";
import { anchorsIn, type ParsedPage, type ParsedSection, sectionOf } from "./parsedPage.ts";

/** The first page, as each page sees it. */
export const homeOf = (page: ParsedPage): ParsedPage | undefined => parsedPageAt(home.path, page);

/** The data of page.yaml, which holds the settings of the whole site. */
export const settingsOf = (page: ParsedPage): unknown => homeOf(page)?.tree.data;

/** The base path of the site, as far as it is given. */
export const baseOf = (page: ParsedPage): string =>
  asText(dataAt(settingsOf(page), ["site", "base"]) ?? "/");

/** The page at an address; undefined if there is none, or nothing of it can be read. */
export const parsedPageAt = (path: string, page: ParsedPage): ParsedPage | undefined =>
  path === page.path ? page : indexOf(page).byPath.get(path);

/** True if a page is at the address, whatever is known of it. */
const isPageOf =
  (page: ParsedPage) =>
  (path: string): boolean =>
    path === page.path || page.paths.has(path);

/** The parts of a link to one of the site's pages. */
export const linkOf = (href: string, page: ParsedPage): PageLink | undefined =>
  readPageLink(href, page.path, isPageOf(page));

/** The sections that a page takes from the first one: each landmark of which it has none of its own. */
function inheritedBy(page: ParsedPage): readonly ParsedSection[] {
  if (isHome(page)) return [];
  const landmarkOf = ({ type }: ParsedSection) =>
    type && page.schemas.get(sectionSchema(type))?.landmark;
  const own = new Set(page.sections.map(landmarkOf));
  return (homeOf(page)?.sections ?? []).filter((section) => {
    const landmark = landmarkOf(section);
    return landmark !== undefined && !own.has(landmark);
  });
}

/** Every anchor that a link to the page may name: its own, and those of the sections that it takes from the first. */
export function anchorsOfPage(page: ParsedPage): Map<string, ParsedSection> {
  return new Map([...inheritedAnchors(page), ...anchorsIn(page)]);
}

/** The anchors of the sections that a page takes from the first one. */
export function inheritedAnchors(page: ParsedPage): Map<string, ParsedSection> {
  const first = homeOf(page);
  const sections = inheritedBy(page);
  if (!first || sections.length === 0) return new Map();
  return new Map([...anchorsIn(first)].filter(([, section]) => sections.includes(section)));
}

/** True if a link of another page that is on leads to the page, or if a page may hide one that does. */
export const isLinked = (page: ParsedPage): boolean =>
  [...page.paths].some((path) => !parsedPageAt(path, page)) ||
  [...indexOf(page).byPath.values()].some(
    (each) =>
      each.path !== page.path &&
      each.on &&
      (each.isCut || !each.isWhole || indexOf(page).linksFrom(each).has(page.path)),
  );

/** The pages of a site by their addresses, and the addresses that the links of each lead to. */
interface SiteIndex {
  byPath: ReadonlyMap<string, ParsedPage>;
  linksFrom: (page: ParsedPage) => ReadonlySet<string>;
}

const indexes = new WeakMap<readonly ParsedPage[], SiteIndex>();

/** The index of the page's site, which its pages share. */
function indexOf({ pages, paths }: ParsedPage): SiteIndex {
  const known = indexes.get(pages);
  if (known) return known;
  const links = new Map<ParsedPage, ReadonlySet<string>>();
  const index: SiteIndex = {
    byPath: new Map(pages.map((page) => [page.path, { ...page, paths, pages }])),
    linksFrom: (page) => memoize(links, page, () => new Set(listLinks(page))),
  };
  indexes.set(pages, index);
  return index;
}

/** The addresses of the other pages that the links of a page lead to. */
function listLinks(page: ParsedPage): string[] {
  return page.fields.flatMap(({ kind, value, path }) => {
    if (kind !== "href" || typeof value !== "string" || !sectionOf(page, path)?.on) return [];
    const link = linkOf(value, page);
    return link && link.path !== page.path ? [link.path] : [];
  });
}

/** A setting of `page:`. */
export const ownSetting = ({ tree }: ParsedPage, name: string): unknown =>
  child(child(tree.data, "page"), name);
