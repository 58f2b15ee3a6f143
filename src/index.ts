import type { SiteBuild } from "./node/build/buildSite.ts";
import type { StaticPage, StaticSection } from "./node/build/static/renderStatic.ts";
import type { SiteFiles } from "./shared/page.ts";
import type { PageFile } from "./shared/section.ts";
import { home, type PageAddress } from "./site/page/pageAddress.ts";
import type { SiteContext } from "./site/page/parsedPage.ts";
import { readPageWithMedia } from "./site/read/load.ts";
import { loadSite, type Site } from "./site/read/loadSite.ts";
import type { LoadedPage } from "./site/read/pipeline.ts";
import { type FixResult, fixPage } from "./site/write/fix.ts";

export type { Operation } from "./shared/operation.ts";
export { applyEdit, type EditContext } from "./site/edit/apply.ts";
export type { EditedText, PageEdit, PageText, TextFile } from "./site/edit/edited.ts";
export { editPages } from "./site/edit/editPages.ts";
export type { LocatedDiagnostic } from "./yaml/diagnostic.ts";
export type {
  FixResult,
  LoadedPage,
  PageAddress,
  PageFile,
  Site,
  SiteBuild,
  SiteContext,
  SiteFiles,
  StaticPage,
  StaticSection,
};
export { loadSite };

const toBytes = (source: string | Uint8Array) =>
  typeof source === "string" ? new TextEncoder().encode(source) : source;

/**
 * Checks the text of a page's file, page.yaml unless another is named, with the pictures and films that it names. With
 * the context of a loaded site, also checks links to its other pages. Never throws for an invalid text.
 */
export const check = (
  source: string | Uint8Array,
  context: SiteContext,
  address: PageAddress = home,
): Promise<LoadedPage> => readPageWithMedia(toBytes(source), context, address);

/**
 * Makes every certain fix in a page's file, and in the Markdown files of the site that it names. Bytes outside the fixed
 * places stay as they are.
 */
export const fix = (
  source: string | Uint8Array,
  context: SiteContext,
  address: PageAddress = home,
): FixResult => fixPage(toBytes(source), context, address);

/**
 * Renders a valid page of a site as a complete HTML document without scripts. It names the same files as a build of the site;
 * `files` are all of them. The first call starts what renders, for all later ones of the process.
 */
export async function renderPage(site: Site, pageFile: PageFile): Promise<StaticPage> {
  const { renderDocument } = await import("./node/build/static/renderStatic.ts");
  return renderDocument(site, pageFile);
}

/**
 * Renders the section with this id, of a valid page of a site, for the document of another site: without scripts, and with
 * styles that hold nowhere else.
 */
export async function renderSection(
  site: Site,
  pageFile: PageFile,
  id: string,
): Promise<StaticSection> {
  const { renderFragment } = await import("./node/build/static/renderStatic.ts");
  return renderFragment(site, pageFile, id);
}

/**
 * Builds the site in `root` into its dist/, as of now, or of a day or time such as `2026-12-24`. A build with errors
 * leaves the last dist/ in place.
 */
export async function build(root: string, { asOf }: { asOf?: string } = {}): Promise<SiteBuild> {
  const [{ createBuilder }, { default: react }, { broadside }] = await Promise.all([
    import("vite"),
    import("@vitejs/plugin-react"),
    import("./node/plugin.ts"),
  ]);
  process.env.NODE_ENV = "production";
  const built: SiteBuild[] = [];
  const plugins = [react(), broadside(root, (result) => built.push(result), asOf)];
  const builder = await createBuilder(
    { root, configFile: false, mode: "production", plugins },
    null,
  );
  await builder.buildApp();
  const [result] = built;
  if (!result) throw new Error("The build has no result.");
  return result;
}
