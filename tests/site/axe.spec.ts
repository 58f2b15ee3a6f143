import type { Locator } from "playwright/test";
import { findViolations as findAll } from "../accessibility/findViolations.ts";
import { factors, setView } from "../browser/factors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { layOutAll } from "../browser/layOutAll.ts";
import { pairs } from "../browser/pairs.ts";
import { samplesOf } from "../browser/samples.ts";
import { wordsFor } from "../browser/siteWords.ts";
import { expect, test } from "../browser/test.ts";

/** Results that axe cannot decide, each with the reason why it is acceptable. */
const explained = [
  // The film is silent, so it needs no captions, and its description is beside it.
  "video-caption",
  // Text behind the header bar has the contrast that the build calculates for each pair of colors.
  "color-contrast bgOverlap",
  // Words in front of a picture have the contrast that the build calculates for each of its colours.
  "color-contrast imgNode",
  // The picture ends behind the words, where it has faded into the ground that these contrasts are calculated for.
  "color-contrast elmPartiallyObscuring over a background",
  // Words in front of a gradient or a pattern have the contrast that the build calculates for each of its colours.
  "color-contrast bgGradient",
];

/** Violations and undecided results of axe in one part of the page. */
const findViolations = (part: Locator) => findAll(part, { explained });

const { site, width, scheme } = factors;

for (const { tag, ...row } of pairs({ site, width, scheme })) {
  const { next: nextName, play } = wordsFor(row.site);
  const title = `${row.site}, ${row.width} px, ${row.scheme}: axe finds nothing, in any state`;
  test(title, { tag }, async ({ page, open }) => {
    // A long page has dozens of states.
    test.slow();
    await setView(page, { ...row, motion: "reduced" });
    await open(row.site);
    await wakeIslands(page);
    await layOutAll(page);
    const whole = page.locator("html");
    expect(await findViolations(whole), "at rest, film paused").toEqual([]);
    const menu = page.locator("header button[aria-controls]:visible");
    if (await menu.count()) {
      await menu.click();
      expect(await findViolations(whole), "menu open").toEqual([]);
      await page.keyboard.press("Escape");
    }
    for (const carousel of await page.locator("[role=group]:has(.swiper-wrapper)").all()) {
      const next = carousel.getByRole("button", { name: nextName });
      if (!(await next.isVisible())) continue;
      await next.click();
      expect(await findViolations(carousel), "second slide").toEqual([]);
      while ((await next.getAttribute("aria-disabled")) !== "true") await next.click();
      expect(await findViolations(carousel), "last slide").toEqual([]);
    }
    // A choice in a form shows nothing else.
    for (const choice of await page.locator("input[type=radio]:not(form *)").all()) {
      if (await choice.isChecked()) continue;
      await choice.check({ force: true });
      const section = choice.locator("xpath=ancestor::section");
      expect(await findViolations(section), "another choice").toEqual([]);
    }
    for (const film of await page
      .locator("section:has(video:not(:is([data-backdrop],[data-film]) *))")
      .all()) {
      await film.getByRole("button", { name: play }).click();
      expect(await findViolations(film), "film plays").toEqual([]);
    }
    for (const section of await page.locator("section:has([role=tab])").all()) {
      for (const tab of await samplesOf(section.getByRole("tab"))) {
        await tab.click();
        expect(await findViolations(section), "a tab").toEqual([]);
        for (const trigger of await samplesOf(section.locator("[aria-expanded]:visible"))) {
          await trigger.click();
          expect(await findViolations(section), "an answer").toEqual([]);
        }
      }
    }
  });
}
