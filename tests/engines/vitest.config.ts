import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/engines/**/*.engine.ts"],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
