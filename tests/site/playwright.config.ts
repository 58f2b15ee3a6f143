import engine from "../../playwright.config.ts";

// The tests of the project's own page alone: `npm run test:site`.
process.env.BROADSIDE_SITES = "own";

export default {
  ...engine,
  testDir: ".",
  globalSetup: "../browser/buildSites.ts",
  outputDir: "../../node_modules/.cache/broadside/playwright",
};
