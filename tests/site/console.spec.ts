import { wakeIslands } from "../browser/islands.ts";
import { siteNames } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

for (const site of siteNames) {
  test(`${site}: hydrates with an empty console, and asks no other host`, async ({
    page,
    open,
    complaints,
  }) => {
    await open(site);
    await wakeIslands(page);
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
    await expect(page.locator("[data-failed]")).toHaveCount(0);
  });
}
