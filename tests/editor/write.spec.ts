import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator, Locator } from "playwright/test";
import { parse } from "yaml";
import { sites } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";
import { makeProject, type RunningServer, startLive } from "../project.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;
let shown: FrameLocator;

const file = () => path.join(root, "page.yaml");
const save = (source: string) => writeFileSync(file(), source);
const saved = () => readFileSync(file(), "utf8");

/** The props of a section as the file has them. */
const propsOf = (anchor: string) =>
  parse(saved()).sections.find(
    ({ type, id }: { type: string; id?: string }) => (id ?? type) === anchor,
  ).props;

test.beforeAll(async () => {
  root = await makeProject("editor-write", sites.page);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());

test.beforeEach(async ({ page, complaints: _ }) => {
  save(sites.page);
  await page.goto(`${server.origin}/edit`);
  shown = page.frameLocator("iframe[title='The page']");
  await expect(async () => {
    await shown.locator("#hero h1").click({ timeout: 2000 });
    await expect(shown.locator("broadside-boxes")).toBeAttached({ timeout: 500 });
  }).toPass();
});
test.afterEach(({ page }) => page.goto("about:blank"));

const written = () => shown.locator("[contenteditable]");

/** Starts writing a text at a point of it. */
async function write(text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  await expect(async () => {
    await text.click();
    await expect(written()).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

test("tries it", async ({ page }) => {
  const title = shown.locator("#features h2");
  await write(title);
  await page.keyboard.press("End");
  await page.keyboard.type(" and more");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Features for ordinary days and more");
  await expect.poll(() => propsOf("features").title).toBe("Features for ordinary days and more");
});
