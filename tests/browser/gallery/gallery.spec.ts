import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { parse } from "yaml";
import { islandTypes } from "../../fixtures/islandTypes.ts";
import { copyFolder, makeProject } from "../../project/makeProject.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { sites, withoutFaq } from "../sites.ts";
import { expect, test } from "../test.ts";
import { serveGallery } from "./serveGallery.ts";

// One worker, so that the gallery is built once.
test.describe.configure({ mode: "default" });

let built: string;
let server: RunningServer;

interface Schema {
  needsOneOf?: { names: string[] };
  properties: Record<
    string,
    { minItems?: number; maxItems?: number; default?: unknown; fills?: string; excludes?: string }
  >;
  required?: string[];
  examples: unknown[];
}

const types = readdirSync("schema/sections").map((file) => {
  const schema: Schema = JSON.parse(readFileSync(`schema/sections/${file}`, "utf8"));
  return { type: path.basename(file, ".schema.json"), schema, examples: schema.examples };
});

/** Axe for the gallery without its frames, which other tests cover. */
const auditors = (page: Page) => new AxeBuilder({ page }).exclude("iframe");

/** Scrolls to a frame, which loads when it comes into view. */
async function see(page: Page, title: string) {
  await page.getByTitle(title, { exact: true }).scrollIntoViewIfNeeded();
  return page.frameLocator(`[title="${title}"]`);
}

/** Empties all frames but those of one example: loading a hundred of them takes long. */
async function showOnly(page: Page, example: string) {
  const empty = { contentType: "text/html", body: "<!doctype html><title>Empty</title>" };
  await page.route(/\/[a-z-]+\/(\d+|still)\.html$/, (route) =>
    route.request().url().endsWith(example) ? route.continue() : route.fulfill(empty),
  );
}

test.beforeAll(async () => {
  server = await serveGallery(sites.page);
  built = `${server.origin}/`;
});
test.afterAll(() => server?.stop());

test("the gallery shows every example of every type, at three widths, by day and by night", async ({
  page,
  complaints: _,
}) => {
  await showOnly(page, "none");
  await page.goto(built);
  for (const { type, examples } of types) {
    const article = page.getByRole("article", { name: type, exact: true });
    await expect(article.getByRole("button", { name: /Copy/ })).toHaveCount(examples.length);
    await expect(article.locator("iframe")).toHaveCount(6 * examples.length);
    const widths = await article
      .locator("iframe")
      .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).width));
    const row = ["390px", "820px", "1280px"];
    expect(widths.slice(0, 6)).toEqual([...row, ...row]);
  }
});

test("examples are interactive, and as high as their content", async ({ page, complaints: _ }) => {
  await page.goto(built);
  const tab = (await see(page, "faq, example 1, tablet by day")).getByRole("tab").nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  const pricing = await see(page, "pricing, example 1, phone by night");
  await expect(pricing.getByText("$40")).toBeHidden();
  await pricing.getByRole("radio", { name: /Yearly/ }).check();
  await expect(pricing.getByText("$40")).toBeVisible();
  const overflow = await pricing
    .locator("html")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(overflow).toBeLessThanOrEqual(1);
});

