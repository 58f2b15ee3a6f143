import { configDefaults, defineConfig } from "vitest/config";

/** The suites that only read, and keep nothing outside their own variables. */
const shared = [
  "src/**/*.test.{ts,tsx}",
  "tests/{diagnostics,edit,pages,prose,render,section}/**/*.test.ts",
  "tests/code/{comments,guides,imports,schemas,typeNames}.test.ts",
  "tests/publish/cleanFiles.test.ts",
  "tests/schedules/{checks,edit,moments,nextChange}.test.ts",
];

/** The suites that build sites in their own process. */
const builds = [
  "tests/publish/!(cached|cleanFiles|concurrentBuilds).test.ts",
  "tests/schedules/build.test.ts",
];

export default defineConfig({
  // Pages are rendered by the React that is published. The other one is slower, and the tests read none of its warnings.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: "production" },
    // Tests measure no time. Only a test that hangs is stopped.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Each worker keeps one core busy.
    maxWorkers: "100%",
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
          name: "builds",
          include: builds,
          // The second build of a process takes half as long as its first.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...shared, ...builds],
          globalSetup: "tests/code/rememberGenerated.ts",
        },
      },
    ],
  },
});
