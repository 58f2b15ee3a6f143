import path from "node:path";
import { builtSite } from "../project/builtSite.ts";
import { ownPublicDir } from "../site/own.ts";
import { pathOf, projectOf, type SiteName, sites } from "./sites.ts";

/** The folder of the project that a page belongs to, as it is published. */
export function publishedSite(site: SiteName): Promise<string> {
  const project = projectOf(site);
  const own = project === "own" ? { publicDir: ownPublicDir, siteDir: "." } : {};
  return builtSite(sites[project], own);
}

/** The document of a page, as it is published. Needs no server. */
export const publishedDocument = async (site: SiteName): Promise<string> =>
  path.join(await publishedSite(site), pathOf(site), "index.html");
