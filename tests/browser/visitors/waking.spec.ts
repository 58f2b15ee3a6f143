import type { Page } from "playwright/test";
import { siteNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { frames, wakeIslands } from "./islands.ts";
import { noticeableShifts, observeShifts } from "./shifts.ts";

const holdScripts = (page: Page, time: number) =>
  page.route("**/assets/*.js", (route) => setTimeout(() => route.continue(), time));

for (const site of siteNames) {
  for (const width of [390, 1280]) {
    test(`${site}, ${width} px: nothing shifts when scripts come 1.2 s late`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await observeShifts(page);
      await holdScripts(page, 1200);
      await open(site);
      await wakeIslands(page);
      await page.waitForLoadState("networkidle");
      await frames(page, 10);
      expect(await noticeableShifts(page)).toEqual([]);
    });
  }
}

test.describe("what happens before an island is awake is not lost", () => {
  test.beforeEach(async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await holdScripts(page, 700);
    await open();
  });

  test("a click on the menu toggle", async ({ page }) => {
    const toggle = page.getByRole("banner").getByRole("button", { name: "Menu" });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
  });

  test("the Enter key on the menu toggle", async ({ page }) => {
    const toggle = page.getByRole("banner").getByRole("button", { name: "Menu" });
    await toggle.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
  });

  test("a click on a tab, and then one on an answer", async ({ page }) => {
    const tab = page.locator("#faqs").getByRole("tab").nth(3);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "false");
    await expect(tab).toHaveAttribute("aria-selected", "true");
  });

  test("a click on an accordion's trigger", async ({ page }) => {
    const trigger = page.locator("#faqs [role=tabpanel] button:visible").nth(2);
    await trigger.click();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  });

  test("a click on a carousel's button", async ({ page }) => {
    const section = page.locator("#what_you_can_do");
    await section.getByRole("button", { name: "Next" }).click();
    await expect(section.locator("[data-awake]")).toHaveCount(0);
    await expect(section.locator("[aria-roledescription=slide]").first()).toHaveAttribute("inert");
  });
});
