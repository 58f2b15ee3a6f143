import type { Page, Request } from "playwright/test";
import { wakeIslands } from "../browser/islands.ts";
import { noticeableShifts, observeShifts } from "../browser/shifts.ts";
import { anyPages, exampleNames } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

const kinds = ["image", "media", "font"];
const isFile = (request: Request) => kinds.includes(request.resourceType());

/** Missing pictures with a meaning that neither show nor state it. */
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

/** Scrolls to every part of the page, and waits until each film has requested its file. */
const lookAround = async (page: Page) => {
  await wakeIslands(page);
  for (const film of await page.locator("video").all()) {
    await film.scrollIntoViewIfNeeded();
    const isAsking = ({ networkState, NETWORK_IDLE, readyState }: HTMLVideoElement) =>
      networkState > NETWORK_IDLE || readyState > 0;
    await expect.poll(() => film.evaluate(isAsking)).toBe(true);
  }
};

const expectNothingAmiss = async (page: Page, open: () => Promise<void>) => {
  await open();
  await lookAround(page);
  expect(await noticeableShifts(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
};

for (const site of anyPages) {
  test(`${site}: each picture, film and font missing in turn, and then all: nothing shifts, and its place is kept`, async ({
    page,
    open,
    complaints,
  }) => {
    await observeShifts(page);
    const files = new Map<string, string>();
    page.on("request", (request) => {
      if (isFile(request)) files.set(new URL(request.url()).pathname, request.resourceType());
    });
    await open(site);
    await lookAround(page);
    await page.waitForLoadState("networkidle");
    const found = [...new Set(files.values())];
    expect(found).toContain("font");
    if (exampleNames.includes(site)) expect(found.sort()).toEqual(kinds.toSorted());

    let missing = (_path: string) => false;
    await page.route("**", (route) =>
      missing(new URL(route.request().url()).pathname)
        ? route.fulfill({ status: 404 })
        : route.fallback(),
    );
    for (const file of [...files.keys()]) {
      await test.step(file, async () => {
        missing = (path) => path === file;
        await expectNothingAmiss(page, () => open(site));
      });
    }
    await test.step("all of them", async () => {
      missing = (path) => /\.(?!html|js|css)\w+$/.test(path);
      await expectNothingAmiss(page, () => open(site));
    });
    const said = complaints.splice(0).filter((line) => !line.startsWith("Failed to load resource"));
    expect(said).toEqual([]);
  });
}
