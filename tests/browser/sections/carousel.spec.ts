import { holdBack } from "../holdBack.ts";
import { frames, moveOver } from "../islands.ts";
import { pairs } from "../pairs.ts";
import { restTag } from "../restTag.ts";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

const slidesPerView = [
  [1440, 3],
  [1200, 3],
  [1199, 2],
  [768, 2],
  [767, 1],
  [576, 1],
  [390, 1],
] as const;

const ids = ["what_you_can_do", "in_action"];

for (const { id, start, tag } of pairs({ id: ids, start: [1440, 820, 390] })) {
  test(`${id}: shows as many slides as there is room for, before hydration at ${start} px and after it`, {
    tag,
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: start, height: 900 });
    const release = await holdBack(page, "**/assets/*.js");
    await open();
    const carousel = page.locator(`#${id} [aria-roledescription=carousel]`);
    const countShown = (row: Element) => {
      const slide = row.querySelector("[aria-roledescription=slide]")?.getBoundingClientRect();
      return Math.round(row.getBoundingClientRect().width / (slide?.width ?? 1));
    };
    const countSlides = async () => {
      const counts: [width: number, count: number][] = [];
      for (const [width] of slidesPerView) {
        await page.setViewportSize({ width, height: 900 });
        counts.push([width, await carousel.evaluate(countShown)]);
      }
      return counts;
    };
    expect(await countSlides()).toEqual(slidesPerView);
    await page.setViewportSize({ width: start, height: 900 });
    await carousel.scrollIntoViewIfNeeded();
    release();
    await expect(carousel.locator("[inert]")).not.toHaveCount(0);
    expect(await countSlides()).toEqual(slidesPerView);
  });
}

for (const [index, id] of ids.entries()) {
  test.describe(id, () => {
    test("previous and next are buttons that move it, and end at its ends", {
      tag: restTag(index),
    }, async ({ page, open }) => {
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

test("a carousel that shows all its slides has no buttons, before hydration either, at any width", async ({
  page,
  open,
}) => {
  const widths = [1440, 820, 390];
  const seenWhole = new Set<number>();
  // An island that is near the window at one of the widths would be hydrated.
  await holdBack(page, "**/assets/*.js");
  for (const site of ["page", ...exampleNames] as const) {
    await open(site);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const carousels = await page.locator("[aria-roledescription=carousel]").evaluateAll((all) =>
        all.map((carousel) => {
          const { scrollWidth = 0, clientWidth = 0 } =
            carousel.querySelector(".swiper-wrapper") ?? {};
          const buttons = carousel.querySelectorAll(
            "button:is([aria-label=Previous], [aria-label=Next])",
          );
          return {
            isWhole: scrollWidth <= clientWidth + 1,
            buttons: [...buttons].filter((button) =>
              button.checkVisibility({ visibilityProperty: true }),
            ).length,
          };
        }),
      );
      const wanted = carousels.map(({ isWhole }) => ({ isWhole, buttons: isWhole ? 0 : 2 }));
      expect(carousels, `${site}, ${width} px`).toEqual(wanted);
      if (carousels.some(({ isWhole }) => isWhole)) seenWhole.add(width);
    }
    await expect(page.locator("[data-awake]")).toHaveCount(0);
  }
  expect(seenWhole.size).toBe(widths.length);
});

test("two fingers on a trackpad, or a wheel with Shift, page once for each push", {
  tag: "@rest",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  const carousel = page.locator("#what_you_can_do [aria-roledescription=carousel]");
  const slides = carousel.locator("[aria-roledescription=slide]");
  await moveOver(slides.first());
  await expect(carousel.locator("[data-awake]")).toBeAttached();
  const shown = () =>
    slides.evaluateAll((all) => all.findIndex((slide) => !slide.hasAttribute("inert")));
  const shift = 8;
  const devtools = await page.context().newCDPSession(page);
  const { x: left = 0, y: top = 0 } = (await slides.first().boundingBox()) ?? {};
  /**
   * Scrolls like a trackpad, in a series of events. They carry timestamps of their own, 16 ms apart and a second after
   * the last push, as a busy machine would space them irregularly.
   */
  let began = Date.now();
  const push = async (deltaX: number, deltaY = 0, modifiers = 0) => {
    began += 1_000;
    for (const [turn, share] of [0.2, 0.5, 1, 0.8, 0.4, 0.1].entries()) {
      await devtools.send("Input.dispatchMouseEvent", {
        type: "mouseWheel",
        x: left + 100,
        y: top + 100,
        deltaX: deltaX * share,
        deltaY: deltaY * share,
        modifiers,
        timestamp: (began + 16 * turn) / 1000,
      });
    }
    await frames(page, 3);
  };
  await push(60);
  expect(await shown()).toBe(1);
  await push(60);
  expect(await shown()).toBe(2);
  await push(-60);
  expect(await shown()).toBe(1);
  await push(0, 60, shift);
  expect(await shown()).toBe(2);
  const before = await page.evaluate(() => scrollY);
  // Chromium takes wheel events for a new gesture only after a pause.
  await expect(async () => {
    await push(10, 60);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
  }).toPass();
  expect(await shown()).toBe(2);
});

test("hydration does not move the keyboard's focus away from the slides", { tag: "@rest" }, async ({
  page,
  open,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", (route) => released.then(() => route.continue()));
  await open();
  const track = page.locator("[aria-roledescription=carousel] [data-fit]").first();
  await track.focus();
  await expect(track).toBeFocused();
  release();
  await expect(track).toHaveAttribute("data-awake");
  await expect(track).toBeFocused();
});
