import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../site/files/listFiles.ts";
import { decodePath, servedAs } from "../../site/files/served.ts";
import { namesIn } from "./references.ts";

/** The address that a page is published at: its site, if known, and the path on it. */
export interface Address {
  url?: string | undefined;
  base: string;
}

/** Represents the address of a site that has none yet. */
const nowhere = "https://page.invalid";

/**
 * Errors for files that the build refers to and that the finished folder lacks. Files from public/ belong to
 * the author and are not read.
 */
export async function findMissingFiles(
  dir: string,
  made: Iterable<string>,
  { url = nowhere, base }: Address,
): Promise<string[]> {
  const files = new Set(await listFiles(dir));
  const { origin } = new URL(url);
  const reading = { base, address: origin + base, known: new Map() };
  const missing = await Promise.all(
    [...new Set(made)].sort().map(async (file) => {
      if (!files.has(file)) return [`${file} was made, and is not there`];
      const names = namesIn(file, await readFile(path.join(dir, file), "utf8"), reading);
      const absent = [...new Set(names)].flatMap((name) => {
        const wanted = toFile(name, new URL(base + file, origin), base);
        return wanted === undefined || servedAs(wanted, (each) => files.has(each)) ? [] : [wanted];
      });
      return [...new Set(absent)].map(
        (wanted) => `${file} names ${wanted || "the page"}, which is not there`,
      );
    }),
  );
  return missing
    .flat()
    .map(
      (error) =>
        `${error}. Build again; if that does not help, something removes files while the page is built.`,
    );
}

/** The path inside the folder that a reference leads to; undefined if it leads to another site or nowhere. */
function toFile(name: string, from: URL, base: string): string | undefined {
  if (!URL.canParse(name, from)) return undefined;
  const { origin, pathname } = new URL(name, from);
  if (origin !== from.origin) return undefined;
  const file = decodePath(pathname) ?? pathname;
  return file.startsWith(base) ? file.slice(base.length) : file;
}
