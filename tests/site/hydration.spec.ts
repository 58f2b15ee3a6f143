import { islandsOf, scrollThrough } from "../browser/islands.ts";
import { pageTag } from "../browser/quickPages.ts";
import { siteNames } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

// All other tests go from island to island. A visitor scrolls.
for (const site of siteNames) {
  test(`${site}: scrolled screen by screen, every island hydrates, with an empty console`, {
    tag: pageTag(site),
  }, async ({ page, open, complaints }) => {
    await open(site);
    // On a slow machine, the browser may not notice an island that passes by.
    await expect(async () => {
      await scrollThrough(page);
      expect((await islandsOf(page)).filter(({ awake }) => !awake)).toEqual([]);
    }).toPass();
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}
