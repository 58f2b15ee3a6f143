// @module-tag rest

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { cp, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { resolvePaths } from "../../src/node/project/projectPaths.ts";
import { builtSite } from "../project/builtSite.ts";
import { makeProject } from "../project/makeProject.ts";
import { runVite } from "../project/runVite.ts";
import { editPage, turnOff } from "./sites.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Most of the page. Its many pictures would take most of a minute, and are all made in the same way. */
const pageYaml = editPage((site, page) => {
  site.set("url", "https://quillow.example");
  turnOff(page, "spotlight");
});

/** Builds the page in a folder of its own with empty caches. Returns the hash of every file. */
async function buildAt(name: string, zone: string, locale: string): Promise<Map<string, string>> {
  vi.stubEnv("TZ", zone);
  vi.stubEnv("LANG", locale);
  vi.stubEnv("LC_ALL", locale);
  const root = await makeProject(name, pageYaml);
  await rm(resolvePaths(root).cacheDir);
  for (const entry of ["public", "languages", "schema", "src", "vite.config.ts"]) {
    const link = path.join(root, entry);
    const original = await realpath(link);
    await rm(link);
    await cp(original, link, { recursive: true });
  }
  const { code, output } = await runVite(root, "build", "--app");
  expect(output, output).not.toMatch(/error/i);
  expect(code).toBe(0);
  return hashesOf(path.join(root, "dist"));
}

/** The hash of every file in a folder. */
function hashesOf(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    files
      .filter((file) => statSync(path.join(dist, file)).isFile())
      .map((file) => [file, hashOf(path.join(dist, file))]),
  );
}

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

it("is printed the same in another folder, time zone and language", async () => {
  const here = await buildAt("same", "Pacific/Kiritimati", "en_US.UTF-8");
  const there = hashesOf(await builtSite(pageYaml));
  expect(here.size).toBeGreaterThan(50);
  expect(there).toEqual(here);
});
