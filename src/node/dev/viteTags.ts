import type { ViteDevServer } from "vite";
import { isFromSources } from "./code/fromSources.ts";

/**
 * Adds what Vite's client needs to a rendered document, and lets Vite transform the module that hydrates it,
 * named from the project's root. Vite itself gets an empty document: in a rendered one, it would treat
 * addresses as its own and prepend the base twice.
 */
export async function addViteTags(
  server: ViteDevServer,
  html: string,
  module: string,
): Promise<string> {
  const tags = isFromSources()
    ? await tagsForSources(server, module)
    : `<script type="module" src="${server.config.base}@vite/client"></script>`;
  return html.replace("<head>", (head) => head + tags);
}

async function tagsForSources(server: ViteDevServer, module: string): Promise<string> {
  server.environments.client.warmupRequest(`/${module}`);
  const shown = await server.transformIndexHtml("/", "<head></head>");
  return /<head>(.*)<\/head>/s.exec(shown)?.[1] ?? "";
}
