import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { Renderer } from "../../shared/page.ts";
import type { PageFile } from "../../shared/section.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { createAssetContext } from "../assets/pictures.ts";
import { ownPackages } from "../project/ownPackages.ts";
import { ownSections } from "../project/ownSections.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { vendoredPackages } from "../project/vendored.ts";
import { resolvePage } from "../resolve/resolve.ts";

/** Renders a page with Vite's module runner, without a bundle and without scripts. */
export async function renderStatic(root: string, pageFile: PageFile): Promise<string> {
  // Vite would set it for development, and a later build in this process would bundle React for that.
  process.env.NODE_ENV = "production";
  const paths = resolvePaths(root);
  const assets = createAssetContext(paths, pageFile.site.base);
  const page = await resolvePage(pageFile, { ...assets, schemas: await loadSchemas(root) });
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react(), vendoredPackages(), ownSections(paths), ownPackages(paths)],
    appType: "custom",
    logLevel: "error",
    cacheDir: paths.viteDir,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
    const { renderPage }: Renderer = await ssr.runner.import(
      path.join(paths.codeDir, "entry.server.tsx"),
    );
    return (await renderPage(page, { script: { code: "" } })).html;
  } finally {
    await server.close();
  }
}
