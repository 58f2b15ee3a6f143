import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ViteDevServer } from "vite";
import { isOfConfig, loadConfig } from "../../../site/read/loadConfig.ts";
import { renderSiteModules } from "../../project/ownSections.ts";
import { isInFolder, type ProjectPaths } from "../../project/projectPaths.ts";

/** The time without a change, in milliseconds, after which a type is read: its files are made one after the other. */
const quietTime = 300;

/**
 * Follows the code that a site has of its own: its section types, and the settings that need code. A changed component is bundled again by `bundleAgain`. Another
 * type, or another way of hydrating one, starts the preview anew. A mistake is shown over the open pages.
 */
export function followOwnCode(
  server: ViteDevServer,
  paths: ProjectPaths,
  bundleAgain: () => Promise<void>,
): void {
  const { watcher, environments } = server;
  const { hot } = environments.client;
  const read = () => renderSiteModules(paths);
  // A preview that starts has read them already, and reports what is wrong.
  let known = read().catch(() => undefined);
  let isShown = false;
  const follow = async () => {
    try {
      loadConfig(paths.root);
      const modules = await read();
      if (!isDeepStrictEqual(modules, await known)) {
        known = Promise.resolve(modules);
        await server.restart();
        return;
      }
      await bundleAgain();
      if (isShown) hot.send({ type: "full-reload" });
      isShown = false;
    } catch (error) {
      isShown = true;
      const { message } = Object(error);
      hot.send({ type: "error", err: { message, stack: "" } });
    }
  };
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watcher.on("all", (_event, file) => {
    const changed = path.resolve(file);
    if (!isOfConfig(paths.root, changed) && !isInFolder(paths.sectionsDir, changed)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(follow);
    }, quietTime);
  });
}
