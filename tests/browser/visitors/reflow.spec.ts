import type { Page } from "playwright/test";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { wakeIslands } from "./islands.ts";

/** What WCAG 1.4.12 lets visitors set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Texts that are cut off, and whatever makes the page wider than the window. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const isShown = (e: Element) =>
      e.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    const tooWide = document.documentElement.scrollWidth > innerWidth;
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      if (element.closest("[inert], .skip-link, svg, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = range.getBoundingClientRect();
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath === "inset(50%)" || box.getAnimations().length > 0) break;
        const edge = box.getBoundingClientRect();
        const cutX = overflowX !== "visible" && overflowX !== "auto";
        const cutY = overflowY !== "visible" && overflowY !== "auto";
        if (box === document.documentElement || overflowX === "auto") break;
        if (
          (cutX && (place.left < edge.left - 1 || place.right > edge.right + 1)) ||
          (cutY && (place.top < edge.top - 1 || place.bottom > edge.bottom + 1))
        ) {
          clipped.push(node.textContent);
          break;
        }
      }
    }
    return { tooWide, clipped };
  });

const settings = {
  "320 × 256": { width: 320, height: 256, style: "" },
  "text spacing": { width: 390, height: 844, style: spacing },
  "text at 200 %, phone": { width: 390, height: 844, style: "html { font-size: 200% !important }" },
  "text at 200 %, desktop": {
    width: 1280,
    height: 800,
    style: "html { font-size: 200% !important }",
  },
};

for (const site of ["page", ...exampleNames] as const) {
  test(`${site}: with larger text, more room or a tiny window, nothing is cut off`, async ({
    page,
    open,
  }) => {
    for (const [name, { width, height, style }] of Object.entries(settings)) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await open(site);
        await wakeIslands(page);
        // As a browser's own setting would: the page's policy forbids styles from elsewhere.
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, style);
        await page.waitForTimeout(150);
        expect(await faults(page)).toEqual({ tooWide: false, clipped: [] });
        if (await page.locator("header button[aria-controls]:visible").count()) {
          await page.locator("header button[aria-controls]").click();
          await page.waitForTimeout(300);
          const menu = page.locator("header nav");
          expect(
            await menu.evaluate((nav) => nav.getBoundingClientRect().right),
          ).toBeLessThanOrEqual(width);
          expect(await faults(page)).toEqual({ tooWide: false, clipped: [] });
        }
      });
    }
  });
}
