import { frames } from "../islands.ts";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

const site = exampleNames[0];

for (const width of [320, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a table scrolls by keys in a region of its own, and its labels stay", async ({
      page,
      open,
    }) => {
      await open(site);
      const region = page.getByRole("region", { name: "Example, A big suite, Paper and pencil" });
      const label = region.getByRole("rowheader", { name: "Lists to share" });
      const last = region.getByRole("columnheader", { name: "Memory" });
      await region.focus();
      const start = await label.boundingBox();
      await expect(last).not.toBeInViewport();
      const isAtEnd = () =>
        region.evaluate(
          ({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft + clientWidth > scrollWidth - 1,
        );
      // More presses than any window needs.
      for (let press = 0; press < 100 && !(await isAtEnd()); press++) {
        await page.keyboard.press("ArrowRight");
        await frames(page, 2);
      }
      await expect(last).toBeInViewport({ ratio: 1 });
      expect((await label.boundingBox())?.x).toBe(start?.x);
      const [inner, outer] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      expect(inner).toBe(outer);
    });
  });
}

test("signs say what they mean", async ({ page, open }) => {
  await open(site);
  const row = page.getByRole("row", { name: "Lists to share" });
  await expect(row.getByRole("cell", { name: "yes", exact: true })).toHaveCount(2);
  await expect(row.getByRole("cell", { name: "no", exact: true })).toHaveCount(2);
  await expect(page.getByRole("table", { name: "How we compare" })).toBeVisible();
});
