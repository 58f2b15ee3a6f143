import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execPath } from "node:process";
import { expect, test } from "vitest";
import { type Checked, check } from "../../src/cli/runCheck.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { change, smallPage } from "./readFixture.ts";

/** Runs the command in a folder. */
function run(root: string, ...options: string[]): Promise<Checked & { errors: string }> {
  const tool = path.resolve("src/cli/check.cjs");
  return new Promise((resolve) => {
    const process = execFile(execPath, [tool, ...options], { cwd: root }, (_, output, errors) =>
      resolve({ code: process.exitCode ?? -1, output, errors }),
    );
  });
}

test("the command writes the diagnostics, and ends with the right code", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await symlink(fixturePublicDir, path.join(root, "public"));
  await writeFile(
    path.join(root, "page.yaml"),
    change(smallPage, "title: Voices", "title: Voices #1"),
  );
  const { output } = await check(root, { strict: true });
  expect(await run(root, "--strict")).toEqual({ code: 1, output: `${output}\n`, errors: "" });
  expect((await run(root)).code).toBe(0);
  expect(await run(root, "--fxi")).toEqual({
    code: 2,
    output: "",
    errors:
      "check does not know --fxi. It knows --strict, --json, --github, --fix, --all, --next, --on.\n",
  });
  expect((await run(root, "xxfix")).errors).toMatch(/^check does not know xxfix\. /);
  await rm(root, { recursive: true });
});
