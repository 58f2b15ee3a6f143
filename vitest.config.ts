import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Tests measure no time. Only a test that hangs is stopped.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: "tests/rememberGenerated.ts",
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
  },
});
