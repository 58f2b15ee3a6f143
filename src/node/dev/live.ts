import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { editorOpenedEvent, siteEvent } from "../../shared/editor/endpoint.ts";
import { liveEvent, type Opened, openedEvent, propsEvent } from "../../shared/live/live.ts";
import { reportEvent } from "../../shared/live/report.ts";
import { isTab } from "../../site/edit/historyFiles.ts";
import type { SiteContext } from "../../site/page/parsedPage.ts";
import { checkWithMedia, type ParsedSite, type Site } from "../../site/read/loadSite.ts";
import { loadSiteContext } from "../../site/read/loadSiteContext.ts";
import { formatByWeight } from "../../site/report/format.ts";
import { writingTime } from "../../site/write/replaceFiles.ts";
import { removeLeftovers, sweepLeftovers } from "../../site/write/temporaryFiles.ts";
import { writeSuggestions } from "../../site/write/writeSuggestions.ts";
import { decode } from "../../yaml/decode.ts";
import { followFiles } from "../../yaml/reparse.ts";
import { regenerate } from "../project/codegen.ts";
import { isWithin, type ProjectPaths, sourcesOf } from "../project/projectPaths.ts";
import { answerPages } from "./answerPages.ts";
import { sendRevision, sendTags } from "./editor/sendTags.ts";
import { serveDocument } from "./editor/serveDocument.ts";
import { serveEditor, token } from "./editor/serveEditor.ts";
import { findChangedProps } from "./findChangedProps.ts";
import { guardMessages } from "./guardMessages.ts";
import { type Broken, type Preview, reportFor } from "./preview.ts";
import { serveFixes } from "./serveFixes.ts";
import { explainDay, readShown, type Shown } from "./shown.ts";
import { createViews, isOver, type View } from "./views.ts";

/**
 * The waits, in milliseconds, after which a changed file is looked at again. Vite's watcher joins changes within
 * 50 ms, and misses one in a replaced file until it has taken up the new one, which takes long where much is going on.
 */
const checkWaits = [75, 1000];

/**
 * Serves the site while the author edits it, as of now or as of a day: `?on=2026-12-24`. Each change renders the pages
 * that are open and that it concerns again, and sends them to those browsers, which apply the differences. While a
 * file is broken, its page stays as it last was under a report, and the other pages follow their own files.
 */
