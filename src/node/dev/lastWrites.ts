import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { ProjectPaths } from "../project/projectPaths.ts";

/** The last write of each file that holds words of the site, by the file's absolute path. */
export type LastWrites = ReadonlyMap<string, string>;

/** Looks at the pages, texts and catalogues of a site, and at its settings. */
export async function readLastWrites(paths: ProjectPaths): Promise<LastWrites> {
  const { pageFile, configFile, pagesDir, textsDir, translationsDir } = paths;
  const folders = await Promise.all([pagesDir, textsDir, translationsDir].map(listFiles));
  const files = [pageFile, configFile, ...folders.flat()];
  const writes = await Promise.all(
    files.map(async (file) => [file, await lastWrite(file)] as const),
  );
  return new Map(writes.filter(([, write]) => write !== ""));
}

/** Lists the files that are new, gone or written again. */
export const listChanges = (before: LastWrites, after: LastWrites): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );

/** The last write of a file; empty if there is no file. Two writes may have the same time, as disks keep it. */
export async function lastWrite(file: string): Promise<string> {
  const stats = await stat(file).catch(() => undefined);
  return stats ? [stats.mtimeMs, stats.ino, stats.size].join(" ") : "";
}

/** The files of a folder and of those in it; none if there is no folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
