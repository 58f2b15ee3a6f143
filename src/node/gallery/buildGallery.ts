import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import { type GalleryRenderer, lookFile, themeFile } from "../../shared/gallery.ts";
import { writeAssets } from "../build/build.ts";
import { chunksOf } from "../build/bundle.ts";
import { copyPublicFiles } from "../build/copyPublicFiles.ts";
import { publishOutput } from "../build/publishOutput.ts";
import { tellOwnCode, tellOwnSection } from "../build/tellOwnCode.ts";
import { findMissingFiles } from "../build/verify.ts";
import { pictureOf } from "../project/lookPictures.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import {
  describeGallery,
  describeTheme,
  listExamples,
  staticPreview,
  variantsFile,
} from "./describeGallery.ts";
import { loadExamples } from "./examples.ts";

/**
 * Renders the gallery into dist-gallery/, for any static host. Examples run the scripts that a page runs.
 * Returns errors in words, which keep it from being published.
 */
export async function buildGallery(builder: ViteBuilder, paths: ProjectPaths): Promise<string[]> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The client and ssr environments are not configured.");
  const examples = await loadExamples(paths);
  const chunks = chunksOf(await tellOwnCode(paths, builder.build(client)));
  await tellOwnCode(paths, builder.build(ssr));
  const renderer: GalleryRenderer = await import(
    pathToFileURL(path.join(paths.rendererDir, "entry.gallery.mjs")).href
  );
  const { assets, page } = examples;
  const addressOf = (entry: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
    if (!chunk) throw new Error(`The bundle has no ${entry}.`);
    return page.site.base + chunk.fileName;
  };
  const script = { src: addressOf("/entry.client.ts") };
  for (const [file, example] of listExamples(examples)) {
    const options = example.isStill ? staticPreview : { script };
    const rendering = renderer.renderPage(example.page, options);
    assets.set(file, (await tellOwnSection(paths.root, `/gallery/${file}`, rendering)).html);
  }
  for (const { type, variants } of examples.types) {
    const options = { script: script.src };
    assets.set(variantsFile(type), await renderer.renderVariants(type, variants, page, options));
  }
  const browse = addressOf("/gallery/browse.ts");
  const theme = describeTheme(examples);
  for (const look of theme.looks) assets.set(lookFile(look), () => readFile(pictureOf(look)));
  assets.set(themeFile, renderer.renderTheme(theme, page, browse));
  const gallery = await describeGallery(examples, renderer, chunks);
  assets.set("index.html", renderer.renderGallery(gallery, page, browse));
  await copyPublicFiles(paths, paths.stagingDir, () => true);
  await writeAssets(assets, paths.stagingDir);
  const made = [...assets.keys(), ...chunks.map(({ fileName }) => fileName)];
  const missing = await findMissingFiles(paths.stagingDir, made, page.site);
  return missing.length > 0 ? missing : publishOutput(paths.stagingDir, paths.galleryDir);
}
