import { exampleNames } from "./sites.ts";
import { expect, test } from "./test.ts";

const slidesPerView = [
  [1440, 3],
  [1200, 3],
  [1199, 2],
  [768, 2],
  [767, 1],
  [576, 1],
  [390, 1],
] as const;

for (const id of ["what_you_can_do", "in_action"]) {
  test.describe(id, () => {
    for (const [width, count] of slidesPerView) {
      test(`shows ${count} at ${width} px, before and after it wakes`, async ({ page, open }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.route("**/assets/*.js", (route) => setTimeout(() => route.continue(), 700));
        await open();
        const carousel = page.locator(`#${id} [aria-roledescription=carousel]`);
        await carousel.scrollIntoViewIfNeeded();
        const slide = carousel.locator("[aria-roledescription=slide]").first();
        const ratio = async () => {
          const [outer, inner] = [await carousel.boundingBox(), await slide.boundingBox()];
          return Math.round((outer?.width ?? 0) / (inner?.width ?? 1));
        };
        expect(await ratio()).toBe(count);
        await expect(carousel.locator("[inert]")).not.toHaveCount(0);
        expect(await ratio()).toBe(count);
      });
    }

    test("previous and next are buttons that move it, and end at its ends", async ({
      page,
      open,
    }) => {
      await open();
      const section = page.locator(`#${id}`);
      await section.locator("[aria-roledescription=carousel]").scrollIntoViewIfNeeded();
      const next = section.getByRole("button", { name: "Next" });
      const previous = section.getByRole("button", { name: "Previous" });
      const slides = section.locator("[aria-roledescription=slide]");
      await expect(slides.nth(0)).toBeInViewport();
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      await next.click();
      await expect(slides.nth(0)).not.toBeInViewport();
      await expect(previous).toHaveAttribute("aria-disabled", "false");
      await previous.click();
      await expect(slides.nth(0)).toBeInViewport();
    });
  });
}

test("a slide that is alone has no buttons, before it wakes either", async ({ page, open }) => {
  let alone = 0;
  for (const site of exampleNames) {
    await open(site);
    const buttons = page
      .locator("[aria-roledescription=carousel]:not(:has([aria-roledescription=slide] + *))")
      .getByRole("button", { includeHidden: true });
    for (const button of await buttons.all()) await expect(button).toBeHidden();
    alone += await buttons.count();
  }
  expect(alone).toBeGreaterThan(0);
  await expect(page.locator("[data-awake]")).toHaveCount(0);
});
