import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Page, Printer } from "../contract/page.ts";

const noPageYet = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>page.yaml</title></head>
<body><script type="module" src="/src/entry.live.ts"></script></body></html>`;

/** The document that a browser opens the preview with. Until there is a first good page, it waits for it. */
export async function printOpening(server: ViteDevServer, page: Page | undefined): Promise<string> {
  return server.transformIndexHtml("/", page ? await printLive(server, page) : noPageYet);
}

/**
 * Prints the page for the live preview: every section is hydrated, so that edits of components show too.
 * Open pages take it as it is; what Vite adds to a document they have already.
 */
export async function printLive(server: ViteDevServer, page: Page): Promise<string> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
  const { printPage }: Printer = await ssr.runner.import("/src/entry.server.tsx");
  const script = { src: `${server.config.base}src/entry.live.ts` };
  const { html } = await printPage(page, { script, hydrateAll: true });
  return html;
}
