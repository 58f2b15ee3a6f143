import { suggest } from "../suggest.ts";
import { isHome } from "./pageAddress.ts";
import type { ParsedPage } from "./parsedPage.ts";

/**
 * The addresses of the site's pages that a text may mean, likeliest first: the name of a page's file, its last name
 * alone, or one that is spelt almost so.
 */
export function suggestPages(value: string, { pages }: ParsedPage): string[] {
  const written = value
    .replace(/^(\.{0,2}\/)*(pages\/)?/, "")
    .replace(/(\/index)?\.(html?|ya?ml|md|php)$/i, "")
    .replace(/\/$/, "");
  const paths = pages
    .filter((page) => !isHome(page) && page.enabled)
    .map(({ path }) => path.slice(1, -1));
  const last = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const same = paths.filter((path) => path === written);
  const ends = paths.filter((path) => last(path) === last(written));
  const { near } = suggest(written, paths);
  return [...new Set([...same, ...ends, ...near])].map((path) => `/${path}/`);
}
