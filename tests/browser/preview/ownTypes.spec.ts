import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright/test";
import { openEditor } from "../../editor/states.ts";
import { buildIn } from "../../project/build.ts";
import { makeOwnSite } from "../../project/makeOwnSite.ts";
import { type RunningServer, servePublished } from "../../project/servePublished.ts";
import { startPackage } from "../../project/startLive.ts";
import { expect, test } from "../test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;

const change = async (file: string, from: string, to: string) => {
  const text = await readFile(path.join(root, file), "utf8");
  await writeFile(path.join(root, file), text.replace(from, to));
};

test.beforeAll(async () => {
  root = await makeOwnSite("preview-own");
  server = await startPackage(root, path.resolve("src/cli/broadside.cjs"));
});
test.afterAll(() => server?.stop());

async function turnTabs(page: Page) {
  const tab = page.getByRole("tab", { name: "Second" });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("What stands second may be skipped.")).toBeVisible();
}

test("an island of the site's own is hydrated in the preview and in the built site", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await page.goto(server.origin);
  await turnTabs(page);
  const published = await servePublished(await buildIn(root));
  await page.goto(published.origin);
  await turnTabs(page);
  await published.stop();
});

test("a changed component is shown at once, and a mistake lies over the page until it is gone", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto(server.origin);
  await change("sections/stats/Stats.tsx", "the first of May", "the last of June");
  await expect(page.getByText("Counted on the last of June.")).toBeVisible();
  const overlay = page.locator("vite-error-overlay");
  await change("sections/tour/tour.schema.json", '"title"', '"title');
  await expect(overlay).toContainText("sections/tour/tour.schema.json:3:");
  await change("sections/tour/tour.schema.json", '"title', '"title"');
  await expect(overlay).toHaveCount(0);
  await turnTabs(page);
});

test("a control of the site's own writes into the file, and shows its value", {
  tag: "@rest",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("broadside:welcomed", "yes"));
  await openEditor(page, server.origin);
  await page.getByRole("row", { name: /^Mood board/ }).click();
  const loose = page.getByRole("button", { name: "loose" });
  await loose.click();
  await expect(loose).toHaveAttribute("aria-pressed", "true");
  const saved = () => readFile(path.join(root, "page.yaml"), "utf8");
  await expect.poll(saved).toContain("layout: loose");
});
