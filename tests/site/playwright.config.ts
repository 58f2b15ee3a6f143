import engine from "../../playwright.config.ts";

// Runs the tests on the project's own page only: `npm run test:site`.
process.env.BROADSIDE_SITES = "own";

export default {
  ...engine,
  testDir: ".",
  globalSetup: "../browser/serveSites.ts",
  outputDir: "../../node_modules/.cache/broadside/playwright",
};
