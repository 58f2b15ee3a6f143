import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { type GalleryPrinter, galleryEvent } from "../../contract/gallery.ts";
import type { Printing } from "../../contract/page.ts";
import { contentOf } from "../assets.ts";
import type { Chunk } from "../bill/cost.ts";
import { contentTypes } from "../live.ts";
import type { Places } from "../project.ts";
import { describeGallery, listSpecimens, still } from "./describeGallery.ts";
import { type Stock, takeStock } from "./stock.ts";

const run = promisify(execFile);
const folder = "/gallery/";

/**
 * Serves the gallery below /gallery/, each specimen hydrated so that edits of components show at once.
 * Nothing is made before it is asked for, and what has been made is kept until its sources change.
 */
export function serveGallery(server: ViteDevServer, places: Places): void {
  const sources = [places.manifest, places.schemaDir, places.publicDir];
  const { base } = server.config;
  let stock: Promise<Stock> | undefined;
  let chunks: Promise<Chunk[]> | undefined;

  server.watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    if (changed.startsWith(path.join(places.root, "src"))) chunks = undefined;
    if (!stock || !sources.some((source) => changed.startsWith(source))) return;
    stock = undefined;
    server.environments.client.hot.send(galleryEvent);
  });

  const printDocument = async (file: string): Promise<string | undefined> => {
    stock ??= takeStock(places);
    const printer = await loadPrinter(server);
    if (file === "") {
      chunks ??= bundleIslands(places.root);
      const script = `${base}src/gallery/browse.ts`;
      const gallery = await describeGallery(await stock, printer, await chunks);
      return printer.printGallery(gallery, (await stock).page, script);
    }
    const specimen = listSpecimens(await stock).get(file);
    if (!specimen) return undefined;
    const script = { src: `${base}src/entry.specimen.ts` };
    const printing: Printing = specimen.isStill ? still : { script, live: { known: new Set() } };
    return (await printer.printPage(specimen.page, printing)).html;
  };

  server.middlewares.use(async (request, response, next) => {
    const [url = ""] = (request.url ?? "").slice(base.length - 1).split("?");
    if (`${url}/` === folder) return response.writeHead(302, { Location: `${base}gallery/` }).end();
    try {
      // The page's own icons are among the gallery's, so its sprite may stand for both.
      const asset = stock && (await stock).assets.get(url.slice(1));
      if (asset !== undefined) {
        response.setHeader("Content-Type", contentTypes[path.extname(url)] ?? "");
        return response.end(await contentOf(asset));
      }
      const html = url.startsWith(folder)
        ? await printDocument(url.slice(folder.length))
        : undefined;
      if (html === undefined) return next();
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(await server.transformIndexHtml(url, html));
    } catch (error) {
      next(error);
    }
  });
}

async function loadPrinter({ environments }: ViteDevServer): Promise<GalleryPrinter> {
  if (!isRunnableDevEnvironment(environments.ssr)) {
    throw new Error("The ssr environment does not run code.");
  }
  return environments.ssr.runner.import("/src/entry.gallery.tsx");
}

async function bundleIslands(root: string): Promise<Chunk[]> {
  const script = fileURLToPath(new URL("bundle.ts", import.meta.url));
  const env = { ...process.env, NODE_ENV: undefined };
  const { stdout } = await run(process.execPath, ["--import", "tsx", script], {
    cwd: root,
    env,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}
