import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown, ViteBuilder } from "vite";
import type { Renderer } from "../../shared/page.ts";
import type { PageFile } from "../../shared/section.ts";
import type { SiteContext } from "../../site/page/parsedPage.ts";
import { type Assets, assetContentOf } from "../assets/assets.ts";
import { describeHeavyFonts } from "../assets/ownFonts.ts";
import { createAssetContext } from "../assets/pictures.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { compressFiles } from "../publish/compress.ts";
import { publishSite } from "../publish/index.ts";
import { type ResolveContext, resolvePages } from "../resolve/resolve.ts";
import { toUrl } from "../resolve/urls.ts";
import {
  createSizeReport,
  findBudgetErrors,
  type PlaceOf,
  type SizeItem,
} from "../size/sizeReport.ts";
import { copyPublicFiles, describeUncleaned } from "./copyPublicFiles.ts";
import { publishOutput } from "./publishOutput.ts";
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
 * Builds the site into dist/: bundles the islands for the browser and the renderer for Node, renders each
 * document with the bootstrap inside it, and puts the result in the place of the last one if every page
 * keeps to its budget, and nothing is missing.
 */
export async function buildPages(
  builder: ViteBuilder,
  { pageFiles, media, placeOf }: SiteFiles,
  { schemas }: SiteContext,
  paths: ProjectPaths,
): Promise<BuildResult> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The client and ssr environments are not configured.");
  const { site } = pageFiles[0];
  const { base } = site;
  const resolveContext: ResolveContext = { ...createAssetContext(paths, base), schemas };
  const { assets } = resolveContext;
  const [pages, bundle] = await Promise.all([
    resolvePages(pageFiles, resolveContext),
    builder.build(client).then((bundle) => builder.build(ssr).then(() => bundle)),
  ]);
  const { renderPage }: Renderer = await import(
    pathToFileURL(path.join(paths.rendererDir, "entry.server.js")).href
  );
  const chunks = chunksOf(bundle);
  const entry = findEntry(chunks);
  const fetched = chunks.filter((chunk) => chunk !== entry);
  const code = inlineEntry(entry, base);
  await rm(path.join(paths.stagingDir, entry.fileName));
  const published = await publishSite(pages, {
    ...resolveContext,
    draft: builder.config.mode === "draft",
    render: (page, publication) => renderPage(page, { script: { code }, publication }),
  });
  const texts = [...assets.values()].filter((asset) => typeof asset === "string");
  const uncleaned = await copyPublicFiles(
    paths,
    paths.stagingDir,
    (file) => !media.includes(file) || texts.some((text) => text.includes(toUrl(base, file))),
  );
  await writeAssets(assets, paths.stagingDir);
  await compressFiles(paths.stagingDir, paths.cacheDir);
  const sizeReport = createSizeReport(published, chunks, schemas);
  const made = [...assets.keys(), ...fetched.map(({ fileName }) => fileName)];
  const errors = [
    ...findBudgetErrors(sizeReport, placeOf),
    ...(await findMissingFiles(paths.stagingDir, made, site)),
  ];
  if (errors.length === 0) errors.push(...(await publishOutput(paths.stagingDir, paths.outDir)));
  return {
    sizeReport,
    errors,
    remarks: [...describeUncleaned(uncleaned), ...describeHeavyFonts(pages, assets)],
  };
}

/** The script chunks of Vite's result. */
export function chunksOf(
  bundle: Awaited<ReturnType<ViteBuilder["build"]>>,
): Rolldown.OutputChunk[] {
  return "output" in bundle ? bundle.output.filter((output) => output.type === "chunk") : [];
}

function findEntry(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The bundle has no entry.");
  // A chunk that imports the entry would fetch it as a file of its own, and hydrate everything twice.
  if (entry.exports.length > 0) throw new Error(`Chunks share ${entry.exports} with the entry.`);
  return entry;
}

/** The bootstrap's code, with its chunks' addresses as the document at the base path needs them. */
function inlineEntry({ code }: Rolldown.OutputChunk, base: string): string {
  return code.replaceAll(/import\((["'`])\.\//g, `import($1${base}assets/`).trim();
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
