import { readPage } from "../../src/site/read/load.ts";
import { anyPages, sites } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const context = await loadFixtureContext();

/** The pages that no typeface of the engine would leave short: of Hebrew, say, none has the letters. */
const written = anyPages.filter((site) => {
  const { diagnostics } = readPage(Buffer.from(sites[site]), context);
  return !diagnostics.some(({ code }) => code === "typeface" || code === "other-typeface");
});

// For one character that the page's fonts lack, the browser looks for another font, and then lays out every line of
// text again.
for (const site of written) {
  test(`${site}: every character is in the page's own fonts`, async ({ page, open }) => {
    await open(site);
    // Fonts that arrive after the first paint are used from the next visit on.
    await expect(async () => {
      await page.reload();
      const faces = await page.evaluate(async () => {
        const all = [...(await document.fonts.ready)];
        return all.map(({ family, status }) => ({ isOwn: !/ fallback /.test(family), status }));
      });
      expect(faces.filter(({ isOwn }) => isOwn).map(({ status }) => status)).toContain("loaded");
      expect(faces.filter(({ isOwn, status }) => !isOwn && status !== "unloaded")).toEqual([]);
    }).toPass();
  });
}
