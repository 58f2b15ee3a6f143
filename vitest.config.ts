import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "tests/rememberGenerated.ts",
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
  },
});
