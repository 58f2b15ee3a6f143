import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isOfConfig } from "../../site/read/loadConfig.ts";
import { decode } from "../../yaml/decode.ts";
import { regenerate } from "../project/codegen.ts";
import { isInFolder, type ProjectPaths, sourcesOf } from "../project/projectPaths.ts";
import { type LastWrites, lastWrite, listChanges, readLastWrites } from "./lastWrites.ts";
import type { Turns } from "./turns.ts";
import type { SiteView } from "./views.ts";

/**
 * The waits, in milliseconds, after which a changed file is looked at again. Vite's watcher joins changes within
 * 50 ms, and misses one in a replaced file until it has taken up the new one, which takes long where much is going on.
 */
const checkWaits = [75, 1000, 8000];

interface Ports {
  turns: Turns;
  /** The site as of now. */
  now: Pick<SiteView, "site" | "preview">;
  /** The files as they were before the site was read last. */
  lastWrites(): LastWrites;
  /** Reads the site again after these files have changed. */
  readAgain(changed: readonly string[]): Promise<void>;
}

/** True for a file that holds a page. */
export const isPage = ({ pageFile, pagesDir }: ProjectPaths, file: string): boolean =>
  file === pageFile || isInFolder(pagesDir, file);

/** The parts of Vite's server that say which files change, and whether anybody is served. */
interface FileServer {
  watcher: {
    add(files: readonly string[]): unknown;
    on(event: "all", listener: (event: string, file: string) => void): unknown;
  };
  httpServer: { listening: boolean } | null;
}

/** Looks at files of which the watcher has said nothing. */
interface FollowedFiles {
  /** Looks at a file again after its change. */
  checkAgain(file: string): Promise<void>;
  /** Reads the site again if a file of its words has changed without an event. */
  readMissed(): Promise<void>;
}

/** Reads the site again whenever its files change. */
export function followFiles(
  { watcher, httpServer }: FileServer,
  paths: ProjectPaths,
  { turns, now, lastWrites, readAgain }: Ports,
): FollowedFiles {
  // A save right after another may have no event, and the first content may have been read.
  const lookAgain = async (file: string, seen: string) => {
    // The site may be read for longer than all waits, and the file at the beginning of that.
    await turns.read(async () => {});
    for (const wait of checkWaits) {
      await setTimeout(wait, undefined, { ref: false });
      if (!httpServer?.listening) return;
      if ((await lastWrite(file)) !== seen) return void turns.read(() => refresh(file));
    }
  };
  const checkAgain = async (file: string) => lookAgain(file, await lastWrite(file));
  const isBroken = (file: string) =>
    [...now.preview.broken.values()].some(
      ({ loaded }) => path.join(paths.root, loaded.file) === file,
    );
  /** True if a file of a page holds what was read of it last, as after an edit that the editor made. */
  const isRead = async (file: string) => {
    const known = now.site.pages.find((page) => path.join(paths.root, page.file) === file);
    const bytes = await readFile(file).catch(() => undefined);
    return known && bytes ? decode(bytes).text === known.source && !isBroken(file) : false;
  };
  const listMissed = async () => listChanges(lastWrites(), await readLastWrites(paths));
  const readMissed = async () => {
    const missed = await listMissed();
    if (missed.length > 0) await readAgain(missed);
  };
  const refresh = async (changed: string) => {
    // Known before the file is read: what is written from here on is seen.
    lookAgain(changed, await lastWrite(changed));
    if (await isRead(changed)) return readMissed();
    if (isInFolder(paths.schemaDir, changed)) await regenerate(paths.engineDir);
    await readAgain([changed]);
  };
  const sources = sourcesOf(paths);
  watcher.add(sources);
  watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    const isSource = sources.some((source) => isInFolder(source, changed));
    if (isSource || isOfConfig(paths.root, changed)) turns.read(() => refresh(changed));
  });
  return {
    checkAgain,
    async readMissed() {
      if ((await listMissed()).length > 0) await turns.read(readMissed);
    },
  };
}
