// @module-tag rest

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadSite } from "../../src/index.ts";
import { smallPage } from "../fixtures/index.ts";
import { buildIn } from "../project/build.ts";
import { makeProject } from "../project/makeProject.ts";

const guide = await readFile("docs/recipes.md", "utf8");
const recipes = [...guide.matchAll(/^`(pages\/\S+\.yaml)`\n\n```yaml\n(.*?)^```/gms)].map(
  ([, file = "", text = ""]) => ({ file, text }),
);
let root: string;

beforeAll(async () => {
  root = await makeProject("recipes", smallPage);
  for (const { file, text } of recipes) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
});

const readOn = async (asOf: string) => {
  const { context } = await loadSite(root);
  return loadSite(root, { ...context, asOf });
};

test("every example of the recipes is a page without a warning", async () => {
  expect(recipes).toHaveLength(guide.match(/^```yaml/gm)?.length ?? 0);
  const sites = await Promise.all(["2026-11-01", "2026-12-02", "2027-01-01"].map(readOn));
  for (const { pages } of sites) expect(pages).toHaveLength(recipes.length + 1);
  const told = sites
    .flatMap(({ pages }) => pages)
    .filter(({ file }) => file !== "page.yaml")
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity !== "notice");
  expect(told.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

test("what has a date comes and goes on its day", async () => {
  const shownOn = async (day: string, at: string) => {
    const page = (await readOn(day)).pages.find(({ path }) => path === at);
    return page?.pageFile?.sections.filter(({ enabled }) => enabled).map(({ props }) => props);
  };
  const titles = async (day: string, at: string) => JSON.stringify(await shownOn(day, at));
  expect(await titles("2026-11-30", "/card/")).toMatch(/^(?!.*€60).*for €80/);
  expect(await titles("2026-12-24", "/card/")).toMatch(/^(?!.*for €80).*€60 in place/);
  expect(await titles("2026-12-25", "/card/")).toMatch(/^(?!.*€60).*for €80/);
  expect(await titles("2026-12-24", "/jobs/")).toContain("mechanic");
  expect(await titles("2026-12-25", "/jobs/")).not.toContain("mechanic");
  expect(await titles("2026-12-11", "/events/")).toMatch(/^(?!.*brakes).*Lights/);
});

test("the pages are built, and lead to each other", async () => {
  const dist = await buildIn(root);
  const read = (file: string) => readFile(path.join(dist, file), "utf8");
  expect(await read("blog/index.html")).toContain('href="/blog/rain/"');
  expect(await read("blog/rain/index.html")).toContain('href="/blog/"');
});
