import type { Page } from "playwright/test";
import { noticeableShifts, observeShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";

/** The kinds of typefaces in use for the texts: the page's own, or fallbacks. */
async function kindsOfFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = "h1, h2, h3, p, a, button";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const kinds = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { isCustomFont } of fonts) kinds.add(isCustomFont ? "own" : "fallback");
  }
  return [...kinds];
}

for (const late of ["display", "text"]) {
  for (const delay of [0, 60, 300, 1000]) {
    test(`${late} typeface ${delay} ms late: all texts are in the page's own typefaces, or none, and nothing shifts`, async ({
      page,
      open,
    }) => {
      await observeShifts(page);
      const files: string[] = [];
      await page.route("**/*.woff2", async (route) => {
        const file = route.request().url();
        files.push(file);
        const isLate = files.indexOf(file) === (late === "display" ? 0 : 1);
        setTimeout(() => route.continue(), isLate ? delay : 0);
      });
      await open();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      expect(files).toHaveLength(2);
      await expect.poll(() => kindsOfFonts(page)).toHaveLength(1);
      expect(await noticeableShifts(page)).toEqual([]);
    });
  }
}
