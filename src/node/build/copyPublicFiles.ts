import { copyFile, mkdir, readdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isLeftBehind } from "../../site/files/leftBehind.ts";
import { examplesPath, locateFile } from "../../site/files/publicFiles.ts";
import { inspectFilm } from "../../site/media/films.ts";
import { orElse } from "../../site/readIfThere.ts";
import { clean } from "../assets/clean/index.ts";
import { isInFolder, type ProjectPaths } from "../project/projectPaths.ts";

/** Pictures, films and their sources. Their metadata may reveal when, where and with what they were made. */
const mayHoldMetadata =
  /\.(jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|psd|ai|dng|cr[23w]|nef|arw|raf|orf|rw2|mp4|m4v|mov|webm|mkv|avi|3gp)$/i;

/**
 * Copies the files of public/ that are wanted, and the engine's own pictures and films, into the folder `target`,
 * without their metadata. Returns the files that may still have metadata, because no cleaner knows their format.
 */
export async function copyPublicFiles(
  paths: ProjectPaths,
  target: string,
  isWanted: (file: string) => boolean,
): Promise<string[]> {
  const uncleaned: string[] = [];
  const { publicDir, schemaDir, cacheDir } = paths;
  const own = await listFiles(publicDir, "", await realpath(publicDir).catch(() => publicDir));
  const examples = await listFiles(schemaDir, examplesPath, await realpath(schemaDir));
  for (const file of [...new Set([...own, ...examples])].filter(isWanted)) {
    const source = locateFile(paths, file);
    const copy = path.join(target, file);
    await mkdir(path.dirname(copy), { recursive: true });
    // A file that is too large for memory is no picture, and no film for a page.
    const content = await readFile(source).catch(() => undefined);
    const cleaned = content && (await clean(content, cacheDir));
    if (cleaned) await writeFile(copy, cleaned);
    else await copyFile(source, copy);
    const isClean = cleaned
      ? !(await inspectFilm(source)).hasRecording
      : !mayHoldMetadata.test(file);
    if (!isClean) uncleaned.push(file);
  }
  return uncleaned;
}

/** The warnings about files that are published with their metadata. */
export const describeUncleaned = (files: readonly string[]): string[] =>
  files.map(
    (file) =>
      `warning public${file} may tell where, when and with what it was made, and is published so. Export it anew without metadata, or take it out of public/.`,
  );

/** Every file in a folder and below it, by paths that start with /; also through links, as long as they stay in `home`. */
async function listFiles(folder: string, at: string, home: string): Promise<string[]> {
  const names = await readdir(path.join(folder, at)).catch(orElse<string[]>([]));
  const here = await realpath(path.join(folder, at)).catch(() => folder);
  const found = await Promise.all(
    names
      // They reveal folders and hold previews, and no page needs them.
      .filter((name) => !isLeftBehind(name))
      .map(async (name) => {
        const file = `${at}/${name}`;
        // Skips a broken link, a link that leads out, and a link to a folder that contains it.
        const target = await realpath(path.join(folder, file)).catch(() => undefined);
        if (!target || !isInFolder(home, target) || isInFolder(target, here)) return [];
        const stats = await stat(target);
        if (stats.isDirectory()) return listFiles(folder, file, home);
        return stats.isFile() ? [file] : [];
      }),
  );
  return found.flat().sort();
}
