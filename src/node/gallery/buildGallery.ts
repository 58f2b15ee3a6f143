import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import type { GalleryPrinter } from "../../shared/gallery.ts";
import { chunksOf, writeAssets } from "../build/build.ts";
import { copyPublicFiles } from "../build/copyPublicFiles.ts";
import { publish } from "../build/swap.ts";
import { findMissing } from "../build/verify.ts";
import type { Places } from "../projectPaths.ts";
import { describeGallery, listSpecimens, still, variantsFile } from "./describeGallery.ts";
import { takeStock } from "./examples.ts";

/**
 * Prints the gallery into dist-gallery/, for any static host: specimens run the scripts that a page runs. Says, in
 * words, what speaks against publishing it.
 */
export async function pressGallery(builder: ViteBuilder, places: Places): Promise<string[]> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The client and ssr environments are not configured.");
  const stock = await takeStock(places);
  const chunks = chunksOf(await builder.build(client));
  await builder.build(ssr);
  const printer: GalleryPrinter = await import(
    pathToFileURL(path.join(places.printerDir, "entry.gallery.js")).href
  );
  const { assets, page } = stock;
  const addressOf = (entry: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
    if (!chunk) throw new Error(`The bundle has no ${entry}.`);
    return page.site.base + chunk.fileName;
  };
  const script = { src: addressOf("/entry.client.ts") };
  for (const [file, specimen] of listSpecimens(stock)) {
    const printing = specimen.isStill ? still : { script };
    assets.set(file, (await printer.printPage(specimen.page, printing)).html);
  }
  for (const { type, variants } of stock.types) {
    const printing = { script: script.src };
    assets.set(variantsFile(type), await printer.printVariants(type, variants, page, printing));
  }
  const gallery = await describeGallery(stock, printer, chunks);
  assets.set("index.html", printer.printGallery(gallery, page, addressOf("/gallery/browse.ts")));
  await copyPublicFiles(places, places.pressDir, () => true);
  await writeAssets(assets, places.pressDir);
  const made = [...assets.keys(), ...chunks.map(({ fileName }) => fileName)];
  const missing = await findMissing(places.pressDir, made, page.site);
  return missing.length > 0 ? missing : publish(places.pressDir, places.galleryDir);
}
