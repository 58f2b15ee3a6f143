import type { SentRedirect } from "../../shared/hosting.ts";
import type { Page } from "../../shared/page.ts";
import { escapeHtml } from "../resolve/escapeHtml.ts";
import { toUrl } from "../resolve/urls.ts";

/** A redirect, and the site in the language that it is for. */
export interface LanguageRedirect extends SentRedirect {
  site: Page["site"];
}

/** The redirects of a site under its base, as every host writes them. Its pages in each language are given, the first ones first. */
export const listRedirects = (
  languages: readonly [Page, ...Page[]][],
  base: string,
): LanguageRedirect[] =>
  languages.flatMap(([{ site }]) =>
    (site.redirects ?? [])
      .filter(({ to }) => to !== "todo")
      .map(({ from, to }) => {
        const old = base + from.slice(1).normalize("NFC");
        const path = to.startsWith("#") ? `/${to}` : to;
        const isOwn = path.startsWith("/") && !path.startsWith("//");
        return {
          site,
          from: [old, old.slice(0, -1)],
          to: encode(isOwn ? toUrl(base, path) : path),
        };
      }),
  );

const origin = "https://page.invalid";

/** A URL without the signs that mean something in the configuration of a host. */
const encode = (url: string): string =>
  new URL(url, origin).href.replace(origin, "").replaceAll(/[$"'{}]/g, encodeURIComponent);

/** A document at each old address, for hosts that read no list of redirects. */
export const renderRedirectDocuments = (
  redirects: readonly LanguageRedirect[],
  base: string,
): Record<string, string> =>
  Object.fromEntries(
    redirects.map(({ from: [from], to, site }) => [
      `${from.slice(base.length)}index.html`,
      renderDocument(to, site.lang, site.name),
    ]),
  );

function renderDocument(to: string, lang: string, name: string): string {
  const [url, title] = [escapeHtml(to), escapeHtml(name)];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${url}">
<title>${title}</title>
</head>
<body><p><a href="${url}">${title}</a></p></body>
</html>
`;
}
