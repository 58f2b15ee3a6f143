import { decodePath } from "../files/served.ts";

/** A link to a page of the site, in parts. */
export interface PageLink {
  /** The address of the page. */
  path: string;
  /** The query with its `?`, if there is one. */
  query: string;
  /** The anchor without its `#`, if there is one. */
  id: string | undefined;
}

/** Reads a link in the page at `from`; undefined if it leads to none of the pages. */
export function readPageLink(
  href: string,
  from: string,
  isPage: (path: string) => boolean,
): PageLink | undefined {
  const [, given = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (given === "" && (query !== "" || hash.length < 2)) return undefined;
  const path = given === "" ? from : toAddress(given);
  if (path === undefined || !isPage(path)) return undefined;
  return { path, query, id: hash.length > 1 ? hash.slice(1).normalize("NFC") : undefined };
}

/** The address that a path of the site means if it leads to a page: with a slash at its end. */
function toAddress(given: string): string | undefined {
  const origin = "https://page.invalid";
  if (!/^\/(?!\/)/.test(given) || !URL.canParse(given, origin)) return undefined;
  const path = decodePath(new URL(given, origin).pathname)?.normalize("NFC");
  return path?.replace(/(^|\/)index\.html$/, "$1").replace(/[^/]$/, "$&/");
}

/** The link as the page at `from` writes it: an anchor of its own is `#id`, and everything else starts with `/`. */
export function writePageLink({ path, query, id }: PageLink, from: string): string {
  const hash = id === undefined ? "" : `#${id}`;
  return path === from && query === "" && hash !== "" ? hash : path + query + hash;
}
