// @module-tag rest

import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeOwnSite } from "../project/makeOwnSite.ts";

const program = path.resolve("src/cli/broadside.cjs");
let root: string;

beforeAll(async () => {
  root = await makeOwnSite("own-mistakes");
  await rm(path.join(root, "sections/tour/Tour.tsx"));
});

const sentence =
  "sections/tour: there is no Tour.tsx, the component of the type. Write one that exports a function Tour.";

test.each([
  ["check"],
  ["edit", "hide", "tour"],
  ["changes"],
  ["publish:site"],
  ["build"],
  ["start", "--port", "0"],
])("%s tells a mistake in a type of the site's own in one sentence", (...given) => {
  expect(run(given).filter((line) => line === sentence)).toEqual([sentence]);
});

test("build tells the line of code that cannot be read", async () => {
  await writeFile(
    path.join(root, "sections/tour/Tour.tsx"),
    "export function Tour() {\n  1 +;\n}\n",
  );
  expect(run(["build"]).join("\n")).toContain("sections/tour/Tour.tsx:2:");
});

/** The lines of a command that ends with a mistake, in the folder of the site. */
function run(given: string[]): string[] {
  const options = {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, BROWSER: "none", NO_COLOR: "1", FORCE_COLOR: undefined },
  } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...given], options);
  const told = (stdout + stderr).split("\n");
  // Tools may say what they were about to do, and how slow that was.
  expect(told.filter((line) => /^ +at |node:internal|SiteFault/.test(line))).toEqual([]);
  expect(status).toBe(1);
  return told;
}
