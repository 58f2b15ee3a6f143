import type { Page } from "playwright/test";
import { restTag } from "../restTag.ts";
import { exampleNames } from "../sites.ts";
import { expect, test, widths } from "../test.ts";

const site = exampleNames[0];

const barOf = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

/** Counts the frames in which a part of the bar is on the screen, from the first one on. */
const countFrames = () => {
  const seen = { frames: 0, withBar: 0 };
  const look = () => {
    seen.frames++;
    if (document.querySelector("aside")?.offsetHeight) seen.withBar++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { seen });
};

const seenIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { frames: number; withBar: number } }).seen);

for (const [turn, [device, width]] of Object.entries(widths).entries()) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the bar is closed by its button, and stays closed without a flash", {
      tag: restTag(turn),
    }, async ({ page, open }) => {
      await page.addInitScript(countFrames);
      await open(site);
      const bar = barOf(page);
      await expect(bar.getByText("Until Sunday:")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.locator(".skip-link")).toBeFocused();
      const close = bar.getByRole("button", { name: "Close" });
      await close.press("Enter");
      await expect(bar).toBeHidden();
      await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();

      await page.reload();
      await expect.poll(async () => (await seenIn(page)).frames).toBeGreaterThan(3);
      expect((await seenIn(page)).withBar).toBe(0);
      await expect(bar).toBeHidden();
      expect(await page.context().cookies()).toEqual([]);

      // Other words have another key.
      await page.route(page.url(), async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/data-key="\w+"/, 'data-key="other"');
        await route.fulfill({ response, body });
      });
      await page.reload();
      await expect(bar).toBeVisible();
    });

    test("the bar scrolls away, and the header stays below it and then at the top", {
      tag: restTag((turn + 1) % 3),
    }, async ({ page, open }) => {
      await open(site);
      const header = page.getByRole("banner").locator("> div > div");
      const boxOf = async (part: typeof header) =>
        (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
      const bar = await boxOf(barOf(page));
      expect(bar.y).toBe(0);
      expect((await boxOf(header)).y).toBeCloseTo(bar.height + 8, 0);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
      await expect(barOf(page)).not.toBeInViewport();
      await expect.poll(async () => Math.round((await boxOf(header)).y)).toBe(8);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar has no button", async ({ page, open }) => {
    await open(site);
    await expect(barOf(page)).toBeVisible();
    await expect(barOf(page).getByRole("link")).toBeVisible();
    await expect(barOf(page).getByRole("button")).toHaveCount(0);
  });
});

test("the bar is not for paper", async ({ page, open }) => {
  await open(site);
  await page.emulateMedia({ media: "print" });
  await expect(barOf(page).getByText("Until Sunday:")).toBeHidden();
});
