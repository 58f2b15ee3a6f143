import type { Locator } from "playwright/test";
import { frames } from "../islands.ts";
import { restTag } from "../restTag.ts";
import { firstMiddleLast } from "../samples.ts";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

const playing = (video: HTMLVideoElement) => !video.paused && video.readyState > 2;

test("plays by itself, silently, inline and in a loop", async ({ page, open }) => {
  await open();
  const video = page.locator("#in_action video");
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate(playing)).toBe(true);
  const state = await video.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => ({
    muted,
    loop,
    playsInline,
  }));
  expect(state).toEqual({ muted: true, loop: true, playsInline: true });
  await expect(page.locator("#in_action").getByRole("button", { name: /play/i })).toHaveCount(0);
});

test("leaves its button to who has come to it by keyboard", async ({ page, open }) => {
  await open();
  const section = page.locator("#in_action");
  const play = section.getByRole("button", { name: /play/i });
  // Near enough to hydrate, and not in view.
  await page.evaluate(() => {
    const top = document.querySelector("#in_action video")?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top - innerHeight - 50, behavior: "instant" });
  });
  await expect(play).toBeAttached();
  await play.focus();
  const video = section.locator("video").first();
  await expect(video).toBeInViewport();
  // Time for the film to start, which would take the button away.
  await frames(page, 30);
  await expect(play).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => video.evaluate(playing)).toBe(true);
  await expect(video).toBeFocused();
  // On the frame around the film, which would clip the film's own outline.
  await expect(section.locator("div:has(> video)")).toHaveCSS("outline-style", "solid");
});

test("is not skipped by keyboard when it is far below the element before it", {
  tag: "@rest",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open();
  const carousel = page.locator("#what_you_can_do");
  await carousel.getByRole("button", { name: "Next" }).focus();
  // Until it hydrates, its track is focusable by Tab.
  await expect(carousel.locator("[data-awake]")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(page.locator("#in_action").getByRole("button", { name: /play/i })).toBeFocused();
});

test("shows a picture behind the browser's controls where its script does not come", async ({
  page,
  open,
  complaints,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await open();
  const video = page.locator("#in_action video");
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveAttribute("controls");
  await expect
    .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(1);
  await expect(page.locator("#in_action").getByRole("button", { name: /play/i })).toBeHidden();
  complaints.splice(0);
});

// They are slow to create, and most visitors only watch.
test.describe("has the browser's controls for who", () => {
  test.use({ hasTouch: true });

  const reaches: Record<string, (film: Locator) => Promise<void>> = {
    "points at it": (film) => film.hover(),
    "taps it": (film) => film.tap(),
    "comes to it by keyboard": (film) => film.focus(),
  };
  for (const [index, [name, reach]] of Object.entries(reaches).entries()) {
    test(name, { tag: restTag(index) }, async ({ page, open }) => {
      await open();
      const video = page.locator("#in_action video");
      await video.scrollIntoViewIfNeeded();
      await expect.poll(() => video.evaluate(playing)).toBe(true);
      await expect(video).not.toHaveAttribute("controls");
      await reach(video);
      await expect(video).toHaveAttribute("controls");
      // Between its end and its start, the film may wait for data. Nothing starts a paused one again.
      await expect.poll(() => video.evaluate(playing)).toBe(true);
    });
  }
});

test("shows a play button in its middle while it is paused", { tag: "@rest" }, async ({
  page,
  open,
}) => {
  await open();
  const video = page.locator("#in_action video");
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate(playing)).toBe(true);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const play = page.locator("#in_action").getByRole("button", { name: /play/i });
  await expect(play).toBeVisible();
  const middle = async (locator: typeof video) => {
    const box = await locator.boundingBox();
    return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  };
  expect(await middle(play)).toEqual(await middle(video));
  await play.click();
  await expect(play).toHaveCount(0);
  await expect.poll(() => video.evaluate(playing)).toBe(true);
});

test("stays in the hands of who has reached for it", { tag: "@rest" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 1000 });
  await open();
  const video = page.locator("#in_action video");
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate(playing)).toBe(true);

  await test.step("by pointer, which seeks", async () => {
    await video.hover();
    await expect(video).toHaveAttribute("controls");
    const { x = 0, y = 0, width = 0, height = 0 } = (await video.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.3, y + height - 18);
    await page.mouse.down();
    // The browser's timeline pauses the film while the pointer holds it.
    await expect.poll(() => video.evaluate(playing)).toBe(false);
    await page.mouse.move(x + width * 0.6, y + height - 18);
    await page.mouse.up();
    await expect.poll(() => video.evaluate(playing)).toBe(true);
  });

  await test.step("by keyboard, which pauses", async () => {
    await video.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => video.evaluate(playing)).toBe(false);
    await expect(page.locator("#in_action").getByRole("button", { name: /play/i })).toBeVisible();
    await expect(video).toBeFocused();
    await page.keyboard.press("Space");
    await expect.poll(() => video.evaluate(playing)).toBe(true);
  });
});

for (const [index, site] of exampleNames.entries()) {
  test(`${site}: stays stopped where a visitor stopped it, wherever focus and screen go`, {
    tag: restTag(index),
  }, async ({ page, open }) => {
    await open(site);
    // One behind a section has a box to tick in place of a button.
    const films = page.locator("div:has(> video):not([data-backdrop] *,[data-film])");
    expect(await films.count()).toBeGreaterThan(0);
    for (const film of firstMiddleLast(await films.all())) {
      const video = film.locator("video");
      const state = () =>
        video.evaluate((film: HTMLVideoElement) => ({
          paused: film.paused,
          played: film.played.length > 0,
        }));
      // By keyboard, before it has come into view and started by itself.
      await video.evaluate((film) => {
        scrollBy({ top: film.getBoundingClientRect().top - innerHeight - 50, behavior: "instant" });
      });
      await film.getByRole("button").focus();
      await expect(video).toBeInViewport();
      await frames(page, 4);
      await page.keyboard.press("Enter");
      await expect.poll(state).toEqual({ paused: false, played: true });
      await video.evaluate((film: HTMLVideoElement) => film.pause());
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo({ top: 0, behavior: "instant" });
      });
      await frames(page, 4);
      await expect(video).not.toBeInViewport();
      await video.evaluate((film) => film.scrollIntoView({ behavior: "instant", block: "center" }));
      await expect(video).toBeInViewport();
      await frames(page, 6);
      expect(await state()).toEqual({ paused: true, played: true });
    }
  });
}

test("waits behind its poster for those who ask for less motion", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open();
  const video = page.locator("#in_action video");
  await video.scrollIntoViewIfNeeded();
  await expect(page.locator("#in_action").getByRole("button", { name: /play/i })).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has the browser's controls, over its poster", async ({ page, open }) => {
    await open();
    const video = page.locator("#in_action video:visible");
    await expect(video).toHaveCount(1);
    await expect(video).toHaveAttribute("controls");
    await expect(video).toHaveAttribute("poster", /\.webp$/);
  });
});
