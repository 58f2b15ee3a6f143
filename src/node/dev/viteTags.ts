import type { ViteDevServer } from "vite";

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
  server.environments.client.warmupRequest(`/${module}`);
  const shown = await server.transformIndexHtml("/", "<head></head>");
  const [, tags = ""] = /<head>(.*)<\/head>/s.exec(shown) ?? [];
  return html.replace("<head>", (head) => head + tags);
}
