import { configDefaults, defineConfig } from "vitest/config";

/** The suites that only read, and keep nothing outside their own variables. */
const shared = [
  "src/**/*.test.{ts,tsx}",
  "tests/{diagnostics,edit,pages,prose}/**/*.test.ts",
  "tests/{clean,comments,formatted,guides,imports,off,props,schemas,typeNames,untitled}.test.ts",
];

export default defineConfig({
  test: {
    // Tests measure no time. Only a test that hangs is stopped.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: shared,
          // A worker loads the schemas, the icons and the fixtures once for all of its files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...shared],
          globalSetup: "tests/rememberGenerated.ts",
        },
      },
    ],
  },
});
