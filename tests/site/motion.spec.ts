import type { Page } from "playwright/test";
import { factors, setView } from "../browser/factors.ts";
import { frames, wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { exampleNames } from "../browser/sites.ts";
import { wordsFor } from "../browser/siteWords.ts";
import { expect, test } from "../browser/test.ts";

/** Presses the first buttons of each island. Returns the elements that still move a moment later. */
const moving = (page: Page) =>
  page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
    };
    const places = () =>
      [...document.querySelectorAll("body *:not(video)")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { opacity, transform, translate } = getComputedStyle(element);
        const place = [x, y, width, height].map(Math.round).join(" ");
        return `${element.localName}.${element.className} ${place} ${opacity} ${transform} ${translate}`;
      });
    const moved: string[] = [];
    const compare = async () => {
      await frames(3);
      const before = places();
      await frames(10);
      moved.push(...places().filter((place, index) => place !== before[index]));
    };
    await compare();
    for (const root of document.querySelectorAll("[data-island]")) {
      const buttons = [...root.querySelectorAll<HTMLElement>("button")].filter(
        (button) => button.checkVisibility() && button.ariaDisabled !== "true",
      );
      for (const button of buttons.slice(0, 2)) {
        button.click();
        await compare();
      }
    }
    return moved.slice(0, 5);
  });

const { site } = factors;
const visit = ["with less motion", "where films may not play"] as const;
const rows = pairs({ site, visit });

for (const { tag, ...row } of rows.filter((row) => row.visit === "with less motion")) {
  test(`${row.site}: with less motion, nothing moves by itself, nor when it is used`, {
    tag,
  }, async ({ page, open }) => {
    await setView(page, { width: 1280, motion: "reduced" });
    await open(row.site);
    await wakeIslands(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const films = page.locator("video");
    for (const film of await films.all()) {
      // One behind a section is not shown at all.
      await film.evaluate((video) => video.scrollIntoView({ block: "center" }));
      // Time for the film to start.
      await frames(page, 20);
      expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    }
    for (const carousel of await page.locator("[role=group]:has(.swiper-wrapper)").all()) {
      await carousel.scrollIntoViewIfNeeded();
      const card = carousel.locator(".swiper-slide:not([inert]) > *").first();
      await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await card.hover({ position: { x: 9, y: 9 }, force: true });
      const transforms = await card.evaluate((e) =>
        [e, ...e.querySelectorAll("*")].map((part) => getComputedStyle(part).transform),
      );
      expect(transforms.filter((value) => value.includes("3d"))).toEqual([]);
    }
    // The film's button is among those used: from now on, the film may play.
    expect(await moving(page)).toEqual([]);
  });
}

for (const { tag, ...row } of rows.filter((row) => row.visit === "where films may not play")) {
  test(`${row.site}: a browser that refuses to play leaves the film's picture and a button`, {
    tag,
  }, async ({ page, open }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException("Not without a gesture", "NotAllowedError"));
    });
    await open(row.site);
    await wakeIslands(page);
    // One behind a section has no button: its picture is there before it plays.
    const films = page.locator(":has(> video):not([data-backdrop] *,[data-film])");
    if (exampleNames.includes(row.site)) expect(await films.count()).toBeGreaterThan(0);
    for (const film of await films.all()) {
      await film.scrollIntoViewIfNeeded();
      const play = film.getByRole("button", { name: wordsFor(row.site).play });
      await play.click();
      await expect(play).toBeVisible();
      const pictureOf = (image: HTMLImageElement) => image.naturalWidth;
      await expect.poll(() => film.locator("img").evaluate(pictureOf)).toBeGreaterThan(0);
      const video = film.locator("video");
      expect(await video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    }
  });
}
