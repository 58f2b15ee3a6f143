import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { writeBeforePaint } from "../../src/render/beforePaint.ts";
import { renderStyles } from "../../src/render/renderStyles.ts";
import { emotionOptions } from "../../src/shared/emotion.ts";
import type { Page } from "../../src/shared/page.ts";
import { App, loadComponents } from "./App.tsx";

/** Renders the document of the application: empty, for rendering in the browser, or with all its content. */
export async function renderApp(page: Page, filled: boolean): Promise<string> {
  const cache = createCache(emotionOptions);
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <App page={page} components={await loadComponents(page)} />
    </CacheProvider>,
  );
  const critical = createEmotionServer(cache).extractCriticalToChunks(filled ? html : "");
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.site.title}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<script>${writeBeforePaint(true)}</script><style>${renderStyles(page, critical)}</style>`,
    `<script type="module" src="/app.js"></script></head>`,
    `<body><div id="root">${filled ? html : ""}</div>`,
    `<script id="page" type="application/json">${data}</script></body></html>`,
  ].join("");
}
