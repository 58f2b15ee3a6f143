import path from "node:path";
import type { ConfigEnv, UserConfig } from "vite";
import { namedHosts } from "./dev/allowedHosts.ts";
import { isFromSources } from "./dev/code/fromSources.ts";
import type { ProjectPaths } from "./project/projectPaths.ts";
import { sharedChunk } from "./size/measure.ts";

const everyIslandNeeds =
  /client\/hydrate\.tsx|ui\/media\/(Icon|IconCard|IconTile)\.tsx|ui\/layout\/SectionHeading\.tsx|ui\/text\/(labels\.gen|wordsOf)\.ts|node_modules\/(react|react-dom|scheduler|stylis|@emotion|@babel)\//;

/** Vite's configuration for a page under `base`: no index.html, islands for the browser, a renderer for Node. */
export function configureVite(
  base: string,
  paths: ProjectPaths,
  { command, mode, isPreview }: ConfigEnv,
): UserConfig {
  const forGallery = mode === "gallery";
  const outDir = forGallery ? paths.galleryDir : paths.outDir;
  const inCode = (file: string) => path.join(paths.codeDir, file);
  return {
    base,
    appType: isPreview ? "mpa" : "custom",
    publicDir: paths.publicDir,
    cacheDir: paths.viteDir,
    // The size report replaces Vite's list of files.
    ...(command === "build" && { logLevel: "warn" }),
    // A slow machine is no fault of whoever builds a page on it.
    build: { outDir, rolldownOptions: { checks: { bundlerTimings: false } } },
    // `vite preview` uses this too.
    server: {
      allowedHosts: namedHosts,
      // No other origin may read what the preview serves: the source, and the token of the editor.
      cors: false,
      ...(paths.engineDir !== paths.root && { fs: { allow: [paths.root, paths.engineDir] } }),
      // Hidden folders hold no sources, and may hold very much.
      watch: { ignored: (file) => isHidden(paths.root, file) },
    },
    // One configuration for both environments. Otherwise Vite would read it, and the page, twice more.
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        // A bundle needs no prepared packages. For sources, no index.html leads Vite to the preview's code: without
        // this, it finds packages one by one, and reloads the page for each.
        optimizeDeps: isFromSources()
          ? { entries: ["entry.live.ts", "entry.editor.tsx"].map(inCode) }
          : { noDiscovery: true },
        build: {
          outDir: isPreview ? outDir : paths.stagingDir,
          emptyOutDir: true,
          // The build copies public/ itself, without the metadata of its pictures and films.
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: ["entry.client.ts", ...(forGallery ? ["gallery/browse.ts"] : [])].map(inCode),
            // A styled component that nothing renders is left out.
            treeshake: {
              manualPureFunctions: ["styled"],
              moduleSideEffects: [{ test: /\/src\/(ui|theme|section\.ts)/, sideEffects: false }],
            },
            optimization: { inlineConst: { mode: "all", pass: 2 } },
            // One file holds what every island needs, so there is no chain of requests.
            output: {
              codeSplitting: { groups: [{ name: sharedChunk, test: everyIslandNeeds }] },
              chunkFileNames: "assets/[name]-[hash:6].js",
            },
          },
        },
      },
      ssr: {
        // Bundled whole, the renderer does not depend on how Node resolves packages made for browsers.
        resolve: command === "build" ? { noExternal: true } : {},
        build: {
          outDir: paths.rendererDir,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: inCode(forGallery ? "entry.gallery.tsx" : "entry.server.tsx"),
            // Node reads these as modules in any folder, whatever its package.json says.
            output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
          },
        },
      },
    },
  };
}

/** True if a file is in a hidden folder of the project, such as `.git`. The files `.env*` are Vite's. */
const isHidden = (root: string, file: string): boolean => {
  const [first = ""] = path.relative(root, file).split(path.sep);
  return /^\.[^.]/.test(first) && !first.startsWith(".env");
};
