import path from "node:path";
import { defineConfig } from "playwright/test";
import { findHeadlessShell } from "./tests/browser/findBrowser.ts";
import { intervals } from "./tests/browser/intervals.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: /(browser|editor|site|example)\/.*\.spec\.ts$/,
  outputDir: "node_modules/.cache/broadside/playwright",
  globalSetup: "./tests/browser/serveSites.ts",
  // Tests measure no time. Only a test that hangs is stopped.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { intervals } },
  fullyParallel: true,
  // Only for a browser that stopped drawing: see tests/browser/watchFrames.ts.
  retries: 1,
  workers: 2,
  reporter: [[process.env.CI ? "dot" : "list"], [path.resolve("tests/reporters/playwright.ts")]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Without a network, as in a sandbox, Chromium fetches lazy pictures from eight times as far.
        "--force-effective-connection-type=4G",
      ],
    },
  },
});
