import { type Browser, chromium } from "playwright-core";
import { preview } from "vite";

/** A built site to open. */
export interface Built {
  /** The folder of the site, whose dist/ is served under its base. */
  root: string;
  base: string;
  /** The path of the browser. */
  browser: string;
}

/** A browser, and the URL on a server of its own for each path of a built site. */
export interface OpenedSite {
  browser: Browser;
  urlOf(path: string): string;
  close(): Promise<void>;
}

/** Serves a built site, and starts a browser. */
export async function openBuilt({
  root,
  base,
  browser: executablePath,
}: Built): Promise<OpenedSite> {
  const server = await preview({
    ...{ root, base, configFile: false, appType: "mpa", logLevel: "silent" },
    preview: { port: 0 },
  });
  // A process of the system's administrator has no sandbox.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  const [home = ""] = server.resolvedUrls?.local ?? [];
  return {
    browser,
    urlOf: (path) => new URL(path.slice(1), home).href,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
