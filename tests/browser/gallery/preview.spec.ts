import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright/test";
import { islandTypes } from "../../fixtures/islandTypes.ts";
import { copyFolder, makeProject } from "../../project/makeProject.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { startLive } from "../../project/startLive.ts";
import { baseOf, sites, withoutFaq } from "../sites.ts";
import { expect, test } from "../test.ts";

// One worker, so that one preview serves all tests. It begins without questions, and with a picture that is missing.
test.describe.configure({ mode: "default" });

const base = baseOf("promo");
const withoutQuestions = withoutFaq.replace(/^ {2}base: .*$/m, `  base: ${base}`);

let root: string;
let server: RunningServer;
let schemaFile: string;
let schema: string;

test.beforeAll(async () => {
  root = await makeProject("gallery-live", withoutQuestions);
  schemaFile = path.join(await copyFolder(root, "schema"), "sections/spotlight.schema.json");
  schema = await readFile(schemaFile, "utf8");
  const broken = schema.replaceAll("/examples/shapes.png", "/images/nowhere.png");
  expect(broken).not.toBe(schema);
  await writeFile(schemaFile, broken);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());

const addressOf = (name: string) => server.origin + base + name;
const fetchText = async (name: string) => {
  const response = await fetch(addressOf(name));
  return { status: response.status, text: await response.text() };
};

/** Has the picture in its place, also if the test that mends it did not run. */
async function repair(): Promise<void> {
  if ((await readFile(schemaFile, "utf8")) !== schema) await writeFile(schemaFile, schema);
  // Every picture of the examples is made: a cold machine needs longer than for other answers.
  const status = async () => (await fetchText("gallery/")).status;
  await expect.poll(status, { timeout: 150_000 }).toBe(200);
}

/** Chooses a tab once the page responds: the preview queues no clicks. */
async function chooseTab(page: Page): Promise<void> {
  const tab = page.locator("[role=tab]").nth(1);
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
}

test("while an example cannot be shown, the page can, and the gallery comes back", {
  tag: "@rest",
}, async ({ page }) => {
  expect((await page.goto(addressOf("")))?.status()).toBe(200);
  // Without an open page to show it, Vite would keep the error for the next one.
  await expect(async () => {
    expect((await fetchText("gallery/")).status).toBe(500);
    await expect(page.locator("vite-error-overlay")).toBeAttached({ timeout: 1000 });
  }).toPass();
  await repair();
});

test("the live preview serves it at /gallery, below the path of the site", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await repair();
  const { text: html } = await fetchText("gallery");
  expect(html.match(/<article/g)).toHaveLength(readdirSync("schema/sections").length);
  const film = await fetch(addressOf("examples/film.mp4"));
  expect(film.headers.get("content-type")).toBe("video/mp4");
  await film.body?.cancel();
  // What an island costs does not depend on whether the page shows it.
  expect((await fetchText("")).text).not.toContain('data-island="faq"');
  const scripted = html.match(/<article id="[^"]*"|that all islands share/g)?.join("\n") ?? "";
  for (const type of islandTypes.keys()) {
    expect(scripted).toContain(`<article id="${type}"\nthat all islands share`);
  }
  await page.goto(addressOf("gallery/faq/1.html"));
  await chooseTab(page);
});

test("below a path, the preview follows edits", { tag: "@rest" }, async ({
  page,
  complaints: _,
}) => {
  await writeFile(path.join(root, "page.yaml"), sites.promo);
  await page.goto(addressOf(""));
  await chooseTab(page);
  await writeFile(
    path.join(root, "page.yaml"),
    sites.promo.replace("Frequently Asked Questions", "Asked again and again"),
  );
  await expect(page.getByRole("heading", { name: "Asked again and again" })).toBeVisible();
});
