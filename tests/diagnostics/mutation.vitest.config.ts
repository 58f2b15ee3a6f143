import { defineConfig, type Plugin } from "vitest/config";
import { keptThread } from "./keptThread.ts";

const slow = ["cli", "editor", "excess", "fuzz", "generated", "properties"];

/** Stryker asks for a pool of its own on the command line, which goes before what a configuration says. */
const pool: Plugin = {
  name: "kept-thread",
  configureVitest({ project }) {
    Object.assign(project.config, { pool: keptThread.name, poolRunner: keptThread });
  },
};

/** The tests that mutation testing runs again and again: all of the manifest's but the slow ones. */
export default defineConfig({
  plugins: [pool],
  test: {
    include: ["src/{yaml,schema,site}/**/*.test.ts", "tests/diagnostics/**/*.test.ts"],
    exclude: slow.map((name) => `**/${name}.test.ts`),
    setupFiles: ["tests/diagnostics/mutation.setup.ts"],
    // A busy machine must not count as a change that was noticed.
    testTimeout: 300_000,
    isolate: false,
  },
});
