import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { factors } from "../browser/factors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { pageTag } from "../browser/quickPages.ts";
import { samplesOf } from "../browser/samples.ts";
import { wordsFor } from "../browser/siteWords.ts";
import { expect, test } from "../browser/test.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/**
 * The pixels of an element, without its edges, which may lie between pixels. Those of a choice are without its round ends
 * too: a border of another colour is no sign of it.
 */
async function pointsOf(element: Locator, isChoice: boolean): Promise<Buffer> {
  const picture = sharp(await element.screenshot());
  const { width, height } = await picture.metadata();
  const end = isChoice ? Math.round(height / 2) : 2;
  const inside = { left: end, top: 2, width: width - 2 * end, height: height - 4 };
  return picture.extract(inside).raw().toBuffer();
}

/** Fails if an element looks the same after a press that changes its state. */
async function expectToShow(element: Locator, pressed: Locator, isChoice = false): Promise<void> {
  const before = await pointsOf(element, isChoice);
  // Neither the pointer nor the focus moves there, as they would be visible too.
  await pressed.dispatchEvent("click");
  const countChanged = async () =>
    (await pointsOf(element, isChoice)).filter(
      (value, index) => Math.abs(value - (before[index] ?? 0)) > 32,
    ).length;
  await expect.poll(countChanged).toBeGreaterThan(30);
}

/** Elements that look like buttons without forced colors: high, and no link in a text, a menu or a title. */
const buttonsWithoutEdge = (page: Page) =>
  page.locator("button:visible, a[class]:visible").evaluateAll((all) =>
    all
      .filter((element) => !element.closest("nav, h2, h3") && !element.querySelector("svg, img"))
      .filter((element) => element.getBoundingClientRect().height >= 44)
      .filter((element) => getComputedStyle(element).display !== "inline")
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
      .map((element) => element.outerHTML.slice(0, 100)),
  );

for (const site of factors.site) {
  const words = wordsFor(site);
  test(`${site}: buttons keep an edge, and every state can be seen`, {
    tag: pageTag(site),
  }, async ({ page, open }) => {
    await open(site);
    await wakeIslands(page);
    expect(await buttonsWithoutEdge(page)).toEqual([]);

    const tab = page.locator("[role=tab]:not(:only-child):visible").last();
    if (await tab.count()) await expectToShow(tab, tab, true);
    const trigger = page.locator("[role=tabpanel] [aria-expanded]:visible").last();
    if (await trigger.count()) await expectToShow(trigger, trigger);
    for (const carousel of await page.locator("[role=group]:has(.swiper-wrapper)").all()) {
      const next = carousel.getByRole("button", { name: words.next });
      if (!(await next.isVisible())) continue;
      await expectToShow(carousel.getByRole("button", { name: words.previous }), next);
    }
    for (const choice of await samplesOf(page.locator("label:has([type=radio])"))) {
      const radio = choice.locator("input");
      if (!(await radio.isChecked())) await expectToShow(choice, radio);
    }
    // A header that scrolls away with the page is out of sight where its links lead.
    const bar = page.locator("header > div > div");
    const stays = await bar.evaluateAll((bars) =>
      bars.some((element) => getComputedStyle(element).position === "fixed"),
    );
    const links = page.locator("header nav a[href^='#']:visible");
    for (const link of stays ? await samplesOf(links) : []) {
      // On a short page, the link to the section at its top is marked before anyone presses it.
      if (!(await link.getAttribute("aria-current"))) await expectToShow(link, link);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.locator("header [aria-controls]");
    if (await toggle.count()) await expectToShow(toggle, toggle);
  });
}
