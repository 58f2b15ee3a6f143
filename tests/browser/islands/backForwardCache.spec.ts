import type { Page } from "playwright/test";
import { contents, frames, silentIslands, wakeIslands } from "../islands.ts";
import { exampleNames, urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";
import { withBackForwardCache } from "../wholeChromium.ts";

test.use({
  ...withBackForwardCache,
  // Animations would change the state between the two views.
  contextOptions: { reducedMotion: "reduce" },
});

/**
 * The content of each island, without the positions that a carousel computes anew, and the address of pictures, whose
 * place among the attributes is another once the picture is mounted anew.
 */
async function statesOf(page: Page): Promise<Record<string, string>> {
  const islands = Object.entries(await contents(page));
  return Object.fromEntries(
    islands.map(([id, html]) => [id, html.replace(/ (style|src)="[^"]*"/g, "")]),
  );
}

for (const site of ["page", ...exampleNames] as const) {
  test(`${site}: going away and back finds every section as it was left, and alive`, {
    tag: "@rest",
  }, async ({ page, open }) => {
    // What is left until a time is the same before and afterwards.
    await page.clock.setFixedTime(new Date());
    await open(site);
    // On the second view, typefaces are cached. One that came too late for the first view would move lines.
    await open(site);
    await wakeIslands(page);
    const asRendered = await statesOf(page);
    expect(await silentIslands(page)).toEqual([]);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.body.dataset.persisted = String(persisted);
      });
      scrollTo({ top: 700, behavior: "instant" });
    });
    await frames(page, 10);
    // A button says for a while that it has copied.
    await expect(page.locator("[data-copied]")).toHaveCount(0);
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    const left = await statesOf(page);
    expect(left).not.toEqual(asRendered);
    await page.goto(`${urlOf(site)}404.html`);
    await page.evaluate(() => history.back());
    await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
    expect(await statesOf(page)).toEqual(left);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(await silentIslands(page)).toEqual([]);
  });
}
