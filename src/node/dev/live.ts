import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { liveEvent, openedEvent, propsEvent } from "../../shared/live.ts";
import { reportEvent } from "../../shared/report.ts";
import type { SiteContext } from "../../site/checkedPage.ts";
import { writeSuggestions } from "../../site/editorSuggestions.ts";
import { type Loaded, loadSiteContext } from "../../site/load.ts";
import { openSite, readSite, type Site } from "../../site/loadSite.ts";
import { formatByWeight } from "../../site/report/format.ts";
import { followFiles } from "../../yaml/reparse.ts";
import { contentOf } from "../assets/assets.ts";
import { createAssetContext } from "../assets/pictures.ts";
import { regenerate } from "../codegen.ts";
import { isWithin, type ProjectPaths, sourcesOf } from "../projectPaths.ts";
import { findChangedProps } from "./findChangedProps.ts";
import { type Broken, emptyPreview, type Preview, reportFor, updatePreview } from "./preview.ts";
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

/** The time that an editor may take to write a file, in milliseconds. */
const writingTime = 50;

/** The time after a change in which Vite's watcher ignores the file, and a little more, in milliseconds. */
const deafTime = 75;

/**
 * Serves the site while the author edits it. Each change renders the pages that are open and that it concerns again,
 * and sends them to those browsers, which apply the differences. While a file is broken, its page stays as it last was
 * under a report, and the other pages follow their own files.
 */
