import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { liveEvent, openedEvent, propsEvent } from "../../shared/live.ts";
import { reportEvent } from "../../shared/report.ts";
import type { SiteContext } from "../../site/checkedPage.ts";
import { writeSuggestions } from "../../site/editorSuggestions.ts";
import { type Loaded, loadPage, loadSiteContext, openPictures } from "../../site/load.ts";
import { formatByWeight } from "../../site/report/format.ts";
import { followFiles } from "../../yaml/reparse.ts";
import { contentOf } from "../assets/assets.ts";
import { createAssetContext } from "../assets/pictures.ts";
import { regenerate } from "../codegen.ts";
import { isWithin, type ProjectPaths, sourcesOf } from "../projectPaths.ts";
import { findChangedProps } from "./findChangedProps.ts";
import { type Preview, updatePreview } from "./preview.ts";
import { createLiveRenderer } from "./renderLive.ts";
import { serveFixes } from "./serveFixes.ts";

/** The content types of files that the build makes. */
export const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The page as the plugin read it for Vite's configuration, before its pictures were opened. */
export interface Reading {
  context: SiteContext;
  loaded: Loaded;
}

/** The time that an editor may take to write a file, in milliseconds. */
const writingTime = 50;

/** The time after a change in which Vite's watcher ignores the file, and a little more, in milliseconds. */
const deafTime = 75;

/**
 * Serves the page while the author edits it. Each change renders it again and sends it to the open pages,
 * which apply the differences. While the file is broken, they keep the last good page under a report.
 */
export function serveLive(
  server: ViteDevServer,
  paths: ProjectPaths,
  reading: Reading,
): () => void {
  const channel = server.environments.client.hot;
  const renderer = createLiveRenderer(server);
  // For all edits of page.yaml, schemas are compiled, pictures measured and unchanged sections parsed once.
  const prepare = (context: SiteContext) => ({
    context: { ...context, parserOf: followFiles() },
    resolveContext: { ...createAssetContext(paths, server.config.base), schemas: context.schemas },
  });
  let session = prepare(reading.context);
  let preview: Preview = {};
  const show = async (loaded: Loaded) => {
    preview = await updatePreview(preview, loaded, session.resolveContext, paths);
  };

  const suggest = ({ anchors }: Loaded) => writeSuggestions(paths.root, session.context, anchors);
  const report = () => channel.send(reportEvent, preview.broken?.report ?? null);
  const send = async () => {
    report();
    if (preview.broken) {
      server.config.logger.error(formatByWeight([preview.broken.loaded]));
    } else if (preview.page) channel.send(liveEvent, await renderer.renderEdit(preview.page));
  };
  // Changes are handled one after the other, so that none is lost. The first job waits until the address is
  // shown, because a long page would delay it.
  let turn = new Promise<void>((resolve) => {
    server.httpServer?.once("listening", () => resolve());
  });
  const inTurn = (job: () => Promise<void>) => {
    turn = turn.then(job).catch((error) => server.config.logger.error(String(error)));
    return turn;
  };
  // Nobody waits for this before a browser asks for the page.
  const opened = inTurn(async () => show(await openPictures(reading.loaded, session.context)));
  inTurn(() => suggest(reading.loaded));
  // The first rendering is slow: it runs while the browser starts.
  const rendered = inTurn(async () => void (await renderer.renderOpening(preview.page)));
  // Two saves within a moment give one event, and the first content may have been read.
  const checkAgain = async (file: string, seen: number) => {
    await setTimeout(deafTime);
    if ((await lastWrite(file)) !== seen) inTurn(() => refresh(file));
  };
  const refresh = async (changed: string) => {
    checkAgain(changed, await lastWrite(changed));
    if (isWithin(paths.schemaDir, changed)) await regenerate(paths.root);
    const readAgain = async () => {
      if (changed !== paths.pageFile) session = prepare(await loadSiteContext(paths.root));
      const loaded = await loadPage(paths.root, session.context);
      await show(loaded);
      return loaded;
    };
    const shown = preview.page;
    let loaded = await readAgain();
    if (preview.broken) {
      // The file may have been read while it was still being written.
      await setTimeout(writingTime);
      loaded = await readAgain();
    }
    const { page } = preview;
    if (page && page.site.base !== server.config.base) return server.restart();
    // Before rendering, which takes longer.
    if (!preview.broken) report();
    if (page) channel.send(propsEvent, findChangedProps(shown, page));
    await send();
    await suggest(loaded);
  };

  serveFixes(server, paths, () => preview.broken);
  const sources = sourcesOf(paths);
  server.watcher.add(sources);
  server.watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    if (sources.some((source) => isWithin(source, changed))) inTurn(() => refresh(changed));
  });
  // Not on connection: the page does not listen yet, and would miss the answer.
  channel.on(openedEvent, () => inTurn(send));

  return () => {
    server.middlewares.use(async (request, response, next) => {
      const file = (request.url ?? "/").split("?")[0]?.slice(1) ?? "";
      const isPage = file === "" || file === "index.html";
      await (isPage ? rendered : opened);
      const asset = preview.assets?.get(file);
      if (asset === undefined && !isPage) return next();
      try {
        const content = await (asset === undefined
          ? renderer.renderOpening(preview.page)
          : contentOf(asset));
        const type = contentTypes[isPage ? ".html" : path.extname(file)];
        if (type) response.setHeader("Content-Type", type);
        response.end(content);
      } catch (error) {
        next(error);
      }
    });
  };
}

/** The time of the file's last write; 0 if there is no file. */
async function lastWrite(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.mtimeMs ?? 0;
}