test("by keyboard: / leads to the search, which finds types by name and by property", async ({
  page,
  complaints: _,
}) => {
  await showOnly(page, "none");
  await page.goto(built);
  await page.keyboard.press("/");
  await page.keyboard.type("no such type");
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("plans yearly");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("status").first()).toHaveText(`1 of ${types.length}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "pricing", exact: true })).toBeFocused();
});

test("what it copies is what the schema has, ready for page.yaml", async ({
  page,
  context,
  complaints: _,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await showOnly(page, "none");
  await page.goto(built);
  for (const { type, examples } of types) {
    const article = page.getByRole("article", { name: type, exact: true });
    await article.getByRole("button", { name: /Copy/ }).first().click();
    await expect(page.getByText(`Copied ${type}, example 1.`)).toBeVisible();
    const yaml = await page.evaluate(() => navigator.clipboard.readText());
    expect(parse(`sections:\n${yaml}`)).toEqual({ sections: [{ type, props: examples[0] }] });
  }
});

test("examples show day and night, and the gallery is accessible in both", async ({
  page,
  complaints: _,
}) => {
  await showOnly(page, "hero/1.html");
  for (const [colorScheme, time] of [
    ["dark", "by night"],
    ["light", "by day"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(built);
    const hero = (await see(page, `hero, example 1, phone ${time}`)).locator("html");
    await expect(hero).toHaveAttribute("data-theme", colorScheme);
    await page.locator("summary").first().click();
    // All types are shown alike, and an audit of every one takes very long.
    await page.locator("article").evaluateAll((articles) => {
      for (const article of articles.slice(3)) article.remove();
    });
    expect((await auditors(page).analyze()).violations).toEqual([]);
  }
});

test("every type has a page of variants, which the gallery leads to", async ({
  page,
  complaints: _,
}) => {
  await showOnly(page, "none");
  await page.goto(built);
  for (const { type, schema } of types) {
    const article = page.getByRole("article", { name: type, exact: true });
    const link = article.getByRole("link", { name: /each part left out/ });
    const html = await (await page.request.get(built + (await link.getAttribute("href")))).text();
    const names = [...html.matchAll(/data-variant="([^"]*)"/g)].map(([, name = ""]) => name);
    for (const [name, { maxItems, minItems = 0, default: fallback }] of Object.entries(
      schema.properties,
    )) {
      if (maxItems) {
        const within = [0, 1, 2, 3, 4, 5, 7].filter((n) => n >= minItems && n < maxItems);
        expect(names).toEqual(
          expect.arrayContaining([...within, maxItems].map((n) => `${name}: ${n}`)),
        );
      }
      const fills = Object.values(schema.properties).some(({ fills }) => fills === name);
      const isFilled = schema.properties[name]?.fills !== undefined;
      const isChoice = schema.needsOneOf?.names.includes(name);
      const isNeeded = schema.required?.includes(name) || isChoice;
      // It is in the place of another, or another in its place.
      const isInstead = Object.entries(schema.properties).some(
        ([other, { excludes }]) => excludes && [other, excludes].includes(name),
      );
      if (!isNeeded && !isInstead && fallback === undefined && !fills && !isFilled) {
        expect(names).toContain(`without ${name}`);
      }
    }
  }
});

test("in a narrow window, the tables of properties keep their words whole", async ({
  page,
  complaints: _,
}) => {
  await showOnly(page, "none");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(built);
  const tables = page.getByRole("group", { name: /^Properties of/ });
  await page
    .locator("details")
    .evaluateAll((all) => all.map((one) => one.toggleAttribute("open", true)));
  const broken = await tables.locator("td").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
});

test("while an example cannot be shown, the page can, and the gallery comes back", async ({
  page,
  startPreview,
}) => {
  const root = await makeProject("gallery-broken", sites.page);
  const schemaDir = await copyFolder(root, "schema");
  const file = path.join(schemaDir, "sections/spotlight.schema.json");
  const schema = await readFile(file, "utf8");
  await writeFile(file, schema.replaceAll("/examples/shapes.png", "/images/nowhere.png"));
  const origin = await startPreview(root);
  const visit = async (address: string) => (await page.request.get(origin + address)).status();
  expect(await visit("/gallery/")).toBe(500);
  expect(await visit("/")).toBe(200);
  await writeFile(file, schema);
  // Every picture of the examples is made: a cold machine needs longer than for other answers.
  await expect.poll(() => visit("/gallery/"), { timeout: 150_000 }).toBe(200);
});

test("the live preview serves it at /gallery", async ({ page, startPreview }) => {
  const origin = await startPreview(await makeProject("gallery-live", withoutFaq));
  const gallery = `${origin}/gallery`;
  const html = await (await page.request.get(gallery)).text();
  expect(html.match(/<article/g)).toHaveLength(types.length);
  const film = await page.request.get(`${origin}/examples/film.mp4`);
  expect(film.headers()["content-type"]).toBe("video/mp4");
  // What an island costs does not depend on whether the page shows it.
  const scripted = html.match(/<article id="[^"]*"|that all islands share/g)?.join("\n") ?? "";
  for (const type of islandTypes.keys()) {
    expect(scripted).toContain(`<article id="${type}"\nthat all islands share`);
  }
  await page.goto(`${gallery}/faq/1.html`);
  const tab = page.getByRole("tab").nth(1);
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
});
