import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { Renderer } from "../../../shared/page.ts";
import { ownPackages } from "../../project/ownPackages.ts";
import { ownSections } from "../../project/ownSections.ts";
import { type ProjectPaths, resolvePaths } from "../../project/projectPaths.ts";
import { vendoredPackages } from "../../project/vendored.ts";

/** The renderers of this process, by the folder and the base of their sites. */
const renderers = new Map<string, Promise<Renderer>>();

/**
 * The renderer of the site in `root`, without a bundle. One server runs the code for all calls; it listens on no port and
 * keeps no process alive.
 */
export function loadRenderer(root: string, base: string): Promise<Renderer> {
  const key = JSON.stringify([root, base]);
  const known = renderers.get(key);
  if (known) return known;
  const renderer = startRenderer(resolvePaths(path.resolve(root)), base);
  renderers.set(key, renderer);
  // Code that did not load may be mended.
  renderer.catch(() => renderers.delete(key));
  return renderer;
}

async function startRenderer(paths: ProjectPaths, base: string): Promise<Renderer> {
  // Vite would set it for development, and a later build in this process would bundle React for that.
  process.env.NODE_ENV = "production";
  const server = await createServer({
    root: paths.root,
    base,
    configFile: false,
    plugins: [react(), vendoredPackages(), ownSections(paths), ownPackages(paths)],
    appType: "custom",
    logLevel: "error",
    cacheDir: paths.viteDir,
    optimizeDeps: { noDiscovery: true },
    // Node might find another copy of it than Vite, where its program asks for code for development.
    ssr: { noExternal: [/^@emotion\/(react|styled)(\/|$)/] },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
  return ssr.runner.import(path.join(paths.codeDir, "entry.server.tsx"));
}
