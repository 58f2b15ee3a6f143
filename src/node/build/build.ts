import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ViteBuilder } from "vite";
import type { PageFile } from "../../shared/section.ts";
import type { SiteContext } from "../../site/page/parsedPage.ts";
import { buildFile } from "../../site/page/published.ts";
import { contentIdOf } from "../../site/versions/contentId.ts";
import { readFolderVersion } from "../../site/versions/readFolder.ts";
import { UnreadableVersion } from "../../site/versions/siteVersion.ts";
import { type Assets, assetContentOf } from "../assets/assets.ts";
import { describeHeavyFonts } from "../assets/ownFonts.ts";
import { createAssetContext } from "../assets/pictures.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { compressFiles } from "../publish/compress.ts";
import { renderSite } from "../publish/renderSite.ts";
import { type ResolveContext, resolvePages } from "../resolve/resolve.ts";
import { toUrl } from "../resolve/urls.ts";
import {
  createSizeReport,
  findBudgetErrors,
  type PlaceOf,
  type SizeItem,
} from "../size/sizeReport.ts";
import { bundleSite } from "./bundle.ts";
import { copyPublicFiles, describeUncleaned } from "./copyPublicFiles.ts";
import { findChangeable } from "./findChangeable.ts";
import { publishOutput } from "./publishOutput.ts";
import { tellOwnSection } from "./tellOwnCode.ts";
import { findMissingFiles } from "./verify.ts";

/** The result of a build: its size report, the errors that keep it from being published, and remarks, both in words. */
export interface BuildResult {
  sizeReport: SizeItem[];
  errors: string[];
  remarks: string[];
}

/** The input of a build. */
export interface SiteFiles {
  pageFiles: readonly [PageFile, ...PageFile[]];
  /**
   * The pictures, films and fonts that the page files name, and the engine's own. Only those that a page asks for under their
   * own names are published so: of the others, there are copies, or nobody wants them.
   */
  media: readonly string[];
  placeOf: PlaceOf;
}

/**
 * Builds the site: resolves the pages and bundles the code, renders each document with the bootstrap inside it, writes the
 * files, measures and verifies them, and puts them in the place of dist/ if every page keeps to its budget and nothing is
 * missing.
 */
export async function buildPages(
  builder: ViteBuilder,
  { pageFiles, media, placeOf }: SiteFiles,
  { schemas, config = {} }: SiteContext,
  paths: ProjectPaths,
): Promise<BuildResult> {
  const { site } = pageFiles[0];
  const { stagingDir } = paths;
  const resolveContext: ResolveContext = { ...createAssetContext(paths, site.base), schemas };
  const { assets } = resolveContext;
  const [pages, { chunks, fetched, bootstrap, renderPage }] = await Promise.all([
    resolvePages(pageFiles, resolveContext),
    bundleSite(builder, paths, site.base),
  ]);
  const rendered = await renderSite(pages, {
    ...resolveContext,
    draft: builder.config.mode === "draft",
    ownHosts: config.hosts ?? [],
    render: (page, publication) =>
      tellOwnSection(
        paths.root,
        page.path,
        renderPage(page, { script: { code: bootstrap }, publication }),
      ),
  });
  const version = await readFolderVersion(paths.root, schemas).catch(orNothing);
  if (version) assets.set(buildFile, `${JSON.stringify({ content: contentIdOf(version) })}\n`);
  const uncleaned = await copyPublicFiles(paths, stagingDir, isWanted(assets, media, site.base));
  await writeAssets(assets, stagingDir);
  await compressFiles(stagingDir, paths.cacheDir);
  const sizeReport = createSizeReport(rendered, chunks, schemas, findChangeable(paths));
  const made = [...assets.keys(), ...fetched.map(({ fileName }) => fileName)];
  const errors = [
    ...findBudgetErrors(sizeReport, placeOf),
    ...(await findMissingFiles(stagingDir, made, site)),
  ];
  if (errors.length === 0) errors.push(...(await publishOutput(stagingDir, paths.outDir)));
  return {
    sizeReport,
    errors,
    remarks: [...describeUncleaned(uncleaned), ...describeHeavyFonts(pages, assets)],
  };
}

/** Ignores a version that cannot be read, such as for a text that no page shows. Throws any other error. */
function orNothing(error: unknown): undefined {
  if (!(error instanceof UnreadableVersion)) throw error;
}

/** True for a file of public/ that the site publishes: it is no media file, or a published text names it. */
function isWanted(assets: Assets, media: readonly string[], base: string) {
  const texts = [...assets.values()].filter((asset) => typeof asset === "string");
  return (file: string) =>
    !media.includes(file) || texts.some((text) => text.includes(toUrl(base, file)));
}

/** Writes the assets into the folder of Vite's result. */
export async function writeAssets(assets: Assets, dir: string): Promise<void> {
  await Promise.all(
    [...assets].map(async ([file, asset]) => {
      const target = path.join(dir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await assetContentOf(asset));
    }),
  );
}