export function serveLive(server: ViteDevServer, paths: ProjectPaths, reading: Site): () => void {
  const channel = server.environments.client.hot;
  const renderer = createLiveRenderer(server);
  // For all edits of page files, schemas are compiled, pictures measured and unchanged sections parsed once.
  const prepare = (context: SiteContext) => ({
    context: { ...context, parserOf: followFiles() },
    resolveContext: { ...createAssetContext(paths, server.config.base), schemas: context.schemas },
  });
  let session = prepare(reading.context);
  let preview = emptyPreview;
  let site = reading;
  const show = async (read: Site) => {
    site = read;
    // While page.yaml is broken, the other pages take from its last good version.
    session.context = { ...session.context, first: read.context.first };
    preview = await updatePreview(preview, site, session.resolveContext, paths);
  };
  const suggest = () => writeSuggestions(paths.root, site.context, site.pages[0].anchors);

  /** The browsers that have a page open, each with the path of that page. */
  const open = new Map<NormalizedHotChannelClient, string>();
  const report = (client: NormalizedHotChannelClient, at: string) =>
    client.send(reportEvent, reportFor(at, preview));
  const log = ({ loaded }: Broken) => server.config.logger.error(formatByWeight([loaded]));
  const sendTo = async (client: NormalizedHotChannelClient, at: string) => {
    report(client, at);
    const page = preview.pages.get(at);
    const broken = preview.broken.get(at);
    if (broken) log(broken);
    else if (page) client.send(liveEvent, await renderer.renderEdit(page));
  };
  /** Sends to each open page how it differs from the last preview. */
  const sendChanges = async (last: Preview) => {
    for (const [client, at] of open) report(client, at);
    for (const [at, broken] of preview.broken) if (last.broken.get(at) !== broken) log(broken);
    for (const [client, at] of open) {
      if (has(last, at) && !has(preview, at)) client.send({ type: "full-reload" });
    }
    for (const at of new Set(open.values())) {
      const page = preview.pages.get(at);
      const before = last.pages.get(at);
      if (!page || page === before) continue;
      const send = (event: string, data: unknown) => {
        for (const [client, path] of open) if (path === at) client.send(event, data);
      };
      // Before rendering, which takes longer.
      send(propsEvent, findChangedProps(before, page));
      send(liveEvent, await renderer.renderEdit(page));
    }
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
  const opened = inTurn(async () => show(await openSite(reading)));
  inTurn(suggest);
  // The first rendering is slow: it runs while the browser starts.
  const rendered = inTurn(async () => {
    const home = preview.pages.get("/");
    if (home) await renderer.renderOpening(home);
  });
  // Two saves within a moment give one event, and the first content may have been read.
  const checkAgain = async (file: string, seen: number) => {
    await setTimeout(deafTime);
    if ((await lastWrite(file)) !== seen) inTurn(() => refresh(file));
  };
  const isBroken = (file: string) =>
    [...preview.broken.values()].some(({ loaded }) => path.join(paths.root, loaded.file) === file);
  const refresh = async (changed: string) => {
    checkAgain(changed, await lastWrite(changed));
    if (isWithin(paths.schemaDir, changed)) await regenerate(paths.root);
    const isPage = changed === paths.pageFile || isWithin(paths.pagesDir, changed);
    const last = preview;
    const readAgain = async () => {
      if (!isPage) {
        const { first } = session.context;
        session = prepare({ ...(await loadSiteContext(paths.root)), first });
      }
      await show(await openSite(await readSite(paths.root, session.context)));
    };
    await readAgain();
    if (isPage ? isBroken(changed) : preview.broken.size > 0) {
      // The file may have been read while it was still being written.
      await setTimeout(writingTime);
      await readAgain();
    }
    const home = preview.pages.get("/");
    if (home && home.site.base !== server.config.base) return server.restart();
    await sendChanges(last);
    await suggest();
  };

  serveFixes(server, paths, () => preview.broken.values());
  const sources = sourcesOf(paths);
  server.watcher.add(sources);
  server.watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    if (sources.some((source) => isWithin(source, changed))) inTurn(() => refresh(changed));
  });
  // Not on connection: the page does not listen yet, and would miss the answer.
  channel.on(openedEvent, (address: string, client) => {
    const at = pathOf(address.slice(server.config.base.length - 1));
    open.set(client, at);
    inTurn(() => sendTo(client, at));
  });
  channel.on("vite:client:disconnect", (_, client) => open.delete(client));

  /** The document at a path; undefined if there is no page. */
  const renderAt = async (at: string) => {
    const loaded = site.pages.find(({ path }) => path === at);
    if (!loaded) return undefined;
    await rendered;
    const page = preview.pages.get(at);
    if (page) return renderer.renderOpening(page);
    return isOff(loaded) ? undefined : renderer.renderWaiting(loaded.file);
  };
  /** Answers with a document that says that there is no page, and why. It becomes the page as soon as there is one. */
  const answerMissing = async (at: string, response: ServerResponse) => {
    const off = site.pages.find((loaded) => loaded.path === at && isOff(loaded));
    response.writeHead(404, { "Content-Type": contentTypes[".html"] });
    response.end(await renderer.renderMissing(at, off?.file));
  };

  return () => {
    server.middlewares.use(async (request, response, next) => {
      const [asked = "/", query = ""] = (request.url ?? "/").split(/(?=\?)/);
      if (site.pages.some(({ path }) => path === `${asked}/`)) {
        const Location = `${server.config.base.slice(0, -1)}${asked}/${query}`;
        return void response.writeHead(301, { Location }).end();
      }
      try {
        const html = await renderAt(pathOf(asked));
        if (html === undefined) await opened;
        const asset = preview.assets?.get(asked.slice(1));
        if (html === undefined && asset === undefined) {
          const wantsPage = asked.endsWith("/") && request.headers.accept?.includes("text/html");
          return wantsPage ? await answerMissing(asked, response) : next();
        }
        const type = contentTypes[html === undefined ? path.extname(asked) : ".html"];
        if (type) response.setHeader("Content-Type", type);
        response.end(html ?? (asset && (await contentOf(asset))));
      } catch (error) {
        next(error);
      }
    });
  };
}

/** True if a browser that opens the path has something of it to show. */
const has = ({ pages, broken }: Preview, at: string) => pages.has(at) || broken.has(at);

const isOff = ({ pageFile }: Loaded) => pageFile?.enabled === false;

/** The path of the page that hosts send for a path: that of its folder. */
const pathOf = (asked: string) => asked.replace(/(?<=\/)index\.html$/, "");

/** The time of the file's last write; 0 if there is no file. */
async function lastWrite(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.mtimeMs ?? 0;
}
