import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Page, Printer } from "../contract/page.ts";

const noPageYet = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>page.yaml</title></head>
<body><script type="module" src="/src/entry.live.ts"></script></body></html>`;

/**
 * Prints the page for the live preview: every section is hydrated, so that edits of components show too.
 * Until there is a first good page, an empty document waits for it.
 */
export async function printLive(server: ViteDevServer, page: Page | undefined): Promise<string> {
  if (!page) return server.transformIndexHtml("/", noPageYet);
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
  const { printPage }: Printer = await ssr.runner.import("/src/entry.server.tsx");
  const script = { src: `${server.config.base}src/entry.live.ts` };
  const { html } = await printPage(page, { script, hydrateAll: true });
  return server.transformIndexHtml("/", html);
}
