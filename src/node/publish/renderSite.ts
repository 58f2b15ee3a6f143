import type { HostHeaders, SentRedirect } from "../../shared/hosting.ts";
import type { Page, RenderedDocument } from "../../shared/page.ts";
import type { Publication } from "../../shared/providers/publication.ts";
import { configFile, type OwnHost } from "../../site/siteConfig.ts";
import { SiteFault } from "../../site/siteFault.ts";
import { lightScheme } from "../../theme/scheme.ts";
import type { ResolveContext } from "../resolve/resolve.ts";
import { toPath, toUrl } from "../resolve/urls.ts";
import { describeHeaders, notFoundFile } from "./headers.ts";
import { hosts } from "./hosts/index.ts";
import { drawIcons } from "./icons.ts";
import { renderLlms } from "./llms.ts";
import { markUntranslated } from "./markUntranslated.ts";
import { notFoundPage } from "./notFound.ts";
import { enforcePolicy, listSources } from "./policy.ts";
import { listRedirects, renderRedirectDocuments } from "./redirects.ts";
import { renderRobots, renderSitemap } from "./robots.ts";
import { makeSocialPicture } from "./social/picture.ts";
import { renderSpeculationRules } from "./speculationRules.ts";
import { describePage } from "./structuredData.ts";
import { renderWebManifest } from "./webManifest.ts";

/** The input of a rendering besides the pages. */
export interface SiteRendering extends ResolveContext {
  /** True if the site is for colleagues only: a note shows that, and search engines are asked to leave it out. */
  draft: boolean;
  /** The hosts of the site's own. */
  ownHosts: readonly OwnHost[];
  render: (page: Page, publication: Publication) => Promise<RenderedDocument>;
}

/** A page as it is published. */
export interface RenderedPage extends RenderedDocument {
  path: string;
}

/**
 * Adds to `assets` everything that is published: the documents, the files for machines, and the
 * configurations of hosts. The first page is the home page. Returns the pages as rendered.
 */
export async function renderSite(
  pages: readonly Page[],
  rendering: SiteRendering,
): Promise<RenderedPage[]> {
  const { assets, base, draft, render, schemas } = rendering;
  const [home] = pages;
  if (!home) throw new Error("A site has a home page.");
  const { site } = home;
  const ground = lightScheme(home.theme).background;
  const root = site.url && new URL(base, site.url).href;
  const addressOf = ({ path }: Page) => root && new URL(path.slice(1), root).href;
  const icons = await drawIcons(toPath(base, site.icon), ground, rendering);
  const byLanguage = groupByLanguage(pages);
  /** The start of the paths of the files that each language has for itself, `/de/`. */
  const folderOf = ({ site }: Page) => toPath(base, site.home ?? base);
  const alternatesOf = ({ languages = [], listed }: Page) => {
    const here = languages.filter(({ isElsewhere }) => !isElsewhere);
    if (!root || !listed || draft || here.length < 2) return [];
    return here.map(({ lang, href }) => ({ lang, address: new URL(href, root).href }));
  };
  const describe = async (page: Page): Promise<Publication> => {
    const address = addressOf(page);
    const logo = icons.app.at(-1)?.url;
    return {
      address,
      alternates: alternatesOf(page),
      listed: page.listed && !draft,
      draft,
      analytics: draft ? undefined : site.analytics,
      touchIcon: icons.touch,
      webManifest: toUrl(base, `${folderOf(page)}manifest.json`),
      socialPicture: address ? await makeSocialPicture(page, address, rendering) : undefined,
      structuredData: describePage(page, schemas, {
        ...{ address: root, logo },
        pages: byLanguage.get(page.site.lang) ?? pages,
      }),
      speculationRules: pages.length > 1 ? renderSpeculationRules(base) : undefined,
    };
  };
  const rendered: RenderedPage[] = [];
  const notFound: { path: string; html: string }[] = [];
  for (const page of pages) {
    const publication = await describe(page);
    const { html, frames } = await render(page, publication);
    rendered.push({ path: page.path, html: markUntranslated(html, page.edition), frames });
    if (page !== byLanguage.get(page.site.lang)?.[0]) continue;
    const unlisted = {
      ...{ ...publication, alternates: [], listed: false },
      ...{ structuredData: [], analytics: undefined },
    };
    const missing = await render(notFoundPage(page, schemas), unlisted);
    notFound.push({
      path: folderOf(page) + notFoundFile,
      html: markUntranslated(missing.html, page.edition),
    });
  }

  const documents = [
    ...rendered.map(({ path, html }) => ({ file: `${path.slice(1)}index.html`, path, html })),
    ...notFound.map(({ path, html }) => ({ file: path.slice(1), path, html })),
  ].map((document) => ({ ...document, sources: listSources(document.html) }));
  const hostHeaders = describeHeaders(
    base,
    documents.map(({ path, sources }) => ({ path: base + path.slice(1), sources })),
    !draft,
  );
  const listed = draft ? [] : pages.filter((page) => page.listed);
  const sitemap = !draft && root;
  const redirects = listRedirects([...byLanguage.values()], base);
  const files = {
    ...renderRedirectDocuments(redirects, base),
    ...Object.fromEntries(
      documents.map(({ file, html, sources }) => [file, enforcePolicy(html, sources)]),
    ),
    ...Object.fromEntries(
      [...byLanguage.values()].flatMap((own) => {
        const folder = folderOf(own[0]).slice(1);
        return [
          [`${folder}manifest.json`, renderWebManifest(own[0].site, icons, ground)],
          [`${folder}llms.txt`, renderLlms(own, schemas, root)],
        ];
      }),
    ),
    "robots.txt": renderRobots(sitemap ? new URL("sitemap.xml", sitemap).href : undefined),
    ...(sitemap && {
      "sitemap.xml": renderSitemap(
        listed.flatMap((page) => {
          const address = addressOf(page);
          return address ? { address, alternates: alternatesOf(page) } : [];
        }),
      ),
    }),
  };
  for (const [file, renderFile] of Object.entries(hosts)) {
    const content = renderFile(hostHeaders, redirects);
    if (content !== undefined) assets.set(file, content);
  }
  for (const host of rendering.ownHosts) {
    const content = renderHost(host, hostHeaders, redirects);
    if (content !== undefined) assets.set(host.file, content);
  }
  for (const [file, content] of Object.entries(files)) assets.set(file, content);
  return rendered;
}

function renderHost(
  { file, render }: OwnHost,
  headers: HostHeaders,
  redirects: readonly SentRedirect[],
): string | undefined {
  try {
    return render(headers, redirects);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new SiteFault(`${configFile}: the text of ${file} ended with an error: ${reason}`);
  }
}

/** The pages in each language, in their order: the first of each is the first page in that language. */
function groupByLanguage(pages: readonly Page[]): Map<string, [Page, ...Page[]]> {
  const groups = new Map<string, [Page, ...Page[]]>();
  for (const page of pages) {
    const known = groups.get(page.site.lang);
    if (known) known.push(page);
    else groups.set(page.site.lang, [page]);
  }
  return groups;
}
