import type { Page } from "../../shared/page.ts";
import type { Icons } from "./icons.ts";

/** Renders the web app manifest: the page's name and icons on a home screen. */
export function renderWebManifest(site: Page["site"], icons: Icons, background: string): string {
  const home = site.home ?? site.base;
  const pageFile = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.lang,
    id: home,
    start_url: home,
    scope: home,
    display: "browser",
    theme_color: background,
    background_color: background,
    icons: icons.app.map(({ size, url }) => ({
      src: url,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  return `${JSON.stringify(pageFile, null, 2)}\n`;
}
