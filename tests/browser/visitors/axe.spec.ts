import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { wakeIslands } from "./islands.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe cannot decide by itself, and why it is in order: the film is silent, so it needs no
 * captions, and its description stands beside it. Contrast on pictures and gradients is computed
 * at build for every pair of colours.
 */
const explained = ["video-caption", "color-contrast"];

/** What axe finds, and what it cannot decide, in the whole page or in one part of it. */
async function findFaults(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(tags);
  const { violations, incomplete } = await (part ? builder.include(part) : builder).analyze();
  return [...violations, ...incomplete.filter(({ id }) => !explained.includes(id))].flatMap(
    ({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 150)} ${any[0]?.message ?? ""}`),
  );
}

const widths = [320, 768, 1280];
const schemes = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  forced: { forcedColors: "active" },
} as const;

for (const width of widths) {
  for (const [scheme, options] of Object.entries(schemes)) {
    test.describe(`${width} px, ${scheme}`, () => {
      test.use({
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: "reduce", ...options },
      });

      for (const site of ["page", ...exampleNames] as const) {
        test(`${site}: axe finds nothing, in any state`, async ({ page, open }) => {
          test.setTimeout(180_000);
          await open(site);
          await wakeIslands(page);
          expect(await findFaults(page), "at rest, film paused").toEqual([]);
          const menu = page.locator("header button[aria-controls]:visible");
          if (await menu.count()) {
            await menu.click();
            expect(await findFaults(page, "header"), "menu open").toEqual([]);
            await page.keyboard.press("Escape");
          }
          for (const carousel of await page.locator("[aria-roledescription=carousel]").all()) {
            const next = carousel.getByRole("button", { name: "Next" });
            for (const position of ["second", "last"]) {
              if (!(await next.isVisible())) break;
              const presses = position === "last" ? 12 : 1;
              for (let i = 0; i < presses; i++) await next.dispatchEvent("click");
              const faults = await findFaults(page, "[aria-roledescription=carousel]");
              expect(faults, `${position} slide`).toEqual([]);
            }
          }
          await page.locator("video").evaluateAll(async (films: HTMLVideoElement[]) => {
            for (const film of films) await film.play().catch(() => {});
          });
          if (await page.locator("video").count()) {
            expect(await findFaults(page, "section:has(video)"), "film plays").toEqual([]);
          }
          const tabs = page.getByRole("tab");
          for (let tab = 0; tab < (await tabs.count()); tab++) {
            await tabs.nth(tab).click();
            const answers = page.locator(":not([hidden]) > [role=tabpanel] [aria-expanded]");
            // Every answer where the page is narrowest and lightest, the first of each tab elsewhere.
            const all = width === 320 && scheme === "light";
            for (const trigger of all ? await answers.all() : [answers.first()]) {
              await trigger.click();
              expect(await findFaults(page, "section:has([role=tab])"), "an answer").toEqual([]);
            }
          }
        });
      }
    });
  }
}
