import type { Page } from "playwright/test";
import { restOf } from "../restOf.ts";
import { noticeableShifts, observeShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";
import { countLaidOut } from "./countLaidOut.ts";

async function expectToStandBelowHeader(page: Page, id: string): Promise<void> {
  const top = () =>
    page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThanOrEqual(0);
  // It stays in place, although its surroundings take their height only now.
  expect(Math.abs((await restOf(page.locator(`#${id}`))) - 80)).toBeLessThan(20);
}

test.use({ viewport: { width: 390, height: 844 } });

test("sections far below are laid out when the visitor comes near, and nothing shifts", async ({
  page,
  open,
}) => {
  await observeShifts(page);
  await open("long");
  const count = await page.locator("main > section").count();
  expect(count).toBeGreaterThan(60);
  expect(await countLaidOut(page)).toBeLessThan(30);
  await page.mouse.wheel(0, 700);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 700, behavior: "instant" });
      await frame();
      await frame();
    }
  });
  await expect(page.locator("footer")).toBeInViewport();
  expect(await noticeableShifts(page)).toEqual([]);
});

test("between the sections of a page the parser may pause", async ({ page, open }) => {
  for (const site of ["page", "long"] as const) {
    await open(site);
    const paused = await page
      .locator("main > section")
      .evaluateAll((sections) =>
        sections.map((section) => section.previousElementSibling?.localName === "script"),
      );
    expect(paused).toEqual(paused.map((_, index) => index > 0));
  }
});

test("a link leads to a section far below, and back", { tag: "@rest" }, async ({ page, open }) => {
  await open("long");
  for (const id of ["copy-59", "features", "copy-30", "hero", "copy-2"]) {
    await page.evaluate((anchor) => {
      location.hash = anchor;
    }, id);
    await expectToStandBelowHeader(page, id);
  }
});

test("the address leads to a section far below, too", { tag: "@rest" }, async ({ page, open }) => {
  await open("long", "#copy-45");
  await expectToStandBelowHeader(page, "copy-45");
});

test("the keyboard reaches the end, and everything is printed", { tag: "@rest" }, async ({
  page,
  open,
}) => {
  await open("long");
  await page.locator("footer a").first().focus();
  await expect(page.locator("footer a").first()).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  expect(await countLaidOut(page)).toBe(await page.locator("main > section").count());
});
