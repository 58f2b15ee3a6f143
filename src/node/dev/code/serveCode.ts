import path from "node:path";
import type { ViteDevServer } from "vite";
import type { ProjectPaths } from "../../project/projectPaths.ts";
import { bundleCode, entries } from "./bundleCode.ts";
import { isFromSources, serveSources } from "./fromSources.ts";

/** The folder of the bundle's addresses. */
const folder = "__broadside/code/";

/**
 * Serves the code for browsers bundled, at the addresses of its entries, until somebody changes it. From then on, Vite
 * serves each module from its source, and replaces it in open pages when it changes again. Returns a function that bundles
 * the code again after a change of the site's own section types, and loads the open pages again.
 */
export function serveCode(server: ViteDevServer, paths: ProjectPaths): () => Promise<void> {
  if (isFromSources()) return async () => {};
  const { base, logger } = server.config;
  const turnToSources = (reason: string) => {
    if (isFromSources()) return;
    logger.info(`${reason} The preview serves it from its sources until it is started again.`);
    serveSources();
    // Vite prepares packages for sources only when it starts.
    if (server.httpServer?.listening) void server.restart();
    else server.httpServer?.once("listening", () => server.restart());
  };
  let bundling = bundleCode(paths, base).catch((error) => {
    turnToSources(`The code could not be bundled. ${error.message}\n`);
    return undefined;
  });
  server.watcher.on("all", async (_event, file) => {
    const bundle = await bundling;
    const name = path.relative(paths.codeDir, path.resolve(file));
    if (bundle?.modules.includes(name)) turnToSources(`${name} has changed.`);
  });
  server.middlewares.use(async (request, response, next) => {
    const address = (request.url ?? "").slice(base.length).replace(/\?.*/, "");
    const isFile = address.startsWith(folder);
    const entry = entries.find((entry) => entry === address);
    if (!isFile && !entry) return next();
    const send = (code: string, caching: string) =>
      response
        .writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": caching })
        .end(code);
    const bundle = await bundling;
    if (!bundle) return next();
    const own = `${folder}${bundle.key}/`;
    if (entry) {
      // All at once, so that none waits for the file that needs it.
      const imports = bundle.entries[entry]?.map((file) => `import "${base}${own}${file}";`);
      return send(imports?.join("\n") ?? "", "no-cache");
    }
    const code = address.startsWith(own) ? bundle.files[address.slice(own.length)] : undefined;
    if (code === undefined) return next();
    send(code, "max-age=31536000, immutable");
  });
  return async () => {
    const made = await bundleCode(paths, base);
    if (made.key === (await bundling)?.key) return;
    bundling = Promise.resolve(made);
    server.environments.client.hot.send({ type: "full-reload" });
  };
}
