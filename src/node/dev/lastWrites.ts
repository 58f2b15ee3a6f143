import { stat } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../site/files/listFiles.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";

/** The last write of each file that holds words of the site, by the file's absolute path. */
export type LastWrites = ReadonlyMap<string, string>;

/**
 * Looks at the pages, texts and catalogues of a site, and at its settings. A folder that cannot be read has none: who reads
 * the site is told.
 */
export async function readLastWrites(paths: ProjectPaths): Promise<LastWrites> {
  const { pageFile, configFile, pagesDir, textsDir, translationsDir } = paths;
  const folders = [pagesDir, textsDir, translationsDir].map(async (folder) =>
    (await listFiles(folder).catch(() => [])).map((name) => path.join(folder, name)),
  );
  const files = [pageFile, configFile, ...(await Promise.all(folders)).flat()];
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
