// @module-tag rest

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const program = path.resolve("src/cli/broadside.cjs");
const empty = mkdtempSync(path.join(tmpdir(), "no-site-"));

/** Runs `broadside` where there is no site. Returns the exit code, and what it says. */
function run(...given: string[]) {
  const options = {
    cwd: empty,
    encoding: "utf8",
    env: { ...process.env, BROWSER: "none" },
  } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], options);
  return { status, stdout, said: stdout + stderr };
}

const { stdout: help } = run("--help");
const commands = [...help.matchAll(/^ {2}([a-z][\w:]+) {2,}/gm)].map(([, name = ""]) => name);
const trace = /^ +at /m;

test("broadside lists its commands and exit codes, and the guide has them all", () => {
  expect(commands).toHaveLength(13);
  const guide = readFileSync("docs/commands.md", "utf8");
  const rows = [...guide.matchAll(/^\| `([a-z:]+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(commands);
  for (const [, code, meaning = ""] of help.matchAll(/^ {2}(\d) {4}(.*)$/gm)) {
    expect(guide).toContain(`| ${code} | ${meaning}`);
  }
  expect(run("nonsense").status).toBe(2);
});

test.each(commands)("%s answers --help with 0, and an unknown option with 2", (command) => {
  const asked = run(command, "--help");
  expect([asked.status, asked.stdout.split("\n").length > 2]).toEqual([0, true]);
  expect(asked.stdout).toContain(command);
  const wrong = run(command, "--nonsense");
  expect([wrong.status, wrong.said]).toEqual([2, expect.not.stringMatching(trace)]);
});

test.each([
  "build",
  "changes",
  "check",
  "edit undo",
  "publish:site",
  "test",
  "translate de",
  "upgrade",
])("%s ends with 1 where there is no site, in words", (call) => {
  const { status, said } = run(...call.split(" "));
  expect([status, said]).toEqual([1, expect.not.stringMatching(trace)]);
  expect(said.length).toBeGreaterThan(20);
});
