import axe from "axe-core";
import type { Locator } from "playwright/test";
import { wakeIslands } from "../browser/islands.ts";
import { anyPages } from "../browser/sites.ts";
import { wordsFor } from "../browser/siteWords.ts";
import { expect, test } from "../browser/test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Results that axe cannot decide, each with the reason why it is acceptable. */
const explained = [
  // The film is silent, so it needs no captions, and its description is beside it.
  "video-caption",
  // Text behind the header bar has the contrast that the build calculates for each pair of colors.
  "color-contrast bgOverlap",
  // Words in front of a picture have the contrast that the build calculates for each of its colours.
  "color-contrast imgNode",
];

const widths = [320, 768, 1280];
const schemes = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "light", forcedColors: "active" },
} as const;

/** Violations and undecided results of axe in one part of the page, in every colour scheme. */
async function findViolations(part: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, media] of Object.entries(schemes)) {
    await part.page().emulateMedia(media);
    const { violations, incomplete } = await part.evaluate(
      (element, options) =>
        (globalThis as unknown as { axe: typeof axe }).axe.run(element, options),
      { runOnly: tags, resultTypes: ["violations" as const, "incomplete" as const] },
    );
    for (const { id, nodes } of [...violations, ...incomplete]) {
      for (const { html, any } of nodes) {
        const what = `${id} ${any[0]?.data?.messageKey ?? ""}`.trim();
        if (!explained.includes(what)) found.push(`${scheme}: ${what}: ${html.slice(0, 150)}`);
      }
    }
  }
  return found;
}

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });
    // A long page has a hundred states.
    test.slow();

    for (const site of anyPages) {
      const { next: nextName, play } = wordsFor(site);
      test(`${site}: axe finds nothing, in any state`, async ({ page, open }) => {
        await open(site);
        await wakeIslands(page);
        await page.evaluate(axe.source);
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
        for (const choice of await page.locator("input[type=radio]:not(:checked, form *)").all()) {
          await choice.check({ force: true });
          expect(await findViolations(whole), "another choice").toEqual([]);
        }
        for (const film of await page.locator("section:has(video)").all()) {
          await film.getByRole("button", { name: play }).click();
          expect(await findViolations(film), "film plays").toEqual([]);
        }
        for (const section of await page.locator("section:has([role=tab])").all()) {
          for (const tab of await section.getByRole("tab").all()) {
            await tab.click();
            const answers = await section.locator("[aria-expanded]:visible").all();
            if (answers.length === 0) expect(await findViolations(section), "a tab").toEqual([]);
            for (const trigger of answers) {
              await trigger.click();
              expect(await findViolations(section), "an answer").toEqual([]);
            }
          }
        }
      });
    }
  });
}
