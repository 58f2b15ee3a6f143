import { factors } from "../factors.ts";
import { holdBack } from "../holdBack.ts";
import { frames, scrollThrough, wakeIslands } from "../islands.ts";
import { pairs } from "../pairs.ts";
import { noticeableShifts, observeShifts } from "../shifts.ts";
import { type SiteName, siteNames } from "../sites.ts";
import { expect, test } from "../test.ts";

/** The pages besides those of the factors: with another order, another length, and a ground or a bar at the top. */
const others = siteNames.filter((name) => /^(reversed|long|launch)/.test(name));

/** The pages of a quick run. Each of the widths is that of several. */
const quick: readonly SiteName[] = [...factors.site, "launchBelowBar"];

for (const { site, width, tag } of pairs({
  site: [...factors.site, ...others],
  width: [390, 1280],
})) {
  test(`${site}, ${width} px: nothing shifts when scripts come after the visitor has seen all`, {
    tag: quick.includes(site) ? tag : ["@rest"],
  }, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await observeShifts(page);
    const release = await holdBack(page, "**/assets/*.js");
    await open(site);
    await scrollThrough(page);
    release();
    await wakeIslands(page);
    await page.waitForLoadState("networkidle");
    await frames(page, 10);
    expect(await noticeableShifts(page)).toEqual([]);
  });
}
