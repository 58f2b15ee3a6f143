import { readFile } from "node:fs/promises";
import path from "node:path";
import { restTag } from "../browser/restTag.ts";
import { sites } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";
import { makeProject } from "../project/makeProject.ts";
import { shownIn } from "./states.ts";

/** More requests for code than an opening may need. */
const tooMany = 40;

const [, everyType = ""] = Object.entries(sites).find(([name]) => /^examples-/.test(name)) ?? [];

const pages = Object.entries({ "a usual page": sites.page, "every type": everyType });

for (const [index, [name, source]] of pages.entries()) {
  test(`the first opening needs few requests, and the page can be written: ${name}`, {
    tag: restTag(index),
  }, async ({ page, startPreview }) => {
    const root = await makeProject(`editor-opening-${name.replaceAll(" ", "-")}`, source);
    const origin = await startPreview(root);
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") requested.push(request.url());
    });
    await page.goto(`${origin}/edit`);
    const shown = shownIn(page);
    await expect(async () => {
      await shown.getByRole("heading", { level: 1 }).first().click({ timeout: 10_000 });
      await expect(shown.locator("[contenteditable]")).toHaveCount(1, { timeout: 700 });
    }).toPass();
    await page.keyboard.type("Zest");
    await expect.poll(() => readFile(path.join(root, "page.yaml"), "utf8")).toContain("Zest");
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.length).toBeLessThan(tooMany);
  });
}
