import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import help from "../../src/cli/help.cjs";
import { regenerate } from "../../src/node/project/codegen.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { chooseType } from "./chooseType.ts";

/** Runs a command of the project's packages; resolves to whether it succeeded. */
function run(type: string, command: string, ...args: string[]): Promise<boolean> {
  console.log(`\n${[command, ...args].join(" ")}`);
  const child = spawn("npx", ["--no-install", command, ...args], {
    stdio: "inherit",
    env: { ...process.env, BROADSIDE_SECTION: type },
  });
  return new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
}

help("test:section");
const root = process.cwd();
await regenerate(root);
const chosen = chooseType(process.argv.slice(2), await loadSchemas(root));

if ("error" in chosen) {
  console.error(chosen.error);
  process.exitCode = 2;
} else {
  const { type } = chosen;
  const own = [`schema/sections/${type}.schema.json`, `src/sections/${type}`];
  const suites = [
    "code/schemas",
    "code/imports",
    "code/comments",
    "diagnostics/generated",
    "site/documents",
  ];
  const steps = [
    ["biome", "ci", ...own.filter((file) => existsSync(file)), "src/registry"],
    // It remembers what it has compiled: a developer runs this again and again.
    ["tsc", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/broadside/tsc.json"],
    ["vitest", "run", ...suites.map((suite) => `tests/${suite}`), `src/sections/${type}/`],
    ["playwright", "test", "-c", "tests/section/playwright.config.ts"],
  ] as const;
  const failed: string[] = [];
  for (const [command, ...args] of steps) {
    if (!(await run(type, command, ...args))) failed.push(command);
  }
  console.log(
    failed.length > 0
      ? `\n${type}: ${failed.join(" and ")} found something; see above.`
      : `\n${type}: everything holds. npm test judges it together with all others.`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
