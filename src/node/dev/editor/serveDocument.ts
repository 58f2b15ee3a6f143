import type { ViteDevServer } from "vite";
import { editorAddress, tokenName } from "../../../shared/editor/endpoint.ts";
import { formatPolicy } from "../../html/formatPolicy.ts";
import { hashElements } from "../../html/hashElements.ts";
import { listElements } from "../../html/readHtml.ts";
import { hostsOf } from "../allowedHosts.ts";
import { refuseElsewhere } from "../guardWrites.ts";
import { addViteTags } from "../viteTags.ts";

const entry = "src/entry.editor.tsx";

/**
 * Serves the document of the editor to this computer, and to those that may edit. No page may show it in a frame, and it
 * runs its own scripts alone.
 */
export function serveDocument(server: ViteDevServer, token: string): void {
  const { base } = server.config;
  const hosts = hostsOf(server.config.server);
  const html = `<!doctype html><html lang="en" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="${tokenName}" content="${token}"><title>Editor</title><link rel="icon" href="data:,"></head>
<body><div id="editor"></div><script type="module" src="${base}${entry}"></script></body></html>`;
  server.middlewares.use(base + editorAddress, async (request, response, next) => {
    const { url, headers } = request;
    // The address of a file or page below it is another.
    if (url && !/^\/?(\?|$)/.test(url)) return next();
    const refusal = refuseElsewhere(request, hosts);
    if (refusal) {
      const [status, text] = refusal;
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
      return;
    }
    try {
      const document = await addViteTags(server, html, entry);
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Content-Security-Policy": formatPolicy(policyFor(document, headers.host ?? "")),
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
      });
      response.end(document);
    } catch (error) {
      next(error);
    }
  });
}

/** The policy of the editor's document at a host. Its styles are made by scripts, and it shows what is in the project. */
const policyFor = (document: string, host: string) => ({
  "default-src": ["'none'"],
  "script-src": ["'self'", ...hashElements(listElements(document), "script")],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "media-src": ["'self'", "blob:"],
  "font-src": ["'self'", "data:"],
  // Some browsers do not count the connection of the preview as its own.
  "connect-src": ["'self'", `ws://${host}`, `wss://${host}`],
  "frame-src": ["'self'"],
  // Vite waits in a worker for a preview that is started again.
  "worker-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});
