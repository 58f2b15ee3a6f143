import engine from "../../playwright.config.ts";
import { chosenType } from "./pages.ts";

// What holds for one section type: `npm run test:section -- <type>`. Each of its pages is opened, and each width and colour
// scheme; npm run test:rest opens the pages of all types in the pairs of them.
export default {
  ...engine,
  testDir: "..",
  globalSetup: "../browser/serveSites.ts",
  outputDir: "../../node_modules/.cache/broadside/playwright",
  // A developer waits for it.
  workers: "100%",
  reporter: [["dot"]],
  projects: [
    { name: "examples", testMatch: /site\/.*\.spec\.ts$/, grepInvert: /@rest/ },
    {
      name: "variants",
      testMatch: /browser\/gallery\/variants\.spec\.ts$/,
      grep: new RegExp(`the variants of ${chosenType}:`),
    },
  ],
};
