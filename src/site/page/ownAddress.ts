import { dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import type { ParsedPage } from "./parsedPage.ts";
import { baseOf, settingsOf } from "./sitePages.ts";

/**
 * The path on the site, with the query and the anchor, that a link by a path or by a whole address means; undefined for
 * one that leads to another site, or to a part of the domain outside the base.
 */
export function pathOnSite(href: string, page: ParsedPage): string | undefined {
  if (href.startsWith("/") && !href.startsWith("//")) return href;
  const url = asText(dataAt(settingsOf(page), ["site", "url"]));
  if (!/^https?:\/\//.test(href) || !URL.canParse(href) || !URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(href);
  if (host !== new URL(url).host) return undefined;
  const [, rest = ""] = /^[^?#]*(.*)$/s.exec(href) ?? [];
  const base = baseOf(page);
  const inside = `${pathname}/` === base ? base : pathname;
  const path = inside.startsWith(base) ? `/${inside.slice(base.length)}` : "";
  return path === "" || path.startsWith("//") ? undefined : path + rest;
}
