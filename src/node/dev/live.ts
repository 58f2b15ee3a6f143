import path from "node:path";
import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { editorOpenedEvent, siteEvent } from "../../shared/editor/endpoint.ts";
import { type Opened, openedEvent } from "../../shared/live/live.ts";
import { isTab } from "../../site/edit/historyFiles.ts";
import type { SiteContext } from "../../site/page/parsedPage.ts";
import { isOfConfig } from "../../site/read/loadConfig.ts";
import { checkWithMedia, type ParsedSite, type Site } from "../../site/read/loadSite.ts";
import { loadSiteContext } from "../../site/read/loadSiteContext.ts";
import { awaitWhole, showingRest } from "../../site/write/awaitWhole.ts";
import { sweepLocks } from "../../site/write/fileLocks.ts";
import { removeLeftovers, sweepLeftovers } from "../../site/write/temporaryFiles.ts";
import { writeSuggestions } from "../../site/write/writeSuggestions.ts";
import { createParsers as followTexts } from "../../yaml/reparse.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { answerPages } from "./answerPages.ts";
import { serveVersions } from "./editor/publication/serveVersions.ts";
import { serveDocument } from "./editor/serveDocument.ts";
import { serveEditor, token } from "./editor/serveEditor.ts";
import { followData } from "./followData.ts";
import { followFiles, isPage } from "./followFiles.ts";
import { guardMessages } from "./guardMessages.ts";
import { type LastWrites, readLastWrites } from "./lastWrites.ts";
import { explainDay, type PreviewAddress, parsePreviewAddress } from "./previewAddress.ts";
import { createReadingFault } from "./readingFault.ts";
import { createSender } from "./sendPages.ts";
import { serveFixes } from "./serveFixes.ts";
import { createTurns } from "./turns.ts";
import { createViews, isOver, type SiteView } from "./views.ts";

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
  readFiles: LastWrites,
): () => void {
  guardMessages(server);
  const channel = server.environments.client.hot;
  // For all edits of page files, schemas are compiled and unchanged sections parsed once.
  const prepare = (context: SiteContext): SiteContext => ({ ...context, parserOf: followTexts() });
  let context = prepare(parsed.context);
  let lastWrites = readFiles;
  const views = createViews(server, paths, site);
  const { now } = views;
  const suggest = () => writeSuggestions(paths.root, now.site.context, now.site.pages[0].anchors);
  /** The browsers that have a page open, each with the path of that page and the day that it is shown as of. */
  const open = new Map<NormalizedHotChannelClient, PreviewAddress>();
  /** The browsers that have the editor open, each with the name of its tab. */
  const editors = new Map<NormalizedHotChannelClient, string>();
  const fault = createReadingFault(() => sendFault());
  const { sendOpened, sendChanges, sendFault } = createSender(server, open, now, fault);
  const turns = createTurns(server);

  // Nobody waits for this before a browser asks for the page.
  const opened = turns.read(async () => {
    // The first edit is not answered while something of a killed program is left.
    await removeTemporaryFiles(paths);
    await fault.note(async () => views.show(now, await checkWithMedia(parsed)));
    now.sent = now.preview;
  });
  turns.render(() => opened);
  turns.render(suggest);
  // The first rendering is slow: it runs while the browser starts.
  const rendered = turns.render(async () => {
    const home = now.preview.pages.get("/");
    if (home) await now.renderer.renderOpening(home);
  });
  /**
   * Reads the site again after a change of files, and sends the pages to the browsers once they are rendered. The tab that
   * has changed them gets the site as an answer.
   */
  const readAgain = async (changed: readonly string[], by?: string) => {
    views.keep(new Set([...open.values()].map(({ on }) => on)));
    const pageFiles = now.site.pages.map(({ file }) => path.join(paths.root, file));
    await awaitWhole([...changed, ...pageFiles], showingRest);
    // Known before the files are read: what is written from here on is seen.
    lastWrites = await fault.note(async () => {
      const writes = await readLastWrites(paths);
      if (!changed.every((file) => isPage(paths, file))) {
        const asksAnew = changed.some((file) => isOfConfig(paths.root, file));
        context = prepare(await loadSiteContext(paths.root, asksAnew));
        views.forgetFiles();
      }
      for (const view of views.list()) await views.read(view.on, context);
      return writes;
    });
    const home = now.preview.pages.get("/");
    if (home && home.site.base !== server.config.base) {
      // The server waits for the request that has changed it.
      setImmediate(() => server.restart());
      return;
    }
    for (const [editor, tab] of editors) if (tab !== by) editor.send(siteEvent, {});
    turns.render(async () => {
      for (const view of views.list()) await sendChanges(view);
    });
    // Nothing is on its way to a file when an edit is answered.
    await suggest();
  };
  followData(server, paths, {
    read: () => (open.size > 0 ? context : undefined),
    readAgain: (file) => turns.read(() => readAgain([file])),
  });
  const { checkAgain, readMissed } = followFiles(server, paths, {
    ...{ turns, now, readAgain },
    lastWrites: () => lastWrites,
  });

  /** The view of a day. One that is read for the first time has nothing to send. */
  const readView = async (on: PreviewAddress["on"]): Promise<SiteView> => {
    const known = views.find(on);
    await turns.read(async () => {
      const view = await fault.note(() => views.read(on, context));
      if (!known) view.sent = view.preview;
    });
    return views.find(on) ?? now;
  };
  /** The view that an address asks for, read again if something has begun or ended by the clock. */
  const viewOf = async ({ on }: PreviewAddress): Promise<SiteView> => {
    await rendered;
    await readMissed();
    const known = views.find(on);
    if (known && !isOver(known)) return known;
    const view = await readView(on);
    if (known) turns.render(() => sendChanges(known));
    return view;
  };

  serveFixes(server, paths, {
    listBroken: () => views.list().flatMap(({ preview }) => [...preview.broken.values()]),
    readAgain(file) {
      checkAgain(file);
      turns.read(() => readAgain([file]));
    },
  });
  serveEditor(server, {
    async read() {
      await opened;
      await readMissed();
      return now;
    },
    async refresh(files, by) {
      const changed = files.map((file) => path.join(paths.root, file));
      for (const file of changed) checkAgain(file);
      await turns.read(() => readAgain(changed, by));
      return now;
    },
    tabs: () => new Set(editors.values()),
  });
  serveVersions(server, paths, async () => {
    await opened;
    return now.site;
  });
  serveDocument(server, token);
  channel.on(editorOpenedEvent, (tab, client) => {
    if (isTab(tab)) editors.set(client, tab);
  });
  // Not on connection: the page does not listen yet, and would miss the answer.
  channel.on(openedEvent, ({ address, hasPage }: Opened, client) => {
    const shown = parsePreviewAddress(address.slice(server.config.base.length - 1));
    if (explainDay(shown) !== undefined) return;
    open.set(client, shown);
    turns.render(async () => {
      const view = views.find(shown.on) ?? (await readView(shown.on));
      await sendOpened(client, shown, hasPage, view);
    });
  });
  channel.on("vite:client:disconnect", (_, client) => {
    open.delete(client);
    editors.delete(client);
  });
  return () => {
    server.middlewares.use(
      answerPages({ base: server.config.base, views, viewOf, opened, fault: fault.reason }),
    );
  };
}

/** Removes what programs that were killed have left in the folders that the preview writes to. */
async function removeTemporaryFiles(paths: ProjectPaths) {
  const { root, pageFile, pagesDir, textsDir, translationsDir } = paths;
  const own = path.join(root, ".broadside");
  const folders = [pagesDir, textsDir, translationsDir];
  for (const folder of [...folders, own]) await sweepLeftovers(folder);
  await removeLeftovers(pageFile);
  // It takes two seconds, for which nobody waits.
  for (const folder of folders) void sweepLocks(folder, true);
  void sweepLocks(path.dirname(pageFile), false);
}
