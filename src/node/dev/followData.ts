import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ViteDevServer } from "vite";
import { readData, standardRefresh } from "../../site/data/readData.ts";
import type { SiteContext } from "../../site/page/parsedPage.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";

interface Ports {
  /** The context of the site as it was read; undefined while no browser shows it. */
  read(): SiteContext | undefined;
  /** Reads the site again after a change of this file. */
  readAgain(file: string): void;
}

/** The shortest time between two requests, in seconds. */
const shortest = 1;

/** Asks the sources of the site again when their answers are old, and reads the site again if they are others. */
export async function followData(
  { httpServer }: ViteDevServer,
  { root, cacheDir }: ProjectPaths,
  { read, readAgain }: Ports,
): Promise<void> {
  let isOver = false;
  httpServer?.once("close", () => {
    isOver = true;
  });
  let wait = shortest;
  for (;;) {
    await setTimeout(wait * 1000, undefined, { ref: false });
    if (isOver) return;
    const { config, data } = read() ?? {};
    const sources = config?.data ?? [];
    const times = sources.map(({ refresh = standardRefresh }) => refresh);
    wait = sources.length === 0 ? shortest : Math.max(shortest, Math.min(...times));
    if (sources.length > 0 && !isDeepStrictEqual(await readData(root, sources), data)) {
      readAgain(path.join(cacheDir, "data"));
    }
  }
}
