import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { vendored, vendoredFile } from "../src/node/project/vendored.ts";

/*
 * Bundles what the package brings in files of its own, before it is packed: of these dependencies, a site would install
 * many times what it needs, or a React that is not its own. `--remove` removes the files again.
 */

const folder = import.meta.dirname;

/** React is the site's. */
const external = /^react(-dom)?($|\/)/;

/** A package that does for older versions of React what this one does by itself. */
const storeHook = /^\0?use-sync-external-store\b/;
const fromReact = 'export { useSyncExternalStore } from "react";';

/** A module that exports all of a package. */
function reexport(name: string): string {
  const from = JSON.stringify(name);
  const others = `export * from ${from};\n`;
  return name === "satori" ? `${others}export { default } from ${from};\n` : others;
}

/** The packages whose code is in a bundle, by the paths of its modules. */
const packagesIn = (modules: readonly string[]): Set<string> =>
  new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []));

/** Writes the bundle of a package. Returns the folders of the packages in it. */
async function bundle(name: string, file: string): Promise<Set<string>> {
  const entry = "\0vendored";
  const result = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "broadside:vendored",
        enforce: "pre",
        resolveId: (id) =>
          id === entry || storeHook.test(id) ? id.replace(/^[^\0]/, "\0$&") : undefined,
        load: (id) => (id === entry ? reexport(name) : storeHook.test(id) ? fromReact : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: "oxc",
      target: "es2023",
      rolldownOptions: { input: entry, external, output: { codeSplitting: false } },
    },
  });
  if (!("output" in result)) throw new Error(`Vite has bundled no ${name}.`);
  const [chunk] = result.output;
  writeFileSync(file, chunk.code);
  return packagesIn(chunk.moduleIds);
}

/** The license of a package, under its name. */
function licenseOf(where: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(where, "package.json"), "utf8"),
  );
  const file = readdirSync(where).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? String(license) : readFileSync(path.join(where, file), "utf8");
  return `${name} ${version}\n\n${text.trim()}\n`;
}

const files = vendored.map((name) => [name, path.join(folder, vendoredFile(name))] as const);
const licenses = path.join(folder, "LICENSES.txt");

if (process.argv.includes("--remove")) {
  for (const file of [...files.map(([, file]) => file), licenses]) rmSync(file, { force: true });
} else {
  const packages = new Set<string>();
  for (const [name, file] of files) {
    for (const each of await bundle(name, file)) packages.add(each);
  }
  writeFileSync(licenses, [...packages].sort().map(licenseOf).join("\n---\n\n"));
}
