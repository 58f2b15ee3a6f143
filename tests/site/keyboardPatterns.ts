import type { Locator, Page } from "playwright/test";
import { phrase } from "../../src/ui/text/phrase.ts";
import type { wordsFor } from "../browser/siteWords.ts";
import { expect } from "../browser/test.ts";

/** Presses keys one by one. After each, the focus must be on the element given with it. */
async function follow(presses: [key: string, focused: Locator][]): Promise<void> {
  for (const [key, focused] of presses) {
    await focused.page().keyboard.press(key);
    await expect(focused, `after ${key}`).toBeFocused();
  }
}

type Words = ReturnType<typeof wordsFor>;

/** For each slide: true if Tab may reach what is in it. */
const reachable = (slides: Locator) =>
  slides.evaluateAll((all) => all.map((slide) => !slide.hasAttribute("inert")));

/** For each slide: true if its middle is in the carousel's window. */
const onScreen = (slides: Locator) =>
  slides.evaluateAll((all) =>
    all.map((slide) => {
      const edge = slide.closest("[role=group]:has(.swiper-wrapper)")?.getBoundingClientRect();
      const { left, right } = slide.getBoundingClientRect();
      const middle = (left + right) / 2;
      return edge !== undefined && middle > edge.left && middle < edge.right;
    }),
  );

