import type { ViteDevServer } from "vite";
import { editorAddress, tokenName } from "../../../shared/editor/endpoint.ts";
import { addViteTags } from "../viteTags.ts";

const entry = "src/entry.editor.tsx";

/** Serves the document of the editor. No page may show it in a frame. */
export function serveDocument(server: ViteDevServer, token: string): void {
  const { base } = server.config;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="${tokenName}" content="${token}"><title>Editor</title><link rel="icon" href="data:,"></head>
<body><div id="editor"></div><script type="module" src="${base}${entry}"></script></body></html>`;
  server.middlewares.use(base + editorAddress, async ({ url }, response, next) => {
    // The address of a file or page below it is another.
    if (url && !/^\/?(\?|$)/.test(url)) return next();
    try {
      const document = await addViteTags(server, html, entry);
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Content-Security-Policy": "frame-ancestors 'none'",
      });
      response.end(document);
    } catch (error) {
      next(error);
    }
  });
}
