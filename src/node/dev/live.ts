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
import { followEdits } from "../../yaml/reparse.ts";
import { contentOf } from "../assets/assets.ts";
import { createAssetContext } from "../assets/pictures.ts";
import { regenerate } from "../codegen.ts";
import { isWithin, type ProjectPaths, sourcesOf } from "../projectPaths.ts";
import { findChangedProps } from "./findChangedProps.ts";
import { type Preview, updatePreview } from "./preview.ts";
import { createLiveRenderer } from "./renderLive.ts";
import { serveFixes } from "./serveFixes.ts";

/** What files that the build makes are served as. */
export const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** What was read of the page when the server was configured, before its pictures were looked into. */
export interface Reading {
  context: SiteContext;
  loaded: Loaded;
}

/** How long an editor may take to write a file, in milliseconds. */
const writingTime = 50;

/** How long Vite's watcher is deaf to a file that has just changed, and a little more, in milliseconds. */
const deafTime = 75;

/**
 * Serves the page while it is edited. After a change it is printed anew and sent to the open pages,
 * which take over what differs; while the file is broken they keep the last good page under a report.
 */
export function serveLive(
  server: ViteDevServer,
  paths: ProjectPaths,
  reading: Reading,
): () => void {
  const channel = server.environments.client.hot;
  const renderer = createLiveRenderer(server);
  // Schemas are compiled, pictures measured and unchanged sections parsed once for all edits of page.yaml.
  const prepare = (context: SiteContext) => ({
    context: { ...context, parse: followEdits() },
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
      const { diagnostics, source } = preview.broken.loaded;
      server.config.logger.error(formatByWeight(diagnostics, source));
    } else if (preview.page) channel.send(liveEvent, await renderer.renderEdit(preview.page));
  };
  // One change after the other: an edit that overtook another would be lost under it. The first waits for
  // the address to be told, which a long page would hold up.
  let turn = new Promise<void>((resolve) => {
    server.httpServer?.once("listening", () => resolve());
  });
  const inTurn = (job: () => Promise<void>) => {
    turn = turn.then(job).catch((error) => server.config.logger.error(String(error)));
    return turn;
  };
  // Nobody waits for the first page before there is a browser that asks for it.
  const opened = inTurn(async () => show(await openPictures(reading.loaded, session.context)));
  inTurn(() => suggest(reading.loaded));
  // The first print is the slow one: it is done while the browser starts.
  const rendered = inTurn(async () => void (await renderer.renderOpening(preview.page)));
  // A file saved twice in a moment is told of once, and it may be the first content that was read.
  const lookAgain = async (file: string, seen: number) => {
    await setTimeout(deafTime);
    if ((await lastWrite(file)) !== seen) inTurn(() => refresh(file));
  };
  const refresh = async (changed: string) => {
    lookAgain(changed, await lastWrite(changed));
    if (isWithin(paths.schemaDir, changed)) await regenerate(paths.root);
    const readAnew = async () => {
      if (changed !== paths.pageFile) session = prepare(await loadSiteContext(paths.root));
      const loaded = await loadPage(paths.root, session.context);
      await show(loaded);
      return loaded;
    };
    const shown = preview.page;
    let loaded = await readAnew();
    if (preview.broken) {
      // The file may have been read while it was still being written.
      await setTimeout(writingTime);
      loaded = await readAnew();
    }
    const { page } = preview;
    if (page && page.site.base !== server.config.base) return server.restart();
    // Before the page is printed, which takes longer.
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
  // Not when it connects: it listens to nothing yet then, and would miss the answer too.
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

/** When the file was last written; 0 while it is not there. */
async function lastWrite(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.mtimeMs ?? 0;
}
