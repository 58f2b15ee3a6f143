import path from "node:path";
import { hash } from "./assets/assets.ts";
import { runName } from "./runs.ts";

/** Where everything is, from the project's root; all paths are absolute. */
export function resolvePaths(root: string) {
  const inside = (...parts: string[]) => path.join(root, ...parts);
  const workDir = inside("node_modules/.cache/broadside");
  const runDir = path.join(workDir, "runs", runName);
  return {
    root,
    pageFile: inside("page.yaml"),
    schemaDir: inside("schema"),
    publicDir: inside("public"),
    codeDir: inside("src"),
    /** What the build publishes; replaced as a whole, and only by a build that succeeded. */
    outDir: inside("dist"),
    /** The gallery for a static host. */
    galleryDir: inside("dist-gallery"),
    /** This run's own: builds may run side by side, in several projects that share node_modules too. */
    runDir,
    /** Where a build prints before it publishes. */
    stagingDir: path.join(runDir, "press"),
    /** The code that prints the page, bundled for Node. */
    rendererDir: path.join(runDir, "printer"),
    /** Whatever takes long to make, kept between builds: pictures, fonts, social cards, compressed scripts. */
    cacheDir: path.join(workDir, "kept"),
    /** The packages that Vite has prepared for the live preview of this folder. */
    viteDir: inside("node_modules/.vite", hash(root)),
  } as const;
}

/** The project's places. */
export type ProjectPaths = ReturnType<typeof resolvePaths>;

/** What the page is made from, besides code: files, and folders with all that is in them. */
export const sourcesOf = ({ pageFile, schemaDir, publicDir }: ProjectPaths) =>
  [pageFile, schemaDir, publicDir] as const;

/** Whether a path is the source itself or stands inside it; `page.yaml~` is neither. */
export const isWithin = (source: string, file: string): boolean =>
  file === source || file.startsWith(source + path.sep);
