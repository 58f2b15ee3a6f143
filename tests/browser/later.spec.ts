import type { Page } from "playwright/test";
import { laidOut } from "./laidOut.ts";
import { linkToText } from "./linkToText.ts";
import { restOf } from "./restOf.ts";
import { noticeableShifts, observeShifts } from "./shifts.ts";
import { expect, test } from "./test.ts";

const sections = (page: Page) => page.locator("main > section").count();
const isLater = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains("later"));
/** From here on, a page has an idle moment only when it is given one, and each is over at once. */
async function takeIdleMoments(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let now = 0;
    // So slow that every step takes a moment of its own.
    performance.now = () => {
      now += 100;
      return now;
    };
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (job) => waiting.push(job);
    const idle = { didTimeout: false, timeRemaining: () => 0 };
    addEventListener("idle", () => waiting.shift()?.(idle));
  });
  return () => page.evaluate(() => void dispatchEvent(new Event("idle")));
}

/** From here on, no page has an idle moment. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Counts what the browser has made to be laid out; it makes nothing for what it skips. */
async function watchBoxes(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutObjects")?.value ?? Number.NaN;
  };
}

test.use({ viewport: { width: 390, height: 844 } });

test("what stands below the first screen is laid out in idle moments, and shown in one", async ({
  page,
  open,
}) => {
  await observeShifts(page);
  const giveIdleMoment = await takeIdleMoments(page);
  await open();
  const count = await sections(page);
  const shown = await laidOut(page);
  expect(shown).toBeLessThan(4);
  const boxes = await watchBoxes(page);
  const made: number[] = [];
  for (let before = await boxes(); await isLater(page); ) {
    expect(await laidOut(page)).toBe(shown);
    await giveIdleMoment();
    const now = await boxes();
    made.push(now - before);
    before = now;
  }
  // The footer stands after `<main>`, and waits too.
  expect(made.filter((more) => more > 0)).toHaveLength(count - shown + 1);
  expect(made.at(-1)).toBe(0);
  expect(await laidOut(page)).toBe(count);
  expect(await noticeableShifts(page)).toEqual([]);
});

test("islands are looked for in the frame that shows everything, and in none before", async ({
  page,
  open,
}) => {
  const giveIdleMoment = await takeIdleMoments(page);
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.hasAttribute("data-island")) target.setAttribute("data-looked-for", "");
      observe.call(this, target);
    };
  });
  await open();
  const lookedFor = page.locator("[data-looked-for]");
  while (await isLater(page)) {
    expect(await lookedFor.count()).toBe(0);
    await giveIdleMoment();
  }
  expect(await lookedFor.count()).toBeGreaterThan(2);
});

test("where the visitor is already, everything stays when what is above takes its height", async ({
  page,
  open,
}) => {
  const giveIdleMoment = await takeIdleMoments(page);
  for (const site of ["page", "long"] as const) {
    for (const place of ["main > section:nth-of-type(9)", "footer"]) {
      await open(site);
      const aim = page.locator(place);
      await aim.evaluate((element) => element.scrollIntoView());
      // What is on the screen takes its height first, whatever waits.
      const before = await restOf(aim);
      const above = await page.evaluate(() => scrollY);
      while (await isLater(page)) await giveIdleMoment();
      expect(Math.abs((await restOf(aim)) - before)).toBeLessThan(2);
      expect(await page.evaluate(() => scrollY)).not.toBe(above);
    }
  }
});

test("nothing waits for a visitor who uses the keyboard, or clicks", async ({ page, open }) => {
  await keepBusy(page);
  const acts = [
    () => page.keyboard.press("End"),
    () => page.keyboard.press("Shift+Tab"),
    () => page.locator("[data-menu]").click(),
  ];
  for (const act of acts) {
    await open();
    expect(await isLater(page)).toBe(true);
    await act();
    expect(await isLater(page)).toBe(false);
    expect(await laidOut(page)).toBe(await sections(page));
  }
});

test("all is laid out soon, also by a browser without idle moments", async ({ page, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await open();
  await expect.poll(() => isLater(page)).toBe(false);
  expect(await laidOut(page)).toBe(await sections(page));
});

test("nothing waits for a visitor who is led to a section, or comes back", async ({
  page,
  open,
}) => {
  await keepBusy(page);
  await open("page", "#features");
  expect(await isLater(page)).toBe(false);
  expect(await laidOut(page)).toBe(await sections(page));
  await open();
  expect(await isLater(page)).toBe(true);
  await page.reload();
  expect(await isLater(page)).toBe(false);
});

test("who reloads the page finds it where it was, also where lists fade in", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Too late for any line to be set in them: a busy machine has them in time in one load and not in the next, with other lines.
  await page.route("**/*.woff2", (route) => setTimeout(() => route.continue(), 500));
  await open();
  await expect.poll(() => isLater(page)).toBe(false);
  for (const top of [4500, 7000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await page.waitForTimeout(1000);
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

test("nothing waits any longer when the browser has found something hidden", async ({
  page,
  open,
}) => {
  await keepBusy(page);
  await open();
  expect(await isLater(page)).toBe(true);
  const answer = page.locator("[hidden=until-found]:not(:has([hidden]))").last();
  const words = (await answer.textContent()) ?? "";
  await page.goto(linkToText(page.url(), words));
  await expect.poll(() => isLater(page)).toBe(false);
  expect(await laidOut(page)).toBe(await sections(page));
  await expect(page.getByText(words)).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits", async ({ page, open }) => {
    await open();
    await expect(page.locator("html")).not.toHaveClass(/later/);
  });
});
