import path from "node:path";

/** Where everything is, from the project's root; all paths are absolute. */
export function locate(root: string) {
  const inside = (...parts: string[]) => path.join(root, ...parts);
  const workDir = inside("node_modules/.cache/broadside");
  return {
    root,
    manifest: inside("page.yaml"),
    schemaDir: inside("schema"),
    publicDir: inside("public"),
    codeDir: inside("src"),
    /** What the build publishes; replaced as a whole, and only by a build that succeeded. */
    outDir: inside("dist"),
    /** The gallery for a static host. */
    galleryDir: inside("dist-gallery"),
    /** Where a build prints before it publishes. */
    pressDir: path.join(workDir, "press"),
    /** The code that prints the page, bundled for Node. */
    printerDir: path.join(workDir, "printer"),
    /** Whatever takes long to make, kept between builds: pictures, fonts, social cards, compressed scripts. */
    cacheDir: path.join(workDir, "kept"),
  } as const;
}

/** The project's places. */
export type Places = ReturnType<typeof locate>;

/** What the page is made from, besides code: files, and folders with all that is in them. */
export const sourcesOf = ({ manifest, schemaDir, publicDir }: Places) =>
  [manifest, schemaDir, publicDir] as const;

/** Whether a path is the source itself or stands inside it; `page.yaml~` is neither. */
export const isWithin = (source: string, file: string): boolean =>
  file === source || file.startsWith(source + path.sep);
