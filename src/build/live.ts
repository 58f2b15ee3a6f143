import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { liveEvent } from "../contract/live.ts";
import { loadSurroundings } from "../manifest/load.ts";
import { regenerate } from "./codegen.ts";
import { noPreview, readPreview } from "./preview.ts";
import { printLive, printOpening } from "./printLive.ts";
import type { Places } from "./project.ts";

/** What files that the build makes are served as. */
export const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** How long an editor may take to write a file, in milliseconds. */
const writingTime = 50;

/**
 * Serves the page while it is edited. After a change it is printed anew and sent to the open pages,
 * which take over what differs; while the file is broken they keep the last good page under a report.
 */
export async function serveLive(server: ViteDevServer, places: Places): Promise<() => void> {
  const channel = server.environments.client.hot;
  // Schemas are compiled once for all edits of page.yaml, and public/ is not searched for each.
  let surroundings = await loadSurroundings(places.root);
  let preview = await readPreview(noPreview, surroundings, places);

  const send = async () => {
    if (preview.report) {
      server.config.logger.error(preview.report.message);
      channel.send({ type: "error", err: preview.report });
    } else if (preview.page) channel.send(liveEvent, await printLive(server, preview.page));
  };
  // One change after the other: an edit that overtook another would be lost under it.
  let turn = Promise.resolve();
  const inTurn = (job: () => Promise<void>) => {
    turn = turn.then(job).catch((error) => server.config.logger.error(String(error)));
  };
  const refresh = async (changed: string) => {
    if (changed.startsWith(places.schemaDir)) await regenerate(places.root);
    if (changed !== places.manifest) surroundings = await loadSurroundings(places.root);
    preview = await readPreview(preview, surroundings, places);
    if (preview.report) {
      // The file may have been read while it was still being written.
      await setTimeout(writingTime);
      preview = await readPreview(preview, surroundings, places);
    }
    const base = preview.page?.site.base ?? server.config.base;
    await (base === server.config.base ? send() : server.restart());
  };

  const sources = [places.manifest, places.schemaDir, places.publicDir];
  server.watcher.add(sources);
  server.watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    if (sources.some((source) => changed.startsWith(source))) inTurn(() => refresh(changed));
  });
  server.ws.on("connection", () => preview.report && send());

  return () => {
    server.middlewares.use(async (request, response, next) => {
      const file = (request.url ?? "/").split("?")[0]?.slice(1) ?? "";
      const made = preview.assets.get(file);
      const isPage = file === "" || file === "index.html";
      if (made === undefined && !isPage) return next();
      try {
        const content = made ?? (await printOpening(server, preview.page));
        const type = contentTypes[isPage ? ".html" : path.extname(file)];
        if (type) response.setHeader("Content-Type", type);
        response.end(content);
      } catch (error) {
        next(error);
      }
    });
  };
}
