import { sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { listAddresses } from "../../shared/translatedAddress.ts";
import { isHome, type PageAddress } from "../page/pageAddress.ts";
import { anchorsIn, type ParsedPage, type SiteContext, sectionOf } from "../page/parsedPage.ts";
import type { LoadedPage, ParsedFile } from "./pipeline.ts";

/** The last version of each page of a site that is read again and again, by its file. */
export interface SiteCache {
  /** The page of a file with these bytes: the last one, or a new one. */
  parse(page: PageAddress, bytes: Uint8Array, parse: () => ParsedFile): ParsedFile;
  /** The result for a page: the last one if neither the page nor anything that it sees of the others has changed. */
  check(parsed: ParsedFile, surroundings: string, check: () => LoadedPage): LoadedPage;
}

const caches = new WeakMap<NonNullable<SiteContext["parserOf"]>, SiteCache>();

/** The cache of a context, which lives as long as its parsers; without them, nothing is kept. */
export function cacheOf({ parserOf }: SiteContext): SiteCache {
  const known = parserOf && caches.get(parserOf);
  if (known) return known;
  const cache = createCache();
  if (parserOf) caches.set(parserOf, cache);
  return cache;
}

function createCache(): SiteCache {
  const pages = new Map<string, { path: string; bytes: Uint8Array; parsed: ParsedFile }>();
  const results = new Map<
    string,
    { parsed: ParsedFile; surroundings: string; loaded: LoadedPage }
  >();
  return {
    parse({ file, path }, bytes, parse) {
      const last = pages.get(file);
      if (last && last.path === path && Buffer.compare(last.bytes, bytes) === 0) return last.parsed;
      const parsed = parse();
      pages.set(file, { path, bytes, parsed });
      return parsed;
    },
    check(parsed, surroundings, check) {
      const last = results.get(parsed.file);
      if (last?.parsed === parsed && last.surroundings === surroundings) return last.loaded;
      const loaded = check();
      results.set(parsed.file, { parsed, surroundings, loaded });
      return loaded;
    },
  };
}

/** Everything that the check of a page sees of the others, as a text to compare. */
export const keyOfOutlines = (paths: ReadonlySet<string>, pages: readonly ParsedPage[]): string =>
  JSON.stringify([...paths]) + pages.map(describeOutline).join("");

const outlines = new WeakMap<ParsedPage, string>();

/** Everything that the checks of other pages see of a page. */
function describeOutline(page: ParsedPage): string {
  const known = outlines.get(page);
  if (known) return known;
  const { file, path, isWhole, isCut, sections, fields, tree, errors } = page;
  const links = fields.filter(
    (field) => field.kind === "href" && sectionOf(page, field.path)?.on === true,
  );
  const outline = JSON.stringify([
    ...[file, path, isWhole, isCut, page.on, sections, [...anchorsIn(page)]],
    links.map(({ value }) => value),
    listAddresses(tree.data),
    isHome(page) && [child(tree.data, "site"), child(tree.data, "theme")],
    isHome(page) && errors.map(({ instancePath }) => instancePath),
  ]);
  outlines.set(page, outline);
  return outline;
}

/** Everything that the first page gives to the others, as a text to compare. */
export function keyOfFirstPage({ first, schemas }: SiteContext): string {
  const landmarks = first?.sections.filter(
    ({ type }) => schemas.get(sectionSchema(type))?.landmark !== undefined,
  );
  return JSON.stringify([first && { ...first, sections: landmarks }]);
}
