import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadSite } from "../../src/index.ts";
import { buildIn } from "../project/build.ts";
import { rootOf } from "../project/makeProject.ts";
import { makeDocs } from "./makeDocs.ts";

const root = rootOf("docs-test");

beforeAll(() => makeDocs(root));

test("the guides are a site: each is a page, every link leads somewhere, and nothing is wrong", {
  tags: ["rest"],
}, async () => {
  const { pages } = await loadSite(root);
  expect(pages.length).toBeGreaterThan(25);
  const told = pages
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity !== "notice");
  expect(told.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

test("the site of the guides is built, with its pictures", { tags: ["rest"] }, async () => {
  const dist = await buildIn(root);
  const api = await readFile(path.join(dist, "api/index.html"), "utf8");
  expect(api).toContain('href="/embedding/"');
  const types = await readFile(path.join(dist, "section-types/index.html"), "utf8");
  expect(types.match(/<img /g)?.length).toBeGreaterThan(24);
  const changelog = await readFile(path.join(dist, "changelog/index.html"), "utf8");
  expect(changelog).toContain('href="/problems/"');
  const readme = await readFile(path.join(dist, "readme/index.html"), "utf8");
  expect(readme).toContain('href="/contributing/"');
});
