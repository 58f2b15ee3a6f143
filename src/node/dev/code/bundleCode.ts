import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { build, version as viteVersion } from "vite";
import { cacheOnDisk } from "../../assets/diskCache.ts";
import { ownSections } from "../../project/ownSections.ts";
import type { ProjectPaths } from "../../project/projectPaths.ts";
import { vendoredPackages } from "../../project/vendored.ts";
import { removeOldBundles } from "./removeOldBundles.ts";

/** The modules by which a browser begins, named from the engine's root. */
export const entries = [
  "src/entry.live.ts",
  "src/entry.editor.tsx",
  "src/entry.example.ts",
  "src/gallery/browse.ts",
] as const;

/** The module of which a bundle has another version: it finds Vite's client by its address. */
const connectionModule = "shared/live/connection.ts";

/** The module that imports each section when a page has it. */
const registryModule = "registry/sections.gen.ts";

/** The code that the preview sends to browsers, in few files. */
export interface Bundle {
  /** Differs if the code differs. */
  key: string;
  /** The content of each file, by its name. */
  files: Record<string, string>;
  /** For each entry, the files that it needs at once, its own last. */
  entries: Record<string, string[]>;
  /** The modules of the project that are in it, by their paths in the folder of the code. */
  modules: string[];
}

/** Bundles the code, or returns the bundle of the same sources from an earlier run. */
export async function bundleCode(paths: ProjectPaths, base: string): Promise<Bundle> {
  const key = await hashSources(paths, base);
  const name = `code-${key}.json`;
  const content = await cacheOnDisk(paths.cacheDir, name, async () => {
    await removeOldBundles(paths.cacheDir);
    return Buffer.from(JSON.stringify({ key, ...(await makeBundle(paths, base)) }));
  });
  return JSON.parse(Buffer.from(content).toString());
}

/** A hash of everything that the bundle depends on: the code, the packages as they are installed, and the address. */
async function hashSources(paths: ProjectPaths, base: string): Promise<string> {
  const installed = path.join(paths.engineDir, "node_modules/.package-lock.json");
  const listed = [paths.codeDir, paths.sectionsDir].map(async (folder) => {
    // A site without types of its own has no folder for them.
    const found = await readdir(folder, { recursive: true }).catch(() => []);
    return found.filter(isSource).sort();
  });
  const [names = [], own = []] = await Promise.all(listed);
  const files = [
    installed,
    ...names.map((name) => path.join(paths.codeDir, name)),
    ...own.map((name) => path.join(paths.sectionsDir, name)),
  ];
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => "")));
  const hash = createHash("sha256").update(JSON.stringify([base, viteVersion, names, own]));
  for (const content of contents) hash.update(`${content.length}\n`).update(content);
  return hash.digest("hex").slice(0, 16);
}

/** True for what a bundle is made of: code, and the schemas of the site's own section types. */
const isSource = (file: string) => /(?<!\.test)\.(tsx?|schema\.json)$/.test(file);

/** The registry with all sections at once: a file for each would be a request for each. */
function importStatically(source: string): string {
  const imports: string[] = [];
  const registry = source.replaceAll(
    /import\((".*?")\)\.then\(\(module\) => module\.(\w+)\)/g,
    (_, file: string, component: string) => {
      const module = `section${imports.length}`;
      imports.push(`import * as ${module} from ${file};\n`);
      return `Promise.resolve(${module}.${component})`;
    },
  );
  return imports.join("") + registry;
}

async function makeBundle(paths: ProjectPaths, base: string): Promise<Omit<Bundle, "key">> {
  const { root, engineDir, codeDir } = paths;
  const code = await realpath(codeDir);
  const result = await build({
    configFile: false,
    root,
    base,
    mode: "development",
    logLevel: "silent",
    publicDir: false,
    // React's production version is faster. Code that is served from its sources uses the development version, with its
    // warnings.
    oxc: { jsx: { development: false } },
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env.DEV": "true" },
    plugins: [
      vendoredPackages(),
      ownSections(paths),
      {
        name: "broadside:static-sections",
        transform: (source, id) =>
          id === path.join(code, registryModule) ? importStatically(source) : undefined,
      },
      {
        name: "broadside:connection",
        enforce: "pre",
        // Vite takes the address itself for the file behind it.
        resolveId: (id) =>
          id === "vite-client" ? { id: `${base}@vite/client`, external: true } : undefined,
        load: (id) =>
          id === path.join(code, connectionModule)
            ? `import { createHotContext } from "vite-client";\nexport const connection = createHotContext("/${connectionModule}");`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: "esnext",
      rolldownOptions: {
        input: Object.fromEntries(
          entries.map((entry) => [entry.replaceAll(/\W+/g, "-"), path.join(engineDir, entry)]),
        ),
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          codeSplitting: {
            groups: [
              // The editor and the page both need these, and nothing else of each other.
              {
                name: "react",
                test: /node_modules\/(react|react-dom|scheduler|@emotion)\//,
                priority: 2,
              },
              { name: "shared", test: /\/src\/(shared|theme|editor\/paste)\//, priority: 1 },
              { name: "sections", test: /\/src\/(client|registry|sections|ui)\// },
            ],
          },
        },
      },
    },
  });
  if (!("output" in result)) throw new Error("Vite has bundled no code.");
  const chunks = result.output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  /** The files that a file imports, each after those that it needs, and the file itself. */
  const listNeeded = (fileName: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    for (const needed of chunk?.imports ?? []) if (!found.has(needed)) listNeeded(needed, found);
    if (chunk) found.add(fileName);
    return found;
  };
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    entries: Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) => {
        const entry = entries.find((entry) => facadeModuleId?.endsWith(`/${entry}`));
        return entry ? [[entry, [...listNeeded(fileName)]]] : [];
      }),
    ),
    modules: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => id.startsWith(code + path.sep))
      .map((id) => path.relative(code, id)),
  };
}
