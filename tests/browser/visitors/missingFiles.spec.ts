import type { Page, Request } from "playwright/test";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { wakeIslands } from "./islands.ts";
import { noticeableShifts, observeShifts } from "./shifts.ts";

const kinds = ["image", "media", "font"];
const isFile = (request: Request) => kinds.includes(request.resourceType());

/** The pictures that are missing and stand for something, yet neither show nor name it. */
const nameless = (page: Page) =>
  page.locator("img").evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect();
        const hasPlace = image.hidden || (width > 0 && height > 0);
        const isDecoration = image.getAttribute("alt") === "";
        const hasInitials = image.closest("[data-initials]") !== null;
        return !hasPlace || !(isDecoration || hasInitials || image.alt.trim());
      })
      .map(({ outerHTML }) => outerHTML),
  );

test("each picture, film and font missing in turn: nothing shifts, and its place is kept", async ({
  page,
  open,
  complaints,
}) => {
  test.slow();
  await observeShifts(page);
  const files = new Set<string>();
  page.on("request", (request) => isFile(request) && files.add(request.url()));
  await open();
  await wakeIslands(page);
  await page.waitForLoadState("networkidle");
  const names = [...files].map((url) => new URL(url).pathname);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await test.step(name, async () => {
      await page.route(`**${name}`, (route) => route.fulfill({ status: 404 }));
      await open();
      await wakeIslands(page);
      expect(await noticeableShifts(page)).toEqual([]);
      expect(await nameless(page)).toEqual([]);
      await page.unroute(`**${name}`);
      complaints.length = 0;
    });
  }
});

for (const site of ["page", ...exampleNames] as const) {
  test(`${site}: all of them missing`, async ({ page, open, complaints }) => {
    await observeShifts(page);
    await page.route("**", (route) =>
      isFile(route.request()) ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await open(site);
    await wakeIslands(page);
    expect(await noticeableShifts(page)).toEqual([]);
    expect(await nameless(page)).toEqual([]);
    const said = complaints.splice(0).filter((line) => !line.startsWith("Failed to load resource"));
    expect(said).toEqual([]);
  });
}

test("a portrait that is missing leaves its initials", async ({ page, open, complaints }) => {
  await page.route("**", (route) =>
    isFile(route.request()) ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await open();
  await wakeIslands(page);
  const portraits = page.locator("[data-initials]");
  expect(await portraits.count()).toBeGreaterThan(3);
  for (const portrait of await portraits.all()) {
    const initials = await portrait.evaluate((e) => getComputedStyle(e, "::before").content);
    expect(initials).toMatch(/\p{L}/u);
  }
  complaints.length = 0;
});
