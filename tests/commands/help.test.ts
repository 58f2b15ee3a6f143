import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sample } from "../random/sample.ts";

const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The commands that are programs of this project; those of its packages answer by themselves. */
const own = Object.entries<string>(scripts).flatMap(([name, command]) => {
  const [, program, file] = /^(node|tsx) ((?:src\/cli|tests\/section)\/\S+)$/.exec(command) ?? [];
  return program && file ? [[name, program, file] as const] : [];
});

test("the commands are found", () => {
  expect(own.map(([name]) => name)).toEqual(
    expect.arrayContaining(["begin", "build", "check", "edit", "new", "new:page", "test:section"]),
  );
});

test.each(sample(own, 4))(
  "%s answers --help by its name, and does nothing else",
  { tags: ["random"] },
  async (name, program, file) => {
    const lead = program === "node" ? [] : ["--import", "tsx"];
    const { stdout, stderr } = await run(process.execPath, [...lead, file, "--help"]);
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`));
    expect(stdout.split("\n").length).toBeGreaterThan(2);
    expect(stderr).toBe("");
  },
);

test.each(["start", "preview"])("broadside %s answers --help as the others do", async (name) => {
  const given = ["src/cli/broadside.cjs", name, "--help"];
  const { stdout, stderr } = await run(process.execPath, given);
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\n`));
  expect(stderr).toBe("");
});
