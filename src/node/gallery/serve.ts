import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { type GalleryRenderer, galleryEvent, themeFile } from "../../shared/gallery.ts";
import type { RenderOptions } from "../../shared/page.ts";
import { type Asset, assetContentOf } from "../assets/assets.ts";
import { contentTypes } from "../dev/answerPages.ts";
import { addViteTags } from "../dev/viteTags.ts";
import { pictureOf } from "../project/lookPictures.ts";
import { isInFolder, type ProjectPaths, sourcesOf } from "../project/projectPaths.ts";
import type { ScriptChunk } from "../size/measure.ts";
import {
  describeGallery,
  describeTheme,
  isLayoutFile,
  listExamples,
  listLayoutStills,
  listStills,
  staticPreview,
  stillFile,
  variantsFile,
} from "./describeGallery.ts";
import { loadExamples } from "./examples.ts";

const run = promisify(execFile);
const folder = "/gallery/";

/** The query that leads to the gallery where the site has a page of its own at that address. */
const besidePage = "types";

/** The modules that hydrate the gallery, and each example in it. */
const browser = "src/gallery/browse.ts";
const entry = "src/entry.example.ts";

/**
 * Serves the gallery below /gallery/, or at /gallery/?types if the site has a page at /gallery/. Each example is hydrated, so that edits of components show at once.
 * Everything is made on demand and kept until its sources change.
 */
export function serveGallery(server: ViteDevServer, paths: ProjectPaths): void {
  const { base } = server.config;
  const ownPage = path.join(paths.pagesDir, "gallery.yaml");
  const examples = keep(() => loadExamples(paths));
  // Those of which the pictures of the types are made. The editor shows them, and they are made in a moment.
  const firsts = keep(() => loadExamples(paths, "first"));
  const layouts = keep(() => loadExamples(paths, "layouts"));
  const chunks = keep(() => bundleIslands(paths));
  /** The files of examples that are forgotten: a browser may still be loading them. Icons are those of the page now. */
  const earlier = new Map<string, Asset>();
  const forget = async (known: typeof firsts) => {
    const forgotten = known.kept();
    known.forget();
    for (const [name, content] of (await forgotten)?.assets ?? []) {
      if (path.extname(name) !== ".svg") earlier.set(name, content);
    }
  };

  server.watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    const code = [paths.codeDir, paths.sectionsDir];
    if (code.some((folder) => isInFolder(folder, changed))) chunks.forget();
    if (!sourcesOf(paths).some((source) => isInFolder(source, changed))) return;
    void forget(firsts);
    void forget(layouts);
    if (!examples.kept()) return;
    void forget(examples);
    server.environments.client.hot.send(galleryEvent);
  });

  const renderDocument = async (file: string) => {
    const isStill = file.endsWith(`/${stillFile}`);
    const isLayout = isLayoutFile(file);
    const [made, renderer, bundled] = await Promise.all([
      (isLayout ? layouts : isStill ? firsts : examples).get(),
      loadRenderer(server, paths),
      file === "" ? chunks.get() : undefined,
    ]);
    if (bundled) {
      const gallery = await describeGallery(made, renderer, bundled);
      const html = renderer.renderGallery(gallery, made.page, base + browser);
      return addViteTags(server, html, browser);
    }
    if (file === themeFile) {
      const html = renderer.renderTheme(describeTheme(made), made.page, base + browser);
      return addViteTags(server, html, browser);
    }
    const varied = made.types.find(({ type }) => variantsFile(type) === file);
    if (varied) {
      const { type, variants } = varied;
      const options = { script: base + entry, live: {} };
      const html = await renderer.renderVariants(type, variants, made.page, options);
      return addViteTags(server, html, entry);
    }
    const list = isLayout ? listLayoutStills : isStill ? listStills : listExamples;
    const example = list(made).get(file);
    if (!example) return undefined;
    const script = { src: base + entry };
    const options: RenderOptions = example.isStill ? staticPreview : { script, live: {} };
    const { html } = await renderer.renderPage(example.page, options);
    // The page around a still loads it again.
    return example.isStill ? html : addViteTags(server, html, entry);
  };

  server.middlewares.use(async (request, response, next) => {
    const [url = "", query] = (request.url ?? "").slice(base.length - 1).split("?");
    const isStart = url === folder || `${url}/` === folder;
    if (isStart && query !== besidePage && existsSync(ownPage)) return next();
    if (`${url}/` === folder) return response.writeHead(302, { Location: `${base}gallery/` }).end();
    try {
      const [, look] = /^\/gallery\/look-([a-z]+)\.webp$/.exec(url) ?? [];
      if (look && existsSync(pictureOf(look))) {
        response.setHeader("Content-Type", contentTypes[".webp"] ?? "");
        return response.end(await readFile(pictureOf(look)));
      }
      if (url.startsWith(folder)) {
        const html = await renderDocument(url.slice(folder.length));
        if (html === undefined) return next();
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        return response.end(html);
      }
      // The page's own icons are among the gallery's, so its sprite serves both.
      const name = url.slice(1);
      const sets = await Promise.all([examples, firsts, layouts].map((each) => each.kept()));
      const made = sets.filter((set) => set !== undefined);
      const asset =
        made.find(({ assets }) => assets.has(name))?.assets.get(name) ?? earlier.get(name);
      if (asset === undefined) return next();
      response.setHeader("Content-Type", contentTypes[path.extname(url)] ?? "");
      response.end(await assetContentOf(asset));
    } catch (error) {
      next(error);
    }
  });
}

/** Makes a value on first use and keeps it until `forget`. A failure is not kept. */
function keep<Made>(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined;
  const forget = () => {
    made = undefined;
  };
  const get = () => {
    if (!made) {
      made = make();
      made.catch(forget);
    }
    return made;
  };
  /** The kept value, or the pending one; undefined if it fails. */
  const kept = () => made?.catch(() => undefined);
  return { get, kept, forget };
}

async function loadRenderer(
  { environments }: ViteDevServer,
  { codeDir }: ProjectPaths,
): Promise<GalleryRenderer> {
  if (!isRunnableDevEnvironment(environments.ssr)) {
    throw new Error("The ssr environment does not run code.");
  }
  return environments.ssr.runner.import(path.join(codeDir, "entry.gallery.tsx"));
}

async function bundleIslands({ root }: ProjectPaths): Promise<ScriptChunk[]> {
  const script = fileURLToPath(new URL("bundle.ts", import.meta.url));
  const env = { ...process.env, NODE_ENV: undefined };
  const { stdout } = await run(process.execPath, ["--import", import.meta.resolve("tsx"), script], {
    cwd: root,
    env,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}
