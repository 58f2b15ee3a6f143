import type { Page, PrintedDocument } from "../../shared/page.ts";
import type { Publication } from "../../shared/publication.ts";
import { lightScheme } from "../../theme/scheme.ts";
import type { Workshop } from "../resolve/resolve.ts";
import { toPath } from "../resolve/urls.ts";
import { describeDelivery } from "./headers.ts";
import { printCaddyConfig } from "./hosts/caddy.ts";
import { printHeadersFile } from "./hosts/netlify.ts";
import { printNginxConfig } from "./hosts/nginx.ts";
import { printVercelConfig } from "./hosts/vercel.ts";
import { drawIcons } from "./icons.ts";
import { printLlms } from "./llms.ts";
import { notFoundPage } from "./notFound.ts";
import { derivePolicy, enforcePolicy } from "./policy.ts";
import { printRobots, printSitemap } from "./robots.ts";
import { makeSocialPicture } from "./social/picture.ts";
import { describePage } from "./structuredData.ts";
import { printWebManifest } from "./webManifest.ts";

/** What publishing needs besides the page. */
export interface Publishing extends Workshop {
  /** Whether the page is for colleagues only: it says so, and search engines are asked to pass by. */
  draft: boolean;
  print: (page: Page, publication: Publication) => Promise<PrintedDocument>;
}

/**
 * Adds to `assets` everything that is published: the documents, what machines read, and what hosts obey.
 * Gives the page as printed.
 */
export async function publishPage(page: Page, publishing: Publishing): Promise<PrintedDocument> {
  const { assets, base, draft, print, schemas } = publishing;
  const { site } = page;
  const ground = lightScheme(page.theme).background;
  const address = site.url && new URL(base, site.url).href;
  const icons = await drawIcons(toPath(base, site.icon), ground, publishing);
  const socialPicture = address ? await makeSocialPicture(page, address, publishing) : undefined;
  const publication: Publication = {
    address,
    listed: !draft,
    draft,
    touchIcon: icons.touch,
    webManifest: `${base}manifest.json`,
    socialPicture,
    structuredData: describePage(page, schemas, { address, logo: icons.app.at(-1)?.url }),
  };
  const unlisted = { ...publication, listed: false, structuredData: [] };
  const [index, notFound] = await Promise.all([
    print(page, publication),
    print(notFoundPage(page), unlisted),
  ]);

  // Hosts send one policy with whatever they find, and do not find; each document states its own.
  const policy = derivePolicy([index.html, notFound.html]);
  const delivery = describeDelivery(base, policy, publication.listed);
  const sitemap = publication.listed && address;
  const files = {
    "index.html": enforcePolicy(index.html),
    "404.html": enforcePolicy(notFound.html),
    "manifest.json": printWebManifest(site, icons, ground),
    "llms.txt": printLlms(page, schemas, address),
    "robots.txt": printRobots(sitemap ? new URL("sitemap.xml", sitemap).href : undefined),
    ...(sitemap && { "sitemap.xml": printSitemap(sitemap) }),
    _headers: printHeadersFile(delivery),
    "vercel.json": printVercelConfig(delivery),
    "nginx.conf": printNginxConfig(delivery),
    Caddyfile: printCaddyConfig(delivery),
  };
  for (const [file, content] of Object.entries(files)) assets.set(file, content);
  return index;
}
