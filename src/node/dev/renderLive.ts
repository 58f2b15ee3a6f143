import path from "node:path";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Page, Renderer } from "../../shared/page.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { escapeHtml } from "../resolve/escapeHtml.ts";
import { addViteTags } from "./viteTags.ts";

const entry = "src/entry.live.ts";

const renderBare = ({ src }: { src: string }, title: string, body = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,"></head>
<body>${body}<script type="module" src="${src}"></script></body></html>`;

function renderMissing(script: { src: string }, base: string, path: string, file?: string): string {
  const address = escapeHtml(path);
  const reason = file
    ? `${escapeHtml(file)} says <code>enabled: false</code>, or a date that keeps it off, below <code>page:</code>. Take the line out, and the page is here.`
    : "No file in pages/ makes one. When there is one, it is shown here.";
  const body = `<h1>There is no page at ${address}.</h1><p>${reason}</p><p><a href="${base}">To the first page</a></p>`;
  return renderBare(script, `No page at ${address}`, body);
}

const waiting =
  "This page has a problem, and is shown as soon as it is solved. The list of problems says how.";
const hidden = "This page is hidden. The list of pages shows it again.";
const missing = "There is no page at this address. The list of pages has all that there are.";

/** The document that the editor shows in the place of a page. Without a main element, it is loaded again for the first good one. */
function renderForEditor(script: { src: string }, words: string): string {
  const style =
    "max-width:26rem;margin:30vh auto;padding:0 1rem;font:400 1rem/1.5 system-ui,sans-serif;text-align:center";
  return renderBare(
    script,
    "No page yet",
    `<div role="main"><h1 style="${style}">${words}</h1></div>`,
  );
}

const none: ReadonlySet<string | undefined> = new Set();

/** Renders pages for the live preview. */
export interface LiveRenderer {
  /** The document for a browser that opens a page. */
  renderOpening(page: Page): Promise<string>;
  /** The document for a browser that opens a page that has never been good. It waits for the first good version. `fault` says why its files are not read. */
  renderWaiting(file: string, isEdited: boolean, fault?: string): Promise<string>;
  /**
   * The document for a browser that opens an address where there is no page: a file may turn it off. It waits for one.
   */
  renderMissing(path: string, isEdited: boolean, file?: string): Promise<string>;
  /**
   * The document for browsers that have the page open. It lacks what Vite adds, and sections that were sent before are
   * empty frames.
   */
  renderEdit(page: Page): Promise<string>;
}

/** A renderer that hydrates every section and not islands only, so that edits of components show too. */
export function createLiveRenderer(
  server: ViteDevServer,
  { codeDir }: Pick<ProjectPaths, "codeDir">,
): LiveRenderer {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
  const script = { src: server.config.base + entry };
  const sent = new Map<string, typeof none>();
  const render = async (page: Page, known: typeof none) => {
    const { renderPage }: Renderer = await ssr.runner.import(
      path.join(codeDir, "entry.server.tsx"),
    );
    const { html, frames } = await renderPage(page, { script, live: { known } });
    sent.set(page.path, new Set(frames.map(({ version }) => version)));
    return html;
  };
  return {
    renderOpening: async (page) => addViteTags(server, await render(page, none), entry),
    renderWaiting: (file, isEdited, fault) => {
      const words = fault && escapeHtml(fault);
      const html = isEdited
        ? renderForEditor(script, words ?? waiting)
        : renderBare(script, file, words && `<h1>${words}</h1>`);
      return addViteTags(server, html, entry);
    },
    renderMissing: (path, isEdited, file) => {
      const html = isEdited
        ? renderForEditor(script, file ? hidden : missing)
        : renderMissing(script, server.config.base, path, file);
      return addViteTags(server, html, entry);
    },
    renderEdit: (page) => render(page, sent.get(page.path) ?? none),
  };
}
