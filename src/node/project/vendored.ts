import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * The packages that the engine brings in files of its own, which are made when it is packed. A checkout of the engine has the
 * packages themselves.
 */
export const vendored = ["@reach/accordion", "react-aria-components", "satori"] as const;

/** The name of the file of a package in the folder `vendor/`. */
export const vendoredFile = (name: string): string =>
  `${name.replaceAll(/\W+/g, "-").replace(/^-/, "")}.js`;

/** The file of a package, if this engine has one. */
function findVendored(name: string): string | undefined {
  const file = path.join(import.meta.dirname, "../../../vendor", vendoredFile(name));
  return existsSync(file) ? file : undefined;
}

/** Leads imports of these packages to their files, where there are some. */
export const vendoredPackages = (): Plugin => ({
  name: "broadside:vendored",
  enforce: "pre",
  resolveId: (id) => (vendored.some((name) => name === id) ? findVendored(id) : undefined),
});

/** The address by which Node imports one of these packages. */
export function addressOfPackage(name: (typeof vendored)[number]): string {
  const file = findVendored(name);
  return file === undefined ? name : pathToFileURL(file).href;
}
