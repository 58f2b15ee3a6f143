import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { wakeIslands } from "./islands.ts";

interface Stop {
  name: string;
  fault: string;
}

const pages = ["page", ...exampleNames] as const;
const settings = [
  { width: 320, scheme: "light" },
  { width: 1280, scheme: "dark" },
  { width: 1280, scheme: "forced" },
] as const;

for (const { width, scheme } of settings) {
  test.describe(`${width} px, ${scheme}`, () => {
    test.use({
      viewport: { width, height: 640 },
      contextOptions: {
        reducedMotion: "reduce",
        colorScheme: scheme === "dark" ? "dark" : "light",
        forcedColors: scheme === "forced" ? "active" : "none",
      },
    });

    for (const site of pages) {
      test(`${site}: at each stop of the Tab key, focus is seen and never under the bar`, async ({
        page,
        open,
      }) => {
        test.slow();
        await open(site);
        await wakeIslands(page);
        const seen: Stop[] = [];
        for (let i = 0; i < 200; i++) {
          await page.keyboard.press("Tab");
          const stop = await page.evaluate(async () => {
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            const element = document.activeElement;
            if (!element || element === document.body) return null;
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            const box = element.getBoundingClientRect();
            const shown = {
              top: Math.max(box.top, 0),
              bottom: Math.min(box.bottom, innerHeight),
              left: Math.max(box.left, 0),
              right: Math.min(box.right, innerWidth),
            };
            const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
            const isInView = shown.bottom - shown.top > 4 && shown.right - shown.left > 4;
            const spots = [0.1, 0.5, 0.9].flatMap((x) =>
              [0.1, 0.5, 0.9].map((y) =>
                document.elementFromPoint(
                  shown.left + (shown.right - shown.left) * x,
                  shown.top + (shown.bottom - shown.top) * y,
                ),
              ),
            );
            const isUncovered = spots.some(
              (spot) => spot && (element.contains(spot) || spot.contains(element)),
            );
            const ok = isOutlined && isInView && isUncovered;
            return {
              name: element.outerHTML.slice(0, 110),
              fault: ok ? "" : JSON.stringify({ isOutlined, isInView, isUncovered, box }),
            };
          });
          if (!stop) break;
          seen.push(stop);
        }
        expect(seen.length).toBeGreaterThan(5);
        expect(seen.length).toBeLessThan(200);
        expect(seen.filter(({ fault }) => fault)).toEqual([]);
      });

      test(`${site}: whatever is pressed is 24 px wide and high`, async ({ page, open }) => {
        await open(site);
        await wakeIslands(page);
        const small = await page
          .locator("a[href], button, input, label:has(input), summary, [role=tab]")
          .evaluateAll((all) =>
            all
              .filter((e) => e.checkVisibility({ visibilityProperty: true }))
              .filter((e) => !e.matches(".skip-link, label *"))
              .filter((e) => {
                const { width, height } = e.getBoundingClientRect();
                return width < 24 || height < 24;
              })
              .map((e) => e.outerHTML.slice(0, 120)),
          );
        expect(small).toEqual([]);
      });
    }
  });
}

test("the first stop skips to the content", async ({ page, open }) => {
  await open();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("header"))).toBeNull();
});