async function checkCarousels(page: Page, words: Words): Promise<void> {
  for (const carousel of await page.locator("[role=group]:has(.swiper-wrapper)").all()) {
    await expect(carousel).toHaveRole("group");
    const name = (await carousel.getAttribute("aria-label")) ?? "";
    expect(name).toMatch(/\S/);
    expect(name.toLowerCase()).not.toContain(words.carousel.toLowerCase());
    const slides = carousel.locator(".swiper-slide");
    const all = await slides.all();
    for (const [index, slide] of all.entries()) {
      expect(await slide.getAttribute("role")).toBe("group");
      expect(await slide.getAttribute("aria-label")).toBe(
        phrase(words.position, { n: index + 1, all: all.length }),
      );
    }
    if (all.length === 1) {
      await expect(carousel.locator(".swiper-slide[inert]")).toHaveCount(0);
      continue;
    }
    const [previous, next] = [
      carousel.locator("button", { hasNot: page.locator("video") }).nth(0),
      carousel.locator("button").nth(1),
    ];
    const buttonsComeFirst = await carousel.evaluate((root) => {
      const [button, slide] = [
        root.querySelector("button + button"),
        root.querySelector(".swiper-slide"),
      ];
      const order = slide && button?.compareDocumentPosition(slide);
      return order === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(buttonsComeFirst).toBe(true);
    // Tab reaches only the slides that are on screen.
    expect(await reachable(slides)).toEqual(await onScreen(slides));
    if (!(await next.isVisible())) continue;
    const shown = carousel.locator(".swiper-slide:not([inert])");
    const before = await shown.first().getAttribute("aria-label");
    await previous.focus();
    await follow([["Tab", next]]);
    await follow([["Enter", next]]);
    await expect(shown.first()).not.toHaveAttribute("aria-label", before ?? "");
    await follow([["Shift+Tab", previous]]);
    await follow([["Space", previous]]);
    await expect(shown.first()).toHaveAttribute("aria-label", before ?? "");
    // At the end, the button stays in place, is announced as disabled, and keeps the focus.
    const count = await slides.count();
    await next.focus();
    for (let i = 0; i <= count; i++) await follow([["Enter", next]]);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(slides.last()).not.toHaveAttribute("inert");
    await expect(slides.first()).toHaveAttribute("inert");
    await expect.poll(() => onScreen(slides)).toEqual(await reachable(slides));
  }
}

async function checkTabs(page: Page): Promise<void> {
  for (const section of await page.locator("section:has([role=tablist])").all()) {
    const tabs = section.getByRole("tab");
    const count = await tabs.count();
    if (count < 2) continue;
    const [first, second, last] = [tabs.nth(0), tabs.nth(1), tabs.nth(count - 1)];
    await first.focus();
    for (const [key, tab] of [
      ["ArrowRight", second],
      ["ArrowLeft", first],
      ["ArrowLeft", last],
      ["ArrowRight", first],
      ["End", last],
      ["Home", first],
    ] as const) {
      await follow([[key, tab]]);
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(section.locator("[role=tab][tabindex='0']")).toHaveCount(1);
      const panel = page.locator(`[id="${await tab.getAttribute("aria-controls")}"]`);
      await expect(panel).toBeVisible();
      await expect(panel).toHaveAttribute("aria-labelledby", (await tab.getAttribute("id")) ?? "");
      await expect(section.getByRole("tabpanel")).toHaveCount(1);
    }
    const inside = section.getByRole("tabpanel").locator("a[href], button");
    if ((await inside.count()) === 0) continue;
    await follow([
      ["Tab", inside.first()],
      ["Shift+Tab", first],
    ]);
  }
}

async function checkAccordions(page: Page): Promise<void> {
  const accordions = await page.locator("section:has([role=tabpanel] [aria-expanded])").all();
  for (const section of accordions) {
    const triggers = section.getByRole("tabpanel").locator("button[aria-expanded]");
    const [first, last] = [triggers.first(), triggers.last()];
    await first.focus();
    for (const [key, state] of [
      ["Enter", "true"],
      ["Enter", "false"],
      ["Space", "true"],
      ["Space", "false"],
    ] as const) {
      await follow([[key, first]]);
      await expect(first).toHaveAttribute("aria-expanded", state);
      const panel = page.locator(`[id="${await first.getAttribute("aria-controls")}"]`);
      await expect(panel).toBeVisible({ visible: state === "true" });
    }
    if ((await triggers.count()) > 1) {
      await follow([
        ["ArrowDown", triggers.nth(1)],
        ["ArrowUp", first],
        ["End", last],
        ["ArrowDown", first],
        ["ArrowUp", last],
        ["Home", first],
        ["Tab", triggers.nth(1)],
      ]);
    }
    const parents = await triggers.evaluateAll((buttons) =>
      buttons.map(({ parentElement }) => parentElement?.nodeName),
    );
    for (const parent of parents) expect(parent).toMatch(/^H[2-6]$/);
  }
}

async function checkMenu(page: Page): Promise<void> {
  const toggle = page.locator("header button[aria-controls]");
  if ((await toggle.count()) === 0) return;
  const menu = page.locator(`[id="${await toggle.getAttribute("aria-controls")}"]`);
  for (const tabs of [0, 1, 2]) {
    await toggle.focus();
    await page.keyboard.press(tabs % 2 ? "Enter" : "Space");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    for (let i = 0; i < tabs; i++) await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  }
  await toggle.press("Enter");
  await expect(menu).toBeVisible();
  await follow([["Tab", menu.locator("a[href], summary").first()]]);
  const isLeft = () =>
    toggle.evaluate(({ parentElement }) => !parentElement?.matches(":focus-within"));
  while (!(await isLeft())) await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  expect(await isLeft()).toBe(true);
}

const isPaused = (film: Locator) => () => film.evaluate((video: HTMLVideoElement) => video.paused);

async function checkFilms(page: Page, words: Words): Promise<void> {
  for (const film of await page.locator(films).all()) {
    await film.scrollIntoViewIfNeeded();
    const paused = isPaused(film);
    await expect.poll(paused).toBe(false);
    await film.focus();
    await page.keyboard.press("Space");
    await expect.poll(paused).toBe(true);
    const play = page.getByRole("button", { name: words.play });
    await play.focus();
    await page.keyboard.press("Enter");
    await expect.poll(paused).toBe(false);
    await expect(film).toBeFocused();
  }
}

async function checkFilmsBehind(page: Page, words: Words): Promise<void> {
  for (const backdrop of await page.locator(":is([data-backdrop],[data-film]):has(video)").all()) {
    const paused = isPaused(backdrop.locator("video"));
    const pause = backdrop.getByRole("checkbox", { name: words.pause });
    await pause.focus();
    await expect.poll(paused).toBe(false);
    await page.keyboard.press("Space");
    await expect.poll(paused).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(paused).toBe(false);
  }
}

/** The films that have buttons. */
const films = "video:not(:is([data-backdrop],[data-film]) *)";

export interface Pattern {
  /** The selector of the parts of a page that follow it. */
  parts: string;
  /** The index of a page of examples that has such parts: the first, if it is left out. */
  example?: number;
  width: number;
  check: (page: Page, words: Words) => Promise<void>;
}

/** The keyboard patterns of the ARIA Authoring Practices, key by key, each for all parts of the page that follow it. */
export const patterns = {
  "slides are turned": {
    parts: "[role=group]:has(.swiper-wrapper)",
    width: 1280,
    check: checkCarousels,
  },
  "tabs are chosen": { parts: "[role=tablist]", width: 1280, check: checkTabs },
  "answers are opened and closed": {
    parts: "[role=tabpanel] [aria-expanded]",
    width: 1280,
    check: checkAccordions,
  },
  "the menu closes at Escape wherever in it the focus is, and gives it back": {
    parts: "header button[aria-controls]",
    width: 390,
    check: checkMenu,
  },
  "the film is paused and played": { parts: films, width: 1280, check: checkFilms },
  "the film behind a section is paused and played": {
    parts: ":is([data-backdrop],[data-film]) video",
    example: 1,
    width: 1280,
    check: checkFilmsBehind,
  },
} satisfies Record<string, Pattern>;
