import type { Page } from "playwright/test";
import { factors, namesOf } from "../browser/factors.ts";
import { findLayoutErrors, noLayoutErrors } from "../browser/findLayoutErrors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { restOf } from "../browser/restOf.ts";
import { expect, test } from "../browser/test.ts";

/** The text spacing that WCAG 1.4.12 allows visitors to set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const settings = {
  "320 × 256": { width: 320, height: 256 },
  "text spacing": { width: 390, height: 844, style: spacing },
  "text at 200 %, small phone": { width: 320, height: 640, letters: 32 },
  "text at 200 %, phone": { width: 390, height: 844, letters: 32 },
  "text at 200 %, desktop": { width: 1280, height: 800, letters: 32 },
  "text alone at 200 %, desktop": {
    width: 1280,
    height: 800,
    style: "html { font-size: 200% !important }",
  },
} satisfies Record<string, Setting>;

interface Setting {
  width: number;
  height: number;
  style?: string;
  /** The font size that the visitor has set in the browser, in pixels. */
  letters?: number;
}

const usualLetters = 16;

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Layout errors of the bar at the top, with letters of any size. */
const findBarErrors = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector("header");
    if (!header) return [];
    // The parts above the header scroll away first.
    const above = document.querySelector<HTMLElement>("aside:has(~ header)")?.offsetHeight ?? 0;
    scrollTo({ top: above, behavior: "instant" });
    const { bottom } = header.querySelector("div > div")?.getBoundingClientRect() ?? { bottom: 0 };
    const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const brand = header.querySelector("a[href]:has(img)")?.lastChild;
    const range = document.createRange();
    if (brand) range.selectNodeContents(brand);
    scrollTo({ top: 0, behavior: "instant" });
    return [
      bottom > kept && "covers what links lead to",
      range.getClientRects().length > 1 && "breaks the brand's name",
    ].filter(Boolean);
  });

const { site } = factors;

for (const { tag, ...row } of pairs({ site, name: namesOf(settings) })) {
  test(`${row.site}, ${row.name}: nothing is cut off`, { tag }, async ({ page, open }) => {
    const setting: Setting = settings[row.name];
    const { width, height, style = "", letters = usualLetters } = setting;
    const browser = await page.context().newCDPSession(page);
    await page.setViewportSize({ width, height });
    await browser.send("Page.setFontSizes", { fontSizes: { standard: letters } });
    await open(row.site);
    await wakeIslands(page);
    // Like a browser setting: the page's policy forbids styles from elsewhere.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, style);
    await restOf(page.locator("body"));
    expect(await rootSize(page)).toBeGreaterThanOrEqual(letters);
    expect(await findLayoutErrors(page)).toEqual(noLayoutErrors);
    // If only a stylesheet enlarges the letters, the page's breakpoints do not apply, and links wrap.
    if (!style) expect(await findBarErrors(page)).toEqual([]);
    const toggle = page.locator("header button[aria-controls]:visible");
    if ((await toggle.count()) === 0) return;
    await toggle.click();
    const menu = page.locator("header nav");
    await restOf(menu);
    const end = await menu.evaluate((nav) => nav.getBoundingClientRect().right);
    expect(end).toBeLessThanOrEqual(width);
    expect(await findLayoutErrors(page)).toEqual(noLayoutErrors);
  });
}
