import type { Page } from "playwright/test";
import { factors, setView } from "../browser/factors.ts";
import { islandsOf, scrollThrough, wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { pageTag } from "../browser/quickPages.ts";
import { deadControls, missingTexts } from "../browser/reading.ts";
import { declaredBy, exampleNames, type SiteName } from "../browser/sites.ts";
import { wordsFor } from "../browser/siteWords.ts";
import { expect, test } from "../browser/test.ts";

async function expectWholePage(page: Page, site: SiteName): Promise<void> {
  expect(await missingTexts(page, site)).toEqual([]);
  expect(await deadControls(page)).toEqual([]);
  const menu = page.getByRole("banner").getByRole("link");
  if (declaredBy(site).sections.some(({ type, enabled }) => type === "header" && enabled !== false))
    expect(await menu.count()).toBeGreaterThan(0);
  for (const link of await menu.all()) await expect(link).toBeVisible();
  const slides = page.locator(".swiper-slide");
  if (exampleNames.includes(site)) expect(await slides.count()).toBeGreaterThan(0);
  for (const slide of await slides.all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide).toBeInViewport();
  }
}

const { site, width } = factors;
const scripts = ["switched off", "missing"] as const;
const rows = pairs({ site, width, scripts });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { tag, ...row } of rows.filter((row) => row.scripts === "switched off")) {
    const title = `${row.site}, ${row.width} px: everything can be read, and nothing is shown that does nothing`;
    test(title, { tag }, async ({ page, open }) => {
      await setView(page, row);
      await open(row.site);
      await expectWholePage(page, row.site);
    });
  }
});

for (const { tag, ...row } of rows.filter((row) => row.scripts === "missing")) {
  const title = `${row.site}, ${row.width} px: when no script arrives, the page is as without JavaScript`;
  test(title, { tag }, async ({ page, open, complaints }) => {
    await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
    await setView(page, row);
    await open(row.site);
    // Items fade in once they have been in view. What is out of view again would wait there.
    await scrollThrough(page);
    await wakeIslands(page);
    await page.evaluate(() => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    });
    const islands = await islandsOf(page);
    expect(islands.filter(({ failed }) => !failed)).toEqual([]);
    await expectWholePage(page, row.site);
    const said = complaints.splice(0).filter((line) => !line.startsWith("Failed to load"));
    expect(said.map((line) => /"(.*?)"/.exec(line)?.[1]).sort()).toEqual(
      islands.map(({ id }) => id).sort(),
    );
  });
}

for (const site of factors.site) {
  test(`${site}: on paper, every answer and card is there`, {
    tag: pageTag(site),
  }, async ({ page, open }) => {
    await open(site);
    await wakeIslands(page);
    await page.emulateMedia({ media: "print" });
    const missing = await missingTexts(page, site, ["announcement", "header"]);
    // Labels of controls for the screen, and the name of a list of links, are not for paper.
    const controls = await page.locator("label, option, main nav > p").allTextContents();
    expect(missing.filter((text) => !controls.some((name) => text.endsWith(name)))).toEqual([]);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("button", { name: wordsFor(site).next, exact: true })).toHaveCount(
      0,
    );
  });
}
