import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { findFaults, noFaults } from "./findFaults.ts";
import { wakeIslands } from "./islands.ts";

/** What WCAG 1.4.12 lets visitors set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

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
        expect(await findFaults(page)).toEqual(noFaults);
        if (await page.locator("header button[aria-controls]:visible").count()) {
          await page.locator("header button[aria-controls]").click();
          await page.waitForTimeout(300);
          const menu = page.locator("header nav");
          expect(
            await menu.evaluate((nav) => nav.getBoundingClientRect().right),
          ).toBeLessThanOrEqual(width);
          expect(await findFaults(page)).toEqual(noFaults);
        }
      });
    }
  });
}
