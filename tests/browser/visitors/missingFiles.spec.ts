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

/** Looks at every part of the page, and at each film until it has asked for its file. */
const lookAround = async (page: Page) => {
  await wakeIslands(page);
  for (const film of await page.locator("video").all()) {
    await film.scrollIntoViewIfNeeded();
    const isAsking = ({ networkState, NETWORK_IDLE, readyState }: HTMLVideoElement) =>
      networkState > NETWORK_IDLE || readyState > 0;
    await expect.poll(() => film.evaluate(isAsking)).toBe(true);
  }
};

const expectNothingAmiss = async (page: Page) => {
  await lookAround(page);
  expect(await noticeableShifts(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
};

for (const site of ["page", ...exampleNames] as const) {
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
    expect([...new Set(files.values())].sort()).toEqual(kinds.toSorted());

    let missing = (_path: string) => false;
    await page.route("**", (route) =>
      missing(new URL(route.request().url()).pathname)
        ? route.fulfill({ status: 404 })
        : route.fallback(),
    );
    for (const file of [...files.keys()]) {
      await test.step(file, async () => {
        missing = (path) => path === file;
        await open(site);
        await expectNothingAmiss(page);
      });
    }
    await test.step("all of them", async () => {
      missing = (path) => /\.(?!html|js|css)\w+$/.test(path);
      await open(site);
      await expectNothingAmiss(page);
    });
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

test("a film that is missing leaves its poster, and a button that tries again", async ({
  page,
  open,
  complaints,
}) => {
  const isFilm = (url: URL) => /\.(mp4|webm)$/.test(url.pathname);
  await page.route(isFilm, (route) => route.fulfill({ status: 404 }));
  await open();
  await wakeIslands(page);
  const film = page.locator("video");
  await film.scrollIntoViewIfNeeded();
  const button = page.getByRole("button", { name: "Play the film" });
  await expect(button).toBeVisible();
  await expect(film).not.toHaveAttribute("controls");
  const poster = page.locator("div:has(> video) img");
  expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await button.click();
  await expect(button).toBeVisible();

  await page.unroute(isFilm);
  await button.click();
  await expect(button).toBeHidden();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(complaints.splice(0).filter((line) => !line.startsWith("Failed to load"))).toEqual([]);
});
