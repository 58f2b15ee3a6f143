import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildSite } from "../../src/site/publishing/tryBuild.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";

test("a site is built for the address of its host, whatever its settings name, and the settings stay", {
  tags: ["rest"],
}, async () => {
  const root = await makeProject("address", smallPage);
  expect(await buildSite(root, "https://ada.github.io/shop/")).toBe(undefined);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const page = read("dist/index.html");
  expect(page).toContain('<link rel="canonical" href="https://ada.github.io/shop/"');
  expect(page).not.toMatch(/(src|href)="\/(?!shop\/)/);
  expect(read("dist/sitemap.xml")).toContain("<loc>https://ada.github.io/shop/</loc>");
  expect(read("page.yaml")).toBe(smallPage);
});
