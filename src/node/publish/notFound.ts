import type { Page } from "../../shared/page.ts";

/** The page for an address that does not exist, made of the section that invites to the page. */
export function notFoundPage(page: Page): Page {
  const { title, text, button } = page.site.notFound;
  return {
    ...page,
    site: { ...page.site, title: `${title} · ${page.site.name}`, description: text },
    sections: [
      {
        type: "cta",
        id: "not-found",
        tone: "plain",
        spacing: "large",
        width: "normal",
        props: { title, text, button: { label: button, href: page.site.base } },
      },
    ],
  };
}
