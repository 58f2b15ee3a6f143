import type { Page, RenderedDocument } from "../../shared/page.ts";
import type { Publication } from "../../shared/publication.ts";
import { lightScheme } from "../../theme/scheme.ts";
import type { ResolveContext } from "../resolve/resolve.ts";
import { toPath } from "../resolve/urls.ts";
import { describeHeaders } from "./headers.ts";
import { renderCaddyConfig } from "./hosts/caddy.ts";
import { renderHeadersFile } from "./hosts/netlify.ts";
import { renderNginxConfig } from "./hosts/nginx.ts";
import { renderVercelConfig } from "./hosts/vercel.ts";
import { drawIcons } from "./icons.ts";
import { renderLlms } from "./llms.ts";
import { notFoundPage } from "./notFound.ts";
import { derivePolicy, enforcePolicy } from "./policy.ts";
import { renderRobots, renderSitemap } from "./robots.ts";
import { makeSocialPicture } from "./social/picture.ts";
import { describePage } from "./structuredData.ts";
import { renderWebManifest } from "./webManifest.ts";

/** The input of publishing besides the page. */
export interface Publishing extends ResolveContext {
  /** True if the page is for colleagues only: it says so, and asks search engines to leave it out. */
  draft: boolean;
  render: (page: Page, publication: Publication) => Promise<RenderedDocument>;
}

/**
 * Adds to `assets` everything that is published: the documents, the files for machines, and the
 * configurations of hosts. Returns the page as rendered.
 */
export async function publishPage(page: Page, publishing: Publishing): Promise<RenderedDocument> {
  const { assets, base, draft, render, schemas } = publishing;
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
    render(page, publication),
    render(notFoundPage(page, schemas), unlisted),
  ]);

  // Hosts send one policy with every page, also with the 404 page. Each document has its own besides.
  const policy = derivePolicy([index.html, notFound.html]);
  const hostHeaders = describeHeaders(base, policy, publication.listed);
  const sitemap = publication.listed && address;
  const files = {
    "index.html": enforcePolicy(index.html),
    "404.html": enforcePolicy(notFound.html),
    "manifest.json": renderWebManifest(site, icons, ground),
    "llms.txt": renderLlms(page, schemas, address),
    "robots.txt": renderRobots(sitemap ? new URL("sitemap.xml", sitemap).href : undefined),
    ...(sitemap && { "sitemap.xml": renderSitemap(sitemap) }),
    _headers: renderHeadersFile(hostHeaders),
    "vercel.json": renderVercelConfig(hostHeaders),
    "nginx.conf": renderNginxConfig(hostHeaders),
    Caddyfile: renderCaddyConfig(hostHeaders),
  };
  for (const [file, content] of Object.entries(files)) assets.set(file, content);
  return index;
}
