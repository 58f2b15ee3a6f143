import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Page, Renderer } from "../../shared/page.ts";
import { addViteTags } from "./viteTags.ts";

const entry = "src/entry.live.ts";

const renderWaiting = ({ src }: { src: string }, file: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${file}</title><link rel="icon" href="data:,"></head>
<body><script type="module" src="${src}"></script></body></html>`;

const none: ReadonlySet<string | undefined> = new Set();

/** Renders pages for the live preview. */
export interface LiveRenderer {
  /** The document for a browser that opens a page. */
  renderOpening(page: Page): Promise<string>;
  /** The document for a browser that opens a page that has never been good. It waits for the first good version. */
  renderWaiting(file: string): Promise<string>;
  /**
   * The document for browsers that have the page open. It lacks what Vite adds, and sections that were sent before are
   * empty frames.
   */
  renderEdit(page: Page): Promise<string>;
}

/** A renderer that hydrates every section and not islands only, so that edits of components show too. */
export function createLiveRenderer(server: ViteDevServer): LiveRenderer {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
  const script = { src: server.config.base + entry };
  const sent = new Map<string, typeof none>();
  const render = async (page: Page, known: typeof none) => {
    const { renderPage }: Renderer = await ssr.runner.import("/src/entry.server.tsx");
    const { html, frames } = await renderPage(page, { script, live: { known } });
    sent.set(page.path, new Set(frames.map(({ version }) => version)));
    return html;
  };
  return {
    renderOpening: async (page) => addViteTags(server, await render(page, none), entry),
    renderWaiting: (file) => addViteTags(server, renderWaiting(script, file), entry),
    renderEdit: (page) => render(page, sent.get(page.path) ?? none),
  };
}
