import type { Request } from "playwright/test";
import { wakeIslands } from "../islands.ts";
import { expect, test } from "../test.ts";

const kinds = ["image", "media", "font"];
const isFile = (request: Request) => kinds.includes(request.resourceType());

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
  const hasNoSource = ({ networkState, NETWORK_NO_SOURCE }: HTMLVideoElement) =>
    networkState === NETWORK_NO_SOURCE;
  await expect.poll(() => film.evaluate(hasNoSource)).toBe(true);
  await button.click();
  // Every file fails again before one of them arrives.
  await expect.poll(() => film.evaluate(hasNoSource)).toBe(true);
  await expect(button).toBeVisible();

  await page.unroute(isFilm);
  await button.click();
  await expect(button).toBeHidden();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(complaints.splice(0).filter((line) => !line.startsWith("Failed to load"))).toEqual([]);
});
