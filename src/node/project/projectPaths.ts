import path from "node:path";
import { cacheFolder } from "../../site/cacheFolder.ts";
import { engineOf } from "../../site/engineRoot.ts";
import { sectionsFolder } from "../../site/schemas/ownTypes.ts";
import { configFile } from "../../site/siteConfig.ts";
import { hash } from "./hash.ts";
import { createRunName } from "./runs.ts";

/** The absolute paths of everything that belongs to the site in `root`. */
export function resolvePaths(root: string) {
  const engineDir = engineOf(root);
  const inside = (...parts: string[]) => path.join(root, ...parts);
  const workDir = inside(cacheFolder);
  const runDir = path.join(workDir, "runs", createRunName());
  return {
    root,
    pageFile: inside("page.yaml"),
    /** The folder of the pages beside the first. */
    pagesDir: inside("pages"),
    /** The engine's folder: `root` itself in a checkout of the engine. */
    engineDir,
    schemaDir: path.join(engineDir, "schema"),
    publicDir: inside("public"),
    textsDir: inside("texts"),
    /** The settings of the site that need code. */
    configFile: inside(configFile),
    /** The folder of the section types that the site has of its own. */
    sectionsDir: inside(sectionsFolder),
    /** The folder of the catalogues. */
    translationsDir: inside("translations"),
    codeDir: path.join(engineDir, "src"),
    /** The published result. Only a build that succeeded replaces it, as a whole. */
    outDir: inside("dist"),
    /** The gallery for a static host. */
    galleryDir: inside("dist-gallery"),
    /** A run's own folder: builds may run at once, also in several projects that share node_modules. */
    runDir,
    /** The result of a build before it is published. */
    stagingDir: path.join(runDir, "staging"),
    /** The code that renders the page, bundled for Node. */
    rendererDir: path.join(runDir, "renderer"),
    /** Slow results, kept between builds: pictures, fonts, social cards, compressed scripts. */
    cacheDir: path.join(workDir, "kept"),
    /** The packages that Vite has prepared for the live preview of this folder. */
    viteDir: inside("node_modules/.vite", hash(root)),
  } as const;
}

/** The paths of a project. */
export type ProjectPaths = ReturnType<typeof resolvePaths>;

/** The sources of the site besides code: files, and folders with everything in them. */
export const sourcesOf = (paths: ProjectPaths) => {
  const { pageFile, pagesDir, schemaDir, publicDir, textsDir } = paths;
  const { configFile, sectionsDir, translationsDir } = paths;
  const written = [pageFile, pagesDir, publicDir, textsDir, translationsDir] as const;
  return [...written, schemaDir, configFile, sectionsDir] as const;
};

/** True if the path is the source itself or inside it. `page.yaml~` is neither. */
export const isInFolder = (source: string, file: string): boolean =>
  file === source || file.startsWith(source + path.sep);