export function serveLive(
  server: ViteDevServer,
  paths: ProjectPaths,
  parsed: ParsedSite,
  site: Site,
): () => void {
  guardMessages(server);
  const channel = server.environments.client.hot;
  // For all edits of page files, schemas are compiled and unchanged sections parsed once.
  const prepare = (context: SiteContext): SiteContext => ({ ...context, parserOf: followFiles() });
  let context = prepare(parsed.context);
  const views = createViews(server, paths, site);
  const { now } = views;
  const suggest = () => writeSuggestions(paths.root, now.site.context, now.site.pages[0].anchors);

  /** The browsers that have a page open, each with the path of that page and the day that it is shown as of. */
  const open = new Map<NormalizedHotChannelClient, Shown>();
  const report = (client: NormalizedHotChannelClient, at: string, { preview }: View) =>
    client.send(reportEvent, reportFor(at, preview));
  const log = ({ loaded }: Broken) => server.config.logger.error(formatByWeight([loaded]));
  /** The browsers that have the editor open, each with the name of its tab. */
  const editors = new Map<NormalizedHotChannelClient, string>();
  const sendTo = async (
    client: NormalizedHotChannelClient,
    { at, on, isEdited }: Shown,
    hasPage: boolean,
  ) => {
    if (!views.find(on)) {
      await inTurn(async () => {
        const view = await views.read(on, context);
        view.sent = view.preview;
      });
    }
    const view = views.find(on) ?? now;
    report(client, at, view);
    const page = view.preview.pages.get(at);
    const broken = view.preview.broken.get(at);
    if (broken) log(broken);
    if (isEdited) await sendTags(client, view, at);
    if (!broken && page) client.send(liveEvent, await view.renderer.renderEdit(page));
    // It went while its document was loading.
    if (hasPage && !isEdited && !has(view.preview, at)) client.send({ type: "full-reload" });
  };
  /** Sends to each open page of a view how it differs from what was sent last. */
  const sendChanges = async (view: View) => {
    const { preview, renderer, sent: last } = view;
    if (preview === last) return;
    view.sent = preview;
    const clients = [...open].filter(([, { on }]) => on === view.on);
    for (const [client, { at }] of clients) report(client, at, view);
    if (view === now) {
      for (const [at, broken] of preview.broken) if (last.broken.get(at) !== broken) log(broken);
    }
    for (const [client, { at, isEdited }] of clients) {
      // The editor shows another page by itself.
      if (!isEdited && has(last, at) && !has(preview, at)) client.send({ type: "full-reload" });
    }
    for (const at of new Set(clients.map(([, shown]) => shown.at))) {
      const page = preview.pages.get(at);
      const before = last.pages.get(at);
      if (!page || page === before) {
        // The editor waits for the page to have the revision that it has itself.
        for (const [client, shown] of clients) {
          if (shown.at === at && shown.isEdited) sendRevision(client, view);
        }
        continue;
      }
      const send = (event: string, data: unknown) => {
        for (const [client, shown] of clients) if (shown.at === at) client.send(event, data);
      };
      for (const [client, shown] of clients) {
        if (shown.at === at && shown.isEdited) await sendTags(client, view, at);
      }
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
  // Pages are rendered in a turn of their own: the next edit does not wait for it, and what is out of date by then is
  // never rendered.
  let rendering = turn;
  const render = (job: () => Promise<void>) => {
    rendering = rendering.then(job).catch((error) => server.config.logger.error(String(error)));
    return rendering;
  };
  // Nobody waits for this before a browser asks for the page.
  const opened = inTurn(async () => {
    await views.show(now, await checkWithMedia(parsed));
    now.sent = now.preview;
  });
  render(() => opened);
  render(suggest);
  render(async () => {
    const folders = [
      ...[paths.pagesDir, paths.textsDir],
      ...[".broadside", "suggestions"].map((folder) => path.join(paths.root, folder)),
    ];
    for (const folder of folders) await sweepLeftovers(folder);
    await removeLeftovers(paths.pageFile);
  });
  // The first rendering is slow: it runs while the browser starts.
  const rendered = render(async () => {
    const home = now.preview.pages.get("/");
    if (home) await now.renderer.renderOpening(home);
  });
  // A save right after another may have no event, and the first content may have been read.
  const checkAgain = async (file: string) => {
    const seen = await lastWrite(file);
    for (const wait of checkWaits) {
      await setTimeout(wait);
      if (!server.httpServer?.listening) return;
      if ((await lastWrite(file)) !== seen) return void inTurn(() => refresh(file));
    }
  };
  const isBroken = (file: string) =>
    [...now.preview.broken.values()].some(
      ({ loaded }) => path.join(paths.root, loaded.file) === file,
    );
  /** True if a file of a page holds what was read of it last, as after an edit that the editor made. */
  const isRead = async (file: string) => {
    const known = now.site.pages.find((page) => path.join(paths.root, page.file) === file);
    const bytes = await readFile(file).catch(() => undefined);
    return known && bytes ? decode(bytes).text === known.source && !isBroken(file) : false;
  };
  const refresh = async (changed: string) => {
    checkAgain(changed);
    if (await isRead(changed)) return;
    if (isWithin(paths.schemaDir, changed)) await regenerate(paths.root);
    await readAgain([changed]);
    if (isPage(changed) ? isBroken(changed) : now.preview.broken.size > 0) {
      // The file may have been read while it was still being written.
      await setTimeout(writingTime);
      await readAgain([changed]);
    }
  };
  const isPage = (file: string) => file === paths.pageFile || isWithin(paths.pagesDir, file);
  /**
   * Reads the site again after a change of files, and sends the pages to the browsers once they are rendered. The tab that
   * has changed them gets the site as an answer.
   */
  const readAgain = async (changed: readonly string[], by?: string) => {
    views.keep(new Set([...open.values()].map(({ on }) => on)));
    if (!changed.every(isPage)) {
      context = prepare(await loadSiteContext(paths.root));
      views.forgetFiles();
    }
    for (const view of views.list()) await views.read(view.on, context);
    const home = now.preview.pages.get("/");
    if (home && home.site.base !== server.config.base) {
      // The server waits for the request that has changed it.
      setImmediate(() => server.restart());
      return;
    }
    for (const [editor, tab] of editors) if (tab !== by) editor.send(siteEvent, {});
    render(async () => {
      for (const view of views.list()) await sendChanges(view);
    });
    // Nothing is on its way to a file when an edit is answered.
    await suggest();
  };

  serveFixes(server, paths, () =>
    views.list().flatMap(({ preview }) => [...preview.broken.values()]),
  );
  serveEditor(server, {
    async read() {
      await opened;
      return now;
    },
    async refresh(files, by) {
      const changed = files.map((file) => path.join(paths.root, file));
      for (const file of changed) checkAgain(file);
      await inTurn(() => readAgain(changed, by));
      return now;
    },
    tabs: () => new Set(editors.values()),
  });
  serveDocument(server, token);
  channel.on(editorOpenedEvent, (tab, client) => {
    if (isTab(tab)) editors.set(client, tab);
  });
  const sources = sourcesOf(paths);
  server.watcher.add(sources);
  server.watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    if (sources.some((source) => isWithin(source, changed))) inTurn(() => refresh(changed));
  });
  // Not on connection: the page does not listen yet, and would miss the answer.
  channel.on(openedEvent, ({ address, hasPage }: Opened, client) => {
    const shown = readShown(address.slice(server.config.base.length - 1));
    if (explainDay(shown) !== undefined) return;
    open.set(client, shown);
    render(() => sendTo(client, shown, hasPage));
  });
  channel.on("vite:client:disconnect", (_, client) => {
    open.delete(client);
    editors.delete(client);
  });

  /** The view that an address asks for, read again if something has begun or ended by the clock. */
  const viewOf = async ({ on }: Shown): Promise<View> => {
    await rendered;
    const known = views.find(on);
    if (known && !isOver(known)) return known;
    await inTurn(async () => {
      const view = await views.read(on, context);
      if (!known) view.sent = view.preview;
    });
    if (known) render(() => sendChanges(known));
    return views.find(on) ?? now;
  };
  return () => {
    server.middlewares.use(answerPages({ base: server.config.base, views, viewOf, opened }));
  };
}

/** True if a browser that opens the path has something of it to show. */
const has = ({ pages, broken }: Preview, at: string) => pages.has(at) || broken.has(at);

/** The time of the file's last write; 0 if there is no file. */
async function lastWrite(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.mtimeMs ?? 0;
}
