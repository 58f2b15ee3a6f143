import path from "node:path";
import type { Page } from "../../../shared/page.ts";
import type { PageFile } from "../../../shared/section.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { type AssetContext, createAssetContext } from "../../assets/pictures.ts";
import { resolvePaths } from "../../project/projectPaths.ts";
import { resolvePages } from "../../resolve/resolve.ts";

/** The results of resolving a site that was read, by its base: pictures are measured once, and fonts cut once. */
const contexts = new WeakMap<Site, Map<string, AssetContext>>();

function contextOf(site: Site, base: string): AssetContext {
  const known = contexts.get(site) ?? new Map<string, AssetContext>();
  const context =
    known.get(base) ?? createAssetContext(resolvePaths(path.resolve(site.root)), base);
  contexts.set(site, known.set(base, context));
  return context;
}

/**
 * Resolves a page together with the other pages of its site, as a build does: its links, its languages and the addresses of
 * its files are those of a build. It takes the place of the page that has its path.
 */
export async function resolveOnSite(
  site: Site,
  pageFile: PageFile,
): Promise<{ page: Page; context: AssetContext }> {
  if (!pageFile.enabled) {
    throw new Error(
      `The page at ${pageFile.path} is off, by \`enabled: false\` or its dates, so it cannot be rendered. Turn it on, or render another page.`,
    );
  }
  const others = [
    ...site.pages.flatMap((loaded) => loaded.pageFile ?? []),
    ...site.languages.flatMap(({ pageFiles }) => pageFiles),
  ].filter(({ path }) => path !== pageFile.path);
  const context = contextOf(site, pageFile.site.base);
  const pages = await resolvePages([pageFile, ...others], {
    ...context,
    schemas: site.context.schemas,
  });
  const [page] = pages;
  if (!page) throw new Error("A page that is on is resolved.");
  return { page, context };
}
