/** Renders `robots.txt`. It allows an unlisted page too: a crawler that may not fetch it never reads its noindex. */
export function renderRobots(sitemap: string | undefined): string {
  return ["User-agent: *", "Allow: /", ...(sitemap ? ["", `Sitemap: ${sitemap}`] : []), ""].join(
    "\n",
  );
}

/** Renders the sitemap of pages at these addresses. The schema allows no address with characters to escape. */
export function renderSitemap(addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join("")}</urlset>
`;
}
