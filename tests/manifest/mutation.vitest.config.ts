import { defineConfig } from "vitest/config";

/** The tests that mutation testing runs again and again: all of the manifest's but the slow ones. */
export default defineConfig({
  test: {
    include: ["src/manifest/**/*.test.ts", "tests/manifest/**/*.test.ts"],
    exclude: ["**/cli.test.ts", "**/fuzz.test.ts", "**/generated.test.ts", "**/editor.test.ts"],
  },
});
