import type { Publication } from "../../shared/providers/publication.ts";

/** Renders `robots.txt`. It allows an unlisted page too: a crawler that may not fetch it never reads its noindex. */
export function renderRobots(sitemap: string | undefined): string {
  return ["User-agent: *", "Allow: /", ...(sitemap ? ["", `Sitemap: ${sitemap}`] : []), ""].join(
    "\n",
  );
}

/** A page of the sitemap, and its address in each language, if it has several. */
export interface ListedPage {
  address: string;
  alternates: Publication["alternates"];
}

/** Renders the sitemap of pages. The schema allows no address with characters to escape. */
export function renderSitemap(pages: readonly ListedPage[]): string {
  const isInLanguages = pages.some(({ alternates }) => alternates.length > 0);
  const namespace = isInLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const urls = pages.map(({ address, alternates }) => {
    const links = alternates.map(
      ({ lang, address: href }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
    );
    return `  <url><loc>${address}</loc>${links.join("")}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${urls.join("")}</urlset>
`;
}
