import type { Page } from "playwright/test";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { wakeIslands } from "./islands.ts";

/** Uses the first buttons of each island, or nothing at all; gives what still moves a moment later. */
const moving = (page: Page) =>
  page.evaluate(async () => {
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const places = () =>
      [...document.querySelectorAll("body *:not(video)")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { opacity, transform, translate } = getComputedStyle(element);
        const place = [x, y, width, height].map(Math.round).join(" ");
        return `${element.localName}.${element.className} ${place} ${opacity} ${transform} ${translate}`;
      });
    const stirred: string[] = [];
    const compare = async () => {
      await wait(40);
      const before = places();
      await wait(150);
      stirred.push(...places().filter((place, index) => place !== before[index]));
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
    return stirred.slice(0, 5);
  });

test.describe("for those who ask for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const site of ["page", ...exampleNames] as const) {
    test(`${site}: nothing moves by itself, nor when it is used`, async ({ page, open }) => {
      await open(site);
      await wakeIslands(page);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      const films = page.locator("video");
      for (const film of await films.all()) {
        await film.scrollIntoViewIfNeeded();
        await page.waitForTimeout(300);
        expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      }
      for (const carousel of await page.locator("[aria-roledescription=carousel]").all()) {
        await carousel.scrollIntoViewIfNeeded();
        const card = carousel.locator("[aria-roledescription=slide]:not([inert]) > *").first();
        await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
        await card.hover({ position: { x: 9, y: 9 }, force: true });
        const transforms = await card.evaluate((e) =>
          [e, ...e.querySelectorAll("*")].map((part) => getComputedStyle(part).transform),
        );
        expect(transforms.filter((value) => value.includes("3d"))).toEqual([]);
      }
      // The film's button is among what is used: from here on it may play.
      expect(await moving(page)).toEqual([]);
    });
  }
});

for (const site of ["page", ...exampleNames] as const) {
  test(`${site}: a browser that refuses to play leaves the film's picture and a button`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException("Not without a gesture", "NotAllowedError"));
    });
    await open(site);
    await wakeIslands(page);
    const films = page.locator(":has(> video)");
    expect(await films.count()).toBeGreaterThan(0);
    for (const film of await films.all()) {
      await film.scrollIntoViewIfNeeded();
      const play = film.getByRole("button", { name: /play/i });
      await play.click();
      await expect(play).toBeVisible();
      const pictureOf = (image: HTMLImageElement) => image.naturalWidth;
      await expect.poll(() => film.locator("img").evaluate(pictureOf)).toBeGreaterThan(0);
      const video = film.locator("video");
      expect(await video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    }
  });
}

for (const direction of ["ltr", "rtl"]) {
  test(`a row without an end goes on where it ends, ${direction}`, async ({ page, open }) => {
    const rows = page.locator("ul:has(+ ul[inert])");
    let seen = 0;
    for (const site of exampleNames) {
      await open(site);
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      for (const row of await rows.all()) {
        seen++;
        const [start, end] = await row.evaluate((first) => {
          const copy = first.nextElementSibling;
          const places = [first, copy].map((half) => {
            const [animation] = half?.getAnimations() ?? [];
            animation?.pause();
            if (animation) animation.currentTime = half === first ? 0 : 39_999;
            return Math.round(half?.getBoundingClientRect().left ?? Number.NaN);
          });
          return places;
        });
        expect(end).toBe(start);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
}

for (const site of exampleNames) {
  test(`${site}: what passes by can be seen when it has the focus`, async ({ page, open }) => {
    await open(site);
    const lost = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const found: string[] = [];
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof Element)) continue;
        const links = effect.target.querySelectorAll<HTMLElement>("a[href]");
        for (const link of effect.target.closest("[inert]") ? [] : links) {
          // Nearly all has passed by.
          animation.currentTime = 0.9 * Number(effect.getTiming().duration);
          link.focus();
          await frame();
          await frame();
          const { left, right } = link.getBoundingClientRect();
          if (left < 0 || right > innerWidth) found.push(`${link.textContent} ${left} ${right}`);
          link.blur();
        }
      }
      return found;
    });
    expect(lost).toEqual([]);
  });
}
