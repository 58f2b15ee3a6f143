import type { LaunchOptions } from "playwright/test";
import { findBrowser } from "./findBrowser.ts";

type Use = (options: LaunchOptions) => Promise<void>;

/**
 * The options of Chromium with its windows and its history. About one time in ten, the headless shell tells nobody of a
 * new tab, and goes back to the link of an address at a reload.
 */
export const inWholeChromium = {
  async launchOptions({ launchOptions }: { launchOptions: LaunchOptions }, use: Use) {
    await use({ ...launchOptions, executablePath: findBrowser() });
  },
};

/** The options of a Chromium that keeps the pages that are left. The headless shell cannot, and Playwright forbids it. */
export const withBackForwardCache = {
  async launchOptions({ launchOptions }: { launchOptions: LaunchOptions }, use: Use) {
    await use({
      ...launchOptions,
      executablePath: findBrowser(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  },
};
