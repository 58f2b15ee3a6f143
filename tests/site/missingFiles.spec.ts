import type { Page } from "playwright/test";
import { factors } from "../browser/factors.ts";
import { scrollThrough, wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { noticeableShifts, observeShifts } from "../browser/shifts.ts";
import { exampleNames } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

const kinds = ["image", "media", "font"] as const;
const names = { image: "pictures", media: "films", font: "fonts", all: "any file" };
const isFile = /\.(?!html|js|css)\w+$/;

/** Missing pictures with a meaning that neither show nor state it, and missing ones without a place. */
const nameless = (page: Page) =>
  page.locator("img").evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .filter((image) => {
        // Chromium sometimes leaves a picture that it has just missed without a box, until its style changes.
        image.style.display = "none";
        image.getBoundingClientRect();
        image.style.display = "";
        const { width, height } = image.getBoundingClientRect();
        const isDecoration = image.getAttribute("alt") === "";
        const hasPlace = image.hidden || (width > 0 && height > 0);
        const hasInitials = image.closest("[data-initials]") !== null;
        return !hasPlace || !(isDecoration || hasInitials || image.alt.trim());
      })
      .map(({ outerHTML }) => outerHTML),
  );

/**
 * Gives a picture its place as soon as it is missing. Chromium sometimes leaves it without a box until its style changes,
 * which moves the page at another moment.
 */
const keepPlaces = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      "error",
      ({ target }) => {
        if (!(target instanceof HTMLImageElement)) return;
        target.style.display = "none";
        target.getBoundingClientRect();
        target.removeAttribute("style");
        target.getBoundingClientRect();
      },
      { capture: true },
    ),
  );

/** Scrolls to every part of the page, and waits until each film has requested its file. */
const lookAround = async (page: Page) => {
  await wakeIslands(page);
  await scrollThrough(page);
  for (const film of await page.locator("video").all()) {
    await film.scrollIntoViewIfNeeded();
    const isAsking = ({ networkState, NETWORK_IDLE, readyState }: HTMLVideoElement) =>
      networkState > NETWORK_IDLE || readyState > 0;
    await expect.poll(() => film.evaluate(isAsking)).toBe(true);
  }
};

const { site } = factors;
const missing = [...kinds, "all"] as const;

for (const { tag, ...row } of pairs({ site, missing })) {
  const title = `${row.site}: without ${names[row.missing]}, nothing shifts, and each has its place`;
  test(title, { tag }, async ({ page, open, complaints }) => {
    await observeShifts(page);
    await keepPlaces(page);
    const refused = new Set<string>();
    await page.route("**", (route) => {
      const kind = route.request().resourceType();
      const { pathname } = new URL(route.request().url());
      const isRefused = row.missing === "all" ? isFile.test(pathname) : kind === row.missing;
      if (!isRefused) return route.fallback();
      refused.add(kind);
      return route.fulfill({ status: 404 });
    });
    await open(row.site);
    await lookAround(page);
    expect(await noticeableShifts(page)).toEqual([]);
    // Between the answer that a picture is missing and its words, the browser gives it no place.
    await expect.poll(() => nameless(page)).toEqual([]);
    // Each page of examples shows files of all kinds, and every page has letters.
    const wanted = row.missing === "all" ? [...kinds] : [row.missing];
    const isSure = exampleNames.includes(row.site) || row.missing === "font";
    if (isSure) expect([...refused]).toEqual(expect.arrayContaining(wanted));
    const said = complaints.splice(0).filter((line) => !line.startsWith("Failed to load resource"));
    expect(said).toEqual([]);
  });
}
