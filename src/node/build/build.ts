import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown, ViteBuilder } from "vite";
import type { Printer } from "../../shared/page.ts";
import type { Manifest } from "../../shared/section.ts";
import type { Surroundings } from "../../site/page.ts";
import { type Assets, contentOf } from "../assets/assets.ts";
import { setUpDarkroom } from "../assets/pictures.ts";
import type { Places } from "../projectPaths.ts";
import { compressFiles } from "../publish/compress.ts";
import { findClashes } from "../publish/conflicts.ts";
import { publishPage } from "../publish/index.ts";
import { resolvePage, type Workshop } from "../resolve/resolve.ts";
import { toUrl } from "../resolve/urls.ts";
import { findOverruns, type Item, makeBill } from "../size/sizeReport.ts";
import { copyPublicFiles, describeUncleaned } from "./copyPublicFiles.ts";
import { publish } from "./swap.ts";
import { findMissing } from "./verify.ts";

/** What a build comes to: its bill and, in words, what speaks against publishing it and what is to be known of it. */
export interface Impression {
  bill: Item[];
  objections: string[];
  remarks: string[];
}

/**
 * Prints the page into dist/: bundles the islands for the browser and the printer for Node, prints the
 * document with the bootstrap inside it, and puts the result in the place of the last one if the page
 * keeps to its budget, and nothing of the author's would be lost. Of `media`, the pictures and films that page.yaml
 * names, only those are published under their own names that the page asks for: of the others, there are copies.
 */
export async function press(
  builder: ViteBuilder,
  manifest: Manifest,
  { schemas, files }: Surroundings,
  places: Places,
  media: readonly string[],
): Promise<Impression> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The client and ssr environments are not configured.");
  const base = manifest.site.base;
  const workshop: Workshop = { ...setUpDarkroom(places, base), schemas };
  const { assets } = workshop;
  const [page, bundle] = await Promise.all([
    resolvePage(manifest, workshop),
    builder.build(client).then((bundle) => builder.build(ssr).then(() => bundle)),
  ]);
  const { printPage }: Printer = await import(
    pathToFileURL(path.join(places.printerDir, "entry.server.js")).href
  );
  const chunks = chunksOf(bundle);
  const entry = findEntry(chunks);
  const fetched = chunks.filter((chunk) => chunk !== entry);
  const code = inlineEntry(entry, base);
  await rm(path.join(places.pressDir, entry.fileName));
  const { html, frames } = await publishPage(page, {
    ...workshop,
    draft: builder.config.mode === "draft",
    print: (page, publication) => printPage(page, { script: { code }, publication }),
  });
  const texts = [...assets.values()].filter((asset) => typeof asset === "string");
  const uncleaned = await copyPublicFiles(
    places,
    places.pressDir,
    (file) => !media.includes(file) || texts.some((text) => text.includes(toUrl(base, file))),
  );
  await writeAssets(assets, places.pressDir);
  await compressFiles(places.pressDir, places.cacheDir);
  const bill = makeBill(html, frames, chunks);
  const made = [...assets.keys(), ...fetched.map(({ fileName }) => fileName)];
  const objections = [
    ...findOverruns(bill),
    ...findClashes(files, assets.keys()),
    ...(await findMissing(places.pressDir, made, manifest.site)),
  ];
  if (objections.length === 0) objections.push(...(await publish(places.pressDir, places.outDir)));
  return { bill, objections, remarks: describeUncleaned(uncleaned) };
}

/** The chunks of scripts in what Vite has built. */
export function chunksOf(
  bundle: Awaited<ReturnType<ViteBuilder["build"]>>,
): Rolldown.OutputChunk[] {
  return "output" in bundle ? bundle.output.filter((output) => output.type === "chunk") : [];
}

function findEntry(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The bundle has no entry.");
  // A chunk that imports the entry would fetch it as a file of its own, and wake everything twice.
  if (entry.exports.length > 0) throw new Error(`Chunks share ${entry.exports} with the entry.`);
  return entry;
}

/** The bootstrap's code, with the addresses of its chunks as the document at the base path sees them. */
function inlineEntry({ code }: Rolldown.OutputChunk, base: string): string {
  return code.replaceAll(/import\((["'`])\.\//g, `import($1${base}assets/`).trim();
}

/** Writes the files that the build made into a folder that Vite wrote into. */
export async function writeAssets(assets: Assets, dir: string): Promise<void> {
  await Promise.all(
    [...assets].map(async ([file, asset]) => {
      const target = path.join(dir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await contentOf(asset));
    }),
  );
}
