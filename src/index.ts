import type { SiteBuild } from "./node/build/buildSite.ts";
import type { PageFile } from "./shared/section.ts";
import { home, type PageAddress } from "./site/page/pageAddress.ts";
import type { SiteContext } from "./site/page/parsedPage.ts";
import { readPageWithMedia } from "./site/read/load.ts";
import type { LoadedPage } from "./site/read/pipeline.ts";
import { type FixResult, fixPage } from "./site/write/fix.ts";

export type { Operation } from "./shared/operation.ts";
export { applyEdit, type EditContext } from "./site/edit/apply.ts";
export type { EditedText, PageEdit, PageText, TextFile } from "./site/edit/edited.ts";
export { editPages } from "./site/edit/editPages.ts";
export { loadSite, type Site } from "./site/read/loadSite.ts";
export type { LocatedDiagnostic } from "./yaml/diagnostic.ts";
export type { FixResult, LoadedPage, PageAddress, PageFile, SiteBuild, SiteContext };

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

/** Renders a valid page of the site in `root` as a complete HTML document without scripts. */
export async function renderPage(root: string, pageFile: PageFile): Promise<string> {
  const { renderStatic } = await import("./node/build/renderStatic.ts");
  return renderStatic(root, pageFile);
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
