import { configDefaults, defineConfig } from "vitest/config";

/** The suites that only read, and keep nothing outside their own variables. `publishOutput` replaces modules of Node. */
const shared = [
  "src/**/!(publishOutput).test.{ts,tsx}",
  "tests/{browser,diagnostics,docs,edit,merge,pages,prose,render,reporters,rich,section}/**/*.test.ts",
  "tests/changes/!(git|pictures).test.ts",
  "tests/languages/!(build|editor|hosts|none|preview|properties).test.ts",
  "tests/code/{comments,guides,imports,schemas,typeNames}.test.ts",
  "tests/publish/cleanFiles.test.ts",
  "tests/schedules/{checks,edit,moments,nextChange}.test.ts",
];

/** The suites that build sites in their own process. */
const builds = [
  "tests/gallery/*.test.ts",
  "tests/project/builtSite.test.ts",
  "tests/publish/!(cached|cleanFiles|concurrentBuilds).test.ts",
  "tests/schedules/build.test.ts",
  "tests/site/*.test.ts",
];

export default defineConfig(({ mode }) => ({
  // Pages are rendered by the React that is published. The other one is slower, and the tests read none of its warnings.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: "production", TIMES: process.env.TIMES ?? (mode === "rest" ? "4" : "1") },
    // Tests measure no time. Only a test that hangs is stopped.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    tags: [
      { name: "rest", description: "Not part of npm test: npm run test:rest runs it." },
      { name: "random", description: "Tries some cases of many: npm run test:rest tries more." },
    ],
    reporters: ["default", "tests/reporters/vitest.ts"],
    // Slow tests have a table of their own at the end.
    slowTestThreshold: 60_000,
    // `--changed` knows what a test imports, and not what it reads.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/schema/**/*.json",
      "**/tests/fixtures/**",
    ],
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
          include: ["tests/**/*.test.{ts,tsx}", "src/**/publishOutput.test.ts"],
          exclude: [...configDefaults.exclude, ...shared, ...builds],
          globalSetup: "tests/code/rememberGenerated.ts",
        },
      },
    ],
  },
}));
