import type { Locator } from "playwright/test";
import { restTag } from "../browser/restTag.ts";
import { expect, test, widths } from "../browser/test.ts";

/** The place of each element, from left to right and from top to bottom. */
const boxesOf = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((item) => {
      const { left, top, width } = item.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
    }),
  );

const countColumns = async (items: Locator) =>
  new Set((await boxesOf(items)).map(({ left }) => left)).size;

/** The delay of each item of a list after the first, in milliseconds, before it fades in. */
const staggerOf = (items: Locator) =>
  items.evaluateAll((all) =>
    all.map((item) => {
      const [first = "0s"] = getComputedStyle(item).transitionDelay.split(",");
      return Math.round(Number.parseFloat(first) * 1000);
    }),
  );

for (const [turn, [device, width]] of Object.entries(widths).entries()) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    /** Each test is in a quick run at one of the widths. */
    const tagOf = (test: number) => restTag((test + turn) % 3);

    test("the hero says what it is, shows three faces, and where to get it", {
      tag: tagOf(0),
    }, async ({ page, open }) => {
      await open();
      const hero = page.locator("#hero");
      await expect(hero.getByRole("heading", { level: 1 })).toHaveText(
        /Think Better\.\s*Feel Better\.\s*Do Better\./,
      );
      await expect(hero.getByText("Join 10,000+ people organizing their minds")).toBeVisible();
      await expect(hero.locator("li img")).toHaveCount(3);
      await expect(hero.getByRole("link", { name: "App Store" })).toBeVisible();
      await expect(hero.getByRole("link", { name: "Google Play" })).toBeVisible();
      const loaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
      await expect.poll(() => hero.locator("picture img").evaluate(loaded)).toBe(true);
    });

    test("links without a destination lead nowhere, and say so", { tag: tagOf(1) }, async ({
      page,
      open,
    }) => {
      await open();
      const names = ["Pricing", "Privacy Policy", "Terms of Service", "Cookie Policy"];
      const social = ["Twitter", "Instagram", "Discord"];
      for (const name of [...names, ...social]) {
        const link = page.getByRole("contentinfo").getByRole("link", { name });
        await expect(link).toBeAttached();
        await expect(link).not.toHaveAttribute("href");
        await expect(link).toHaveAttribute("aria-disabled", "true");
      }
      await expect(page.getByRole("contentinfo")).toContainText("© 2025 Quillow");
    });

    test("the walkthrough has six numbered steps on six colours, and three demonstrations", {
      tag: tagOf(2),
    }, async ({ page, open }) => {
      await open();
      const section = page.locator("#how_it_works");
      await section.scrollIntoViewIfNeeded();
      const steps = section.locator("[data-pastel]");
      await expect(steps).toHaveCount(6);
      const colors = await steps.evaluateAll((all) =>
        all.map((step) => getComputedStyle(step).backgroundColor),
      );
      expect(new Set(colors).size).toBe(6);
      for (const [index, step] of (await steps.all()).entries()) {
        await expect(step).toContainText(String(index + 1));
      }
      expect(await staggerOf(steps)).toEqual([0, 60, 120, 180, 240, 300]);
      for (const name of ["Journal entry", "Mood trends overview", "Task list sharing"]) {
        await expect(section.getByRole("heading", { name })).toBeAttached();
      }
      await expect(section.locator("svg path").first()).toBeAttached();
    });

    test("the features fade in 50 ms after one another", { tag: tagOf(3) }, async ({
      page,
      open,
    }) => {
      await open();
      const items = page.locator("#features li");
      await items.first().scrollIntoViewIfNeeded();
      const stagger = await staggerOf(items);
      expect(stagger).toEqual(stagger.map((_, index) => index * 50));
      await expect(items.last()).toHaveCSS("opacity", "1");
    });

    test("four people give five stars, side by side where there is room", {
      tag: tagOf(4),
    }, async ({ page, open }) => {
      await open();
      const section = page.locator("#feedback");
      await expect(section.getByRole("heading", { name: "Early User Feedback" })).toBeAttached();
      const cards = section.locator("[data-reveal] > li");
      await expect(cards).toHaveCount(4);
      await expect(section.getByText("5 out of 5")).toHaveCount(4);
      await expect(section.locator("img")).toHaveCount(4);
      expect(await countColumns(cards)).toBe({ phone: 1, tablet: 2, desktop: 4 }[device]);
      expect(await staggerOf(cards)).toEqual([0, 50, 100, 150]);
    });

    test("the last words before the footer invite", { tag: tagOf(5) }, async ({ page, open }) => {
      await open();
      const cta = page.locator("#sign_up");
      await expect(cta.getByRole("heading")).toHaveText("Join thousands reclaiming their focus");
      await expect(cta).toContainText("Start organizing your mind – without the overwhelm.");
      await expect(cta.getByRole("link", { name: "Sign Up Free" })).toBeVisible();
      await expect(page.locator("#closing")).toContainText("Life gets loud");
    });

    test("the slider shows its six pictures one at a time", { tag: tagOf(6) }, async ({
      page,
      open,
    }) => {
      await open();
      const carousel = page.locator("#one_place [aria-roledescription=carousel]");
      await carousel.scrollIntoViewIfNeeded();
      const slides = carousel.locator("[aria-roledescription=slide]");
      await expect(slides).toHaveCount(6);
      const [outer, inner] = [await carousel.boundingBox(), await slides.first().boundingBox()];
      expect(Math.round((outer?.width ?? 0) / (inner?.width ?? 1))).toBe(1);
    });

    test("nothing scrolls sideways", { tag: tagOf(7) }, async ({ page, open }) => {
      await open();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  });
}

test("cards lean towards the pointer by at most 12 degrees", async ({ page, open }) => {
  await open();
  const card = page.locator("#what_you_can_do [aria-roledescription=slide]").first();
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator("#what_you_can_do [inert]")).not.toHaveCount(0);
  const leaning = card.locator("[style*='rotateX']");
  const degrees = async () => {
    const style = (await leaning.getAttribute("style")) ?? "";
    return [...style.matchAll(/rotate[XY]\((-?[\d.]+)deg\)/g)].map(([, n]) => Math.abs(Number(n)));
  };
  await expect(async () => {
    const box = await card.boundingBox();
    if (!box) throw new Error("The card is not there.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.1, { steps: 5 });
    expect(Math.max(...(await degrees()))).toBeGreaterThan(6);
  }).toPass();
  expect(await degrees()).toHaveLength(2);
  expect(Math.max(...(await degrees()))).toBeLessThanOrEqual(12);
});
