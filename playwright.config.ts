import { defineConfig } from "playwright/test";
import { findBrowser } from "./tests/browser/findBrowser.ts";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "node_modules/.cache/broadside/playwright",
  globalSetup: "./tests/browser/buildSites.ts",
  fullyParallel: true,
  workers: 2,
  reporter: process.env.CI ? [["dot"]] : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
