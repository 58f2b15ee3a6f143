/** Marks the links in a section's HTML that lead to the page itself, whichever part has rendered them. */
export const markCurrentPage = (html: string, url: string): string =>
  html.replaceAll(/<a\b[^>]*? href="([^"]*)"(?![^>]* aria-current=)/g, (link, href: string) =>
    href === url ? `${link} aria-current="page"` : link,
  );
