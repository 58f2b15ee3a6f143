import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Page, Renderer } from "../../shared/page.ts";
import { addViteTags } from "./viteTags.ts";

const entry = "src/entry.live.ts";

const renderWaiting = ({ src }: { src: string }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>page.yaml</title><link rel="icon" href="data:,"></head>
<body><script type="module" src="${src}"></script></body></html>`;

const none: ReadonlySet<string | undefined> = new Set();

/** Renders pages for the live preview. */
export interface LiveRenderer {
  /** The document for a browser that opens the preview. Without a page, it waits for the first good one. */
  renderOpening(page: Page | undefined): Promise<string>;
  /**
   * The document for pages that are open. It lacks what Vite adds, and sections that were sent before are
   * empty frames.
   */
  renderEdit(page: Page): Promise<string>;
}

/** A renderer that hydrates every section and not islands only, so that edits of components show too. */
export function createLiveRenderer(server: ViteDevServer): LiveRenderer {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
  const script = { src: server.config.base + entry };
  let sent = none;
  const render = async (page: Page, known: typeof sent) => {
    const { renderPage }: Renderer = await ssr.runner.import("/src/entry.server.tsx");
    const { html, frames } = await renderPage(page, { script, live: { known } });
    sent = new Set(frames.map(({ version }) => version));
    return html;
  };
  return {
    renderOpening: async (page) =>
      addViteTags(server, page ? await render(page, none) : renderWaiting(script), entry),
    renderEdit: (page) => render(page, sent),
  };
}
