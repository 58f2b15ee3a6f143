import type { LaunchOptions } from "playwright/test";
import { findBrowser } from "./findBrowser.ts";

/** The options of a Chromium that keeps the pages that are left. The headless shell cannot, and Playwright forbids it. */
export const withBackForwardCache = {
  async launchOptions(
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) {
    await use({
      ...launchOptions,
      executablePath: findBrowser(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  },
};
