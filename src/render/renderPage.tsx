import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { islandMarker, versionMarker } from "../shared/markers.ts";
import type { Page, RenderedDocument, RenderedSection, RenderOptions } from "../shared/page.ts";
import { Document } from "./Document.tsx";
import { createRenderCache, type RenderCache, renderFrames } from "./renderFrames.ts";
import { renderStyles } from "./renderStyles.ts";

/** The last rendering of each page for the live preview. Only pages use it: examples would replace their frames. */
const liveCaches = new Map<string, RenderCache>();

function liveCacheOf({ path }: Page): RenderCache {
  const cache = liveCaches.get(path) ?? createRenderCache();
  liveCaches.set(path, cache);
  return cache;
}

/** Renders the page. For the live preview, renders only the parts that an edit changed. */
export async function renderPage(page: Page, options: RenderOptions): Promise<RenderedDocument> {
  const known = options.live?.known;
  const renderCache = known ? liveCacheOf(page) : createRenderCache();
  const frames = await renderFrames(page, options, renderCache);
  const critical = createEmotionServer(renderCache.cache).extractCriticalToChunks(
    frames.map(({ html }) => html).join(""),
  );
  const styles = renderStyles(page, critical);
  const sent = frames.map((frame) => (known?.has(frame.version) ? emptyFrame(frame) : frame));
  const html = renderToStaticMarkup(
    <Document page={page} frames={sent} styles={styles} options={options} />,
  );
  return { html: `<!doctype html>${html}`, frames };
}

/** An empty frame, for one that the open pages have already. */
function emptyFrame(frame: RenderedSection): RenderedSection {
  const { id, type, version } = frame;
  const html = `<section id="${id}" ${islandMarker}="${type}" ${versionMarker}="${version}"></section>`;
  return { ...frame, html };
}
