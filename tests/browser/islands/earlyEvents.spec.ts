import type { Page } from "playwright/test";
import { holdBack } from "../holdBack.ts";
import { frames } from "../islands.ts";
import { restTag } from "../restTag.ts";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

/** Opens a page with delayed scripts. Returns a function that lets them through. */
async function openDelayed(page: Page, open: () => Promise<void>): Promise<() => void> {
  await page.unrouteAll();
  const release = await holdBack(page, "**/assets/*.js");
  await open();
  return release;
}

for (const [index, site] of (["page", ...exampleNames] as const).entries()) {
  test(`${site}: a press before the island is hydrated is replayed after that`, {
    tag: restTag(index),
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.locator("header [aria-controls]");
    // Not every page has questions in tabs.
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    const tab = tabs.last();
    const answer = page.locator("[role=tabpanel] [aria-expanded]:visible").last();
    const carousels = page.locator(
      "[aria-roledescription=carousel]:has([role=group] + [role=group])",
    );

    await test.step("by pointer", async () => {
      const release = await openDelayed(page, () => open(site));
      const hasTabs = await tab.isVisible();
      await toggle.click();
      if (hasTabs) await tab.click();
      for (const carousel of await carousels.all()) {
        await carousel.getByRole("button", { name: "Next" }).click();
      }
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(page.locator("[data-awake]")).toHaveCount(0);
      release();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      if (hasTabs) await expect(tab).toHaveAttribute("aria-selected", "true");
      for (const carousel of await carousels.all()) {
        await expect(carousel.getByRole("group").first()).toHaveAttribute("inert");
      }
    });

    await test.step("by keyboard", async () => {
      const release = await openDelayed(page, () => open(site));
      const pressed = [toggle, ...((await answer.isVisible()) ? [answer] : [])];
      for (const button of pressed) {
        await button.press("Enter");
        await expect(button).toHaveAttribute("aria-expanded", "false");
      }
      release();
      for (const button of pressed) await expect(button).toHaveAttribute("aria-expanded", "true");
    });

    await test.step("by the keys that lead along tabs", async () => {
      const release = await openDelayed(page, () => open(site));
      if (!(await tab.isVisible())) return release();
      await tabs.first().press("End");
      const isAlone = (await tabs.count()) === 1;
      await expect(tab).toHaveAttribute("aria-selected", String(isAlone));
      release();
      await expect(tab).toHaveAttribute("aria-selected", "true");
    });
  });
}

test("several presses before the island is hydrated are replayed in order", {
  tag: "@rest",
}, async ({ page, open }) => {
  const tabs = page.locator("#faqs").getByRole("tab");
  const questions = page.locator("#faqs [role=tabpanel] [aria-expanded]:visible");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step("arrows after a click", async () => {
    const release = await openDelayed(page, () => open("page"));
    await tabs.nth(1).click();
    await press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft");
    release();
    await expect(tabs.nth(3)).toHaveAttribute("aria-selected", "true");
    await expect(tabs.nth(3)).toBeFocused();
  });

  await test.step("a key that clicks where arrows have led, twice", async () => {
    const release = await openDelayed(page, () => open("page"));
    await questions.nth(1).focus();
    await press("Enter", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown", "Enter", "Enter");
    release();
    await expect(questions.nth(3)).toHaveAttribute("aria-expanded", "true");
    await expect(questions.nth(3)).toBeFocused();
    await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("a click where the arrows came from", async () => {
    const release = await openDelayed(page, () => open("page"));
    await tabs.nth(0).focus();
    await press("End");
    await tabs.nth(0).click();
    release();
    await expect(tabs.nth(7)).toBeFocused();
    await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  });
});

test("hydration does not move a visitor back who has pressed and gone on", {
  tag: "@rest",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openDelayed(page, () => open("page"));
  const next = page.locator("#what_you_can_do").getByRole("button", { name: "Next" });
  await next.click();
  await next.click();
  await page
    .locator("#feedback")
    .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(place).toBeGreaterThan(2000);
  await frames(page, 60);
  const before = await place();
  release();
  const slides = page.locator("#what_you_can_do [role=group] [role=group]");
  await expect(slides.nth(0)).toHaveAttribute("inert");
  await expect(slides.nth(1)).not.toHaveAttribute("inert");
  await frames(page, 30);
  expect(await place()).toBe(before);
});
