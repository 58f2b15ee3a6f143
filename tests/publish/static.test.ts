import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadSite, renderPage, renderSection, type Site } from "../../src/index.ts";
import { loadRenderer } from "../../src/node/build/static/loadRenderer.ts";
import { buildIn } from "../project/build.ts";
import { makeSite } from "../project/makeProject.ts";

let site: Site;
const pageOf = (at: string) => {
  const pageFile = site.pages.find(({ path }) => path === at)?.pageFile;
  if (!pageFile) throw new Error(`The page at ${at} has an error.`);
  return pageFile;
};

beforeAll(async () => {
  site = await loadSite(await makeSite("static", "/shop/"));
});

test("every file that a page or a section names is that of a build", async () => {
  const dist = await buildIn(site.root);
  const pages = site.pages.flatMap(({ pageFile }) => (pageFile?.enabled ? pageFile : []));
  const rendered = [
    ...(await Promise.all(pages.map((pageFile) => renderPage(site, pageFile)))),
    await renderSection(site, pageOf("/"), "features"),
  ];
  for (const { files } of rendered) {
    expect(files.size).toBeGreaterThan(1);
    for (const [address, read] of files) {
      expect(address).toMatch(/^\/shop\//);
      const built = await readFile(path.join(dist, address.slice("/shop/".length)));
      expect(Buffer.from(await read()).equals(built), address).toBe(true);
    }
  }
});

test("a page has no script, and links and icons begin with its base", async () => {
  const { html } = await renderPage(site, pageOf("/"));
  expect(html).not.toMatch(/<script|data-island/);
  expect(html).toContain('<use href="/shop/icons.svg#');
  expect(html).toContain('href="/shop/pricing/#plans"');
  // The page is off.
  expect(html).not.toContain("/draft/");
});

test("a page that was changed names files of its own", async () => {
  const pageFile = pageOf("/");
  const titled = { ...pageFile, site: { ...pageFile.site, name: "Żółw" } };
  const before = await renderPage(site, pageFile);
  const { files } = await renderPage(site, titled);
  const fonts = [...files.keys()].filter((file) => file.endsWith(".woff2"));
  const own = fonts.filter((file) => !before.files.has(file));
  expect(own).not.toEqual([]);
  for (const file of own) expect(await files.get(file)?.()).toBeInstanceOf(Uint8Array);
});

test("a section stands in another document: its title is an h2, and links lead to its page", async () => {
  const { html, css } = await renderSection(site, pageOf("/"), "header");
  expect(html).toMatch(/^<div class="broadside" lang="en" dir="ltr"><header id="header"/);
  expect(html).toContain('href="/shop/#features"');
  const hero = await renderSection(site, pageOf("/"), "hero");
  expect(hero.html).toContain("<h2");
  expect(hero.html).not.toMatch(/<h1|<script|data-island/);
  // Every rule is for what is in the element around the section.
  const selectors = [...css.matchAll(/(?<=[{};]|^)([^{}@;]+)\{/g)].map(([, selector]) => selector);
  expect(selectors.length).toBeGreaterThan(50);
  expect(selectors.filter((selector) => !selector?.includes("broadside"))).toEqual([]);
});

test("what cannot be rendered is explained", async () => {
  await expect(renderSection(site, pageOf("/"), "prices")).rejects.toThrow(
    'The page at / has no section with the id "prices". Choose one of those that are on: header, hero, features, footer.',
  );
  await expect(renderSection(site, pageOf("/"), "cta")).rejects.toThrow(
    'The section "cta" of the page at / is off, by `enabled: false` or its dates. Turn it on, or render another one.',
  );
  await expect(renderPage(site, pageOf("/draft/"))).rejects.toThrow("The page at /draft/ is off");
});

test("all calls for a site share one server", () => {
  const [first, second] = [1, 2].map(() => loadRenderer(site.root, "/shop/"));
  expect(first).toBe(second);
});
