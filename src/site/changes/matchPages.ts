import { child, dataAt } from "../../shared/dataAt.ts";
import { measureLikeness } from "../likeness.ts";
import { home } from "../page/pageAddress.ts";
import type { PageVersion, SiteVersion } from "../versions/siteVersion.ts";

/** A page in both versions. */
export interface PagePair {
  before: PageVersion;
  after: PageVersion;
}

/** The least likeness of a page that has another address and no redirect. */
const leastLikeness = 0.6;

/** Finds each page in the other version: by its file, else by a redirect from its old address, else by its contents. */
export function matchPages(before: SiteVersion, after: SiteVersion) {
  const pairs: PagePair[] = [];
  const deleted = new Set([...before.pages.values()].filter(({ file }) => !after.pages.has(file)));
  const added = new Set([...after.pages.values()].filter(({ file }) => !before.pages.has(file)));
  for (const page of after.pages.values()) {
    const old = before.pages.get(page.file);
    if (old) pairs.push({ before: old, after: page });
  }
  const match = (old: PageVersion, page: PageVersion | undefined) => {
    if (!page) return;
    pairs.push({ before: old, after: page });
    deleted.delete(old);
    added.delete(page);
  };
  const redirects = listRedirects(after);
  for (const old of [...deleted]) {
    const target = redirects.get(old.path);
    match(
      old,
      [...added].find(({ path }) => path === target),
    );
  }
  for (const old of [...deleted]) {
    const best = [...added]
      .map((page) => ({ page, likeness: measureLikeness(old.data, page.data) }))
      .filter(({ likeness }) => likeness >= leastLikeness)
      .sort((a, b) => b.likeness - a.likeness)[0];
    match(old, best?.page);
  }
  return { pairs, added: [...added], deleted: [...deleted] };
}

/** The redirects of a version, from the old address to the new one. */
export function listRedirects({ pages }: SiteVersion): Map<unknown, unknown> {
  const redirects = dataAt(pages.get(home.file)?.data, ["site", "redirects"]);
  const list: readonly unknown[] = Array.isArray(redirects) ? redirects : [];
  return new Map(list.map((redirect) => [child(redirect, "from"), child(redirect, "to")]));
}
