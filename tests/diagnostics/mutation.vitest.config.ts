import { defineConfig, type Plugin } from "vitest/config";
import { reusedThread } from "./reusedThread.ts";

const slow = ["cli", "editor", "excess", "fuzz", "generated", "properties"];

/** Stryker sets a pool on the command line, which overrides a configuration. This plugin overrides both. */
const pool: Plugin = {
  name: "kept-thread",
  configureVitest({ project }) {
    Object.assign(project.config, { pool: reusedThread.name, poolRunner: reusedThread });
  },
};

/** The tests for mutation testing: all tests of diagnostics but the slow ones. */
export default defineConfig({
  plugins: [pool],
  test: {
    include: ["src/{yaml,schema,site}/**/*.test.ts", "tests/diagnostics/**/*.test.ts"],
    exclude: slow.map((name) => `**/${name}.test.ts`),
    setupFiles: ["tests/diagnostics/mutation.setup.ts"],
    // A timeout on a busy machine must not count as a killed mutant.
    testTimeout: 300_000,
    isolate: false,
  },
});
