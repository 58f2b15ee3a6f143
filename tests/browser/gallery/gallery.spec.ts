import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { parse } from "yaml";
import { findViolations } from "../../accessibility/findViolations.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { firstMiddleLast } from "../samples.ts";
import { sites } from "../sites.ts";
import { expect, test } from "../test.ts";
import { serveGallery } from "./serveGallery.ts";

// One worker, so that the gallery is built once.
test.describe.configure({ mode: "default" });

let built: string;
let server: RunningServer;

const types = readdirSync("schema/sections").map((file) => {
  const { examples }: { examples: unknown[] } = JSON.parse(
    readFileSync(`schema/sections/${file}`, "utf8"),
  );
  return { type: path.basename(file, ".schema.json"), examples };
});

/** Scrolls to a frame, which loads when it comes into view, and waits until no frame that loads beside it moves it. */
async function see(page: Page, title: string) {
  const frame = page.locator(`iframe[title="${title}"]`);
  await frame.scrollIntoViewIfNeeded();
  let before = "";
  const hasStayed = async () => {
    const last = before;
    before = JSON.stringify(await frame.boundingBox());
    return before === last;
  };
  // A click waits for what moves inside of the frame alone.
  await frame.contentFrame().locator("main").waitFor();
  await expect.poll(hasStayed).toBe(true);
  return frame.contentFrame();
}

/** Opens the gallery with the frames of the given examples only: loading hundreds of them takes long. */
async function openGallery(page: Page, ...examples: string[]) {
  await page.route(built, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/<iframe src="([^"]*)\.html".*?<\/iframe>/g, (frame, example) =>
      examples.includes(example) ? frame : "",
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto(built);
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
  const empty = { contentType: "text/html", body: "<!doctype html><title>Empty</title>" };
  await page.route(/\/[a-z-]+\/\d+\.html$/, (route) => route.fulfill(empty));
  await page.goto(built);
  const shown = await page.locator("article").evaluateAll((articles) =>
    articles.map((article) => ({
      type: article.getAttribute("aria-labelledby")?.replace(/\.title$/, ""),
      copies: article.querySelectorAll("button[aria-label^=Copy]").length,
      widths: [...article.querySelectorAll("iframe")].map((each) => getComputedStyle(each).width),
    })),
  );
  const row = ["390px", "820px", "1280px"];
  expect(shown).toEqual(
    types.map(({ type, examples }) => ({
      type,
      copies: examples.length,
      widths: examples.flatMap(() => [...row, ...row]),
    })),
  );
});

test("examples are interactive, and as high as their content", { tag: "@rest" }, async ({
  page,
  complaints: _,
}) => {
  await openGallery(page, "faq/1", "pricing/1");
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
  await openGallery(page);
  const found = page.locator("article:visible");
  await page.keyboard.press("/");
  await page.keyboard.type("no such type");
  await expect(found).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("plans yearly");
  await expect(found).toHaveCount(1);
  await expect(page.getByRole("status").first()).toHaveText(`1 of ${types.length}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "pricing", exact: true })).toBeFocused();
});

test("examples are shown from right to left, and back", { tag: "@rest" }, async ({
  page,
  complaints: _,
}) => {
  await openGallery(page, "testimonials/1");
  const shown = await see(page, "testimonials, example 1, desktop by day");
  const box = page.getByLabel("Right to left");
  const heading = shown.getByRole("heading").first();
  await expect(heading).toHaveCSS("direction", "ltr");
  await box.check();
  await expect(heading).toHaveCSS("direction", "rtl");
  await expect(shown.locator("html")).toHaveAttribute("dir", "rtl");
  await box.uncheck();
  await expect(heading).toHaveCSS("direction", "ltr");
});

// The documents have the YAML of all examples, which another test reads.
test("what it copies is what the schema has, ready for page.yaml", { tag: "@rest" }, async ({
  page,
  context,
  complaints: _,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGallery(page);
  for (const { type, examples } of firstMiddleLast(types)) {
    const name = `${type}, example ${examples.length}`;
    await page.locator(`button[aria-label="Copy the YAML of ${name}"]`).click();
    await expect(page.locator("[data-status]")).toContainText(`Copied ${name}.`);
    const yaml = await page.evaluate(() => navigator.clipboard.readText());
    expect(parse(`sections:\n${yaml}`)).toEqual({ sections: [{ type, props: examples.at(-1) }] });
  }
});

test("examples show day and night, and the gallery is accessible in both", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await openGallery(page, "hero/1");
  const frames = { light: "by day", dark: "by night" };
  for (const [colorScheme, time] of Object.entries(frames)) {
    const hero = (await see(page, `hero, example 1, phone ${time}`)).locator("html");
    await expect(hero).toHaveAttribute("data-theme", colorScheme);
  }
  await page.locator("summary").first().click();
  // All types are shown alike, and an audit of every one takes very long.
  await page.locator("article").evaluateAll((articles) => {
    for (const article of articles.slice(3)) article.remove();
  });
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await findViolations(page.locator("html"), { isSureOnly: true });
    expect(violations, colorScheme).toEqual([]);
  }
});

test("in a narrow window, the tables of properties keep their words whole", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
  const broken = await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.toggleAttribute("open", true);
    const cells = [...document.querySelectorAll('[aria-label^="Properties of"] td')];
    if (cells.length === 0) return ["no cell"];
    return cells.flatMap((cell) => {
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
    });
  });
  expect(broken).toEqual([]);
});
