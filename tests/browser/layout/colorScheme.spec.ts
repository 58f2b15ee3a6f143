import type { Page } from "playwright/test";
import { moveOver } from "../islands.ts";
import { noticeableShifts, observeShifts } from "../shifts.ts";
import { expect, test, untilAwake } from "../test.ts";
import { countLaidOut } from "./countLaidOut.ts";

test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });

const sections = (page: Page) => page.locator("main > section").count();
/** The positions of the sections, and of the header's links and buttons. */
const places = (page: Page) =>
  page
    .locator("main > section, footer, header a, header button")
    .evaluateAll((elements) =>
      elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
    );
const footerColor = (page: Page) =>
  page.locator("footer").evaluate((footer) => getComputedStyle(footer).backgroundColor);

/** Opens the page, and waits until all of it is laid out and its header hydrated. */
async function arrive(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await expect.poll(() => countLaidOut(page)).toBe(await sections(page));
  await moveOver(page.locator("[data-theme-toggle]"));
  await untilAwake(page, "header");
}

test("day becomes night on the screen first, then section by section, and nothing moves", async ({
  page,
  open,
}) => {
  await observeShifts(page);
  await arrive(page, open);
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  const before = { places: await places(page), color: await footerColor(page) };
  await page.evaluate(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (job) => waiting.push(job);
    addEventListener("idle", () =>
      waiting.shift()?.({ didTimeout: false, timeRemaining: () => 0 }),
    );
  });
  await page.locator("[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const count = await sections(page);
  let now = await countLaidOut(page);
  expect(now).toBeLessThan(4);
  expect(await places(page)).toEqual(before.places);
  while (now < count) {
    await page.evaluate(() => dispatchEvent(new Event("idle")));
    const next = await countLaidOut(page);
    expect(next - now).toBeLessThanOrEqual(1);
    now = next;
  }
  expect(await places(page)).toEqual(before.places);
  expect(await footerColor(page)).not.toBe(before.color);
  expect(await noticeableShifts(page)).toEqual([]);
});

test("a browser without idle moments changes all at once", async ({ page, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await arrive(page, open);
  await page.locator("[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await countLaidOut(page)).toBe(await sections(page));
});

test("the browser's own bars follow the choice, not the system", async ({ page, open }) => {
  const tint = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((colors: HTMLMetaElement[]) =>
        colors.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      );
  await arrive(page, open);
  const day = await tint();
  expect(day).toHaveLength(1);
  await page.locator("[data-theme-toggle]").click();
  const night = await tint();
  expect(night).toHaveLength(1);
  expect(night).not.toEqual(day);
  await arrive(page, open);
  await expect.poll(tint).toEqual(night);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("[data-theme-toggle]").click();
  expect(await tint()).toEqual(day);
});

test("what another page of the same address has kept under its name is no choice", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "auto"));
  await page.emulateMedia({ colorScheme: "dark" });
  await arrive(page, open);
  await page.locator("[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("the choice is remembered, and there before the first paint", async ({ page, open }) => {
  await arrive(page, open);
  await page.locator("[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.addInitScript(() => {
    document.addEventListener(
      "readystatechange",
      () => {
        Object.assign(window, { first: document.documentElement.dataset.theme });
      },
      { once: true },
    );
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, "first"))).toBe("dark");
});
