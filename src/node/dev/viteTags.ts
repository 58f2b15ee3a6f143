import type { ViteDevServer } from "vite";

/**
 * Adds to a printed document what Vite's client needs, and has Vite prepare the module that wakes it, which is named
 * from the project's root. Vite itself is shown an empty document: it would take the addresses in a printed one for
 * its own, and put the base before what has it already.
 */
export async function addViteTags(
  server: ViteDevServer,
  html: string,
  module: string,
): Promise<string> {
  server.environments.client.warmupRequest(`/${module}`);
  const shown = await server.transformIndexHtml("/", "<head></head>");
  const [, tags = ""] = /<head>(.*)<\/head>/s.exec(shown) ?? [];
  return html.replace("<head>", (head) => head + tags);
}
