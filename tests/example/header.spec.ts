import type { Page } from "playwright/test";
import { chooseActive, type Sighting } from "../../src/sections/header/chooseActive.ts";
import { moveOver } from "../browser/islands.ts";
import { restTag } from "../browser/restTag.ts";
import { expect, test, untilAwake, widths } from "../browser/test.ts";

const links = [
  ["Features", "features"],
  ["How it Works", "how_it_works"],
  ["FAQ", "faqs"],
] as const;

test.describe("header, where there is room", () => {
  test.use({ viewport: { width: widths.desktop, height: 800 } });

  for (const [index, [label, id]] of links.entries()) {
    test(`"${label}" scrolls to #${id} at an offset of 80 px and becomes active`, {
      // The last one leads farthest.
      tag: restTag(links.length - 1 - index),
    }, async ({ page, open }) => {
      await open();
      const link = page.getByRole("banner").getByRole("link", { name: label, exact: true });
      await expect(page.locator("header [aria-current]")).toHaveCount(0);
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "true");
      const top = () => page.locator(`#${id}`).evaluate((e) => e.getBoundingClientRect().top);
      await expect.poll(async () => Math.round(await top())).toBe(80);
      await expect(page.locator("header [aria-current]")).toHaveCount(1);
    });
  }

  const random = { seed: 1, next: () => (random.seed = (random.seed * 48_271) % 2_147_483_647) };
  const anyOf = (least: number, most: number) => least + (random.next() % (most - least + 1));
  const pages = Array.from({ length: 4 }, () => ({
    thresholds: links.map(() => anyOf(0, 100) / 100),
    heights: links.map(() => anyOf(200, 3000)),
    step: anyOf(60, 140),
  }));
  for (const { thresholds, heights, step } of pages) {
    test(`marks the chosen link at every step, with thresholds ${thresholds} and heights ${heights}`, {
      tag: "@rest",
    }, async ({ page, open }) => {
      await page.addInitScript((thresholds) => {
        const change = () => {
          const header = document.querySelector<HTMLElement>("header[data-props]");
          if (!header) return;
          const props = JSON.parse(header.dataset.props ?? "");
          for (const [index, threshold] of thresholds.entries())
            props.links[index].threshold = threshold;
          header.dataset.props = JSON.stringify(props);
        };
        document.addEventListener("readystatechange", change, { once: true });
      }, thresholds);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open();
      await moveOver(page.locator("header button:visible").first());
      await untilAwake(page, "header");
      const sections = links.map(([, id], index) => ({ id, height: heights[index] }));
      await page.evaluate((sections) => {
        for (const { id, height } of sections) {
          const section = document.getElementById(id);
          if (section) section.style.cssText = `block-size:${height}px;overflow:clip`;
        }
      }, sections);
      const seen = new Set<string | null>();
      const steps = await page.evaluate(watchMarks, { step, ids: links.map(([, id]) => id) });
      for (const { top, ...now } of steps) {
        const candidates = links.map(([, id], index) => ({
          href: `#${id}`,
          threshold: thresholds[index] ?? 0,
        }));
        // The browser reports every hundredth of a section: on the way to the next, the last one counts.
        const chosen = [-0.01, 0, 0.01].map((share) =>
          chooseActive(
            candidates,
            new Map(
              now.sightings.map(([href, { visible, ...rest }]) => [
                href,
                { visible: visible > 0 ? visible + share * rest.height : 0, ...rest },
              ]),
            ),
          ),
        );
        expect(chosen, `${top} px`).toContain(now.marked);
        expect(now.more).toBe(0);
        seen.add(now.marked ?? null);
      }
      expect(seen.size).toBeGreaterThan(1);
    });
  }

  /** Scrolls through the page. Returns what the header marks at every step, and how much of each section is seen. */
  async function watchMarks({ step, ids }: { step: number; ids: string[] }) {
    const frame = () => new Promise(requestAnimationFrame);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop);
    const end = document.documentElement.scrollHeight - innerHeight;
    const steps = [];
    for (let top = 0; top <= end; top += step) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
      await frame();
      const [marked, ...more] = document.querySelectorAll("header [aria-current]");
      const sightings = ids.map((id): [string, Sighting] => {
        const box = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
        const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
        return [`#${id}`, { visible: Math.max(visible, 0), height: box.height, room }];
      });
      steps.push({
        top,
        marked: marked?.getAttribute("href") ?? undefined,
        more: more.length,
        sightings,
      });
    }
    return steps;
  }

  test("glides where a link leads, jumps where an address does, and spares who ask for less motion", async ({
    page,
    open,
  }) => {
    await open();
    const behavior = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    const click = () =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('header a[href="#faqs"]')?.click();
        return getComputedStyle(document.documentElement).scrollBehavior;
      });
    expect(await behavior()).toBe("auto");
    expect(await click()).toBe("smooth");
    await expect(page.locator("#faqs")).toBeInViewport();
    // The scrolling has ended, so the next step may be a link again.
    await expect.poll(behavior).toBe("auto");
    const arrive = (hash: string) =>
      page.evaluate((to) => {
        location.hash = to;
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
        );
      }, hash);
    const [top, there] = [await arrive("#hero"), await arrive("#how_it_works")];
    expect(await page.evaluate(() => scrollY)).toBe(there);
    expect(there).toBeGreaterThan(top + 1000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await click()).toBe("auto");
  });

  test("stays at the top, and its logo leads to the base path", async ({ page, open }) => {
    await open("promo");
    await page.mouse.wheel(0, 3000);
    const logo = page.getByRole("banner").getByRole("link", { name: "Quillow" });
    await expect(logo).toBeInViewport();
    await expect(logo).toHaveAttribute("href", "/promo/x/");
    await logo.click();
    await expect(page).toHaveURL(/\/promo\/x\/$/);
  });

  test("has no active link where none of its sections is in view", async ({ page, open }) => {
    await open();
    await page.locator("#features").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(page.locator("header [aria-current]")).toHaveCount(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.locator("header [aria-current]")).toHaveCount(0);
  });
});

test("header covers nothing that a link leads to, also in large letters", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: widths.tablet, height: 800 });
  await open();
  const room = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const bar = document.querySelector("header [data-menu]")?.parentElement;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return Number.parseFloat(scrollPaddingTop) - (bar?.getBoundingClientRect().bottom ?? 0);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test.describe("header on a phone", () => {
  test.use({ viewport: { width: widths.phone, height: 844 } });

  test("a toggle opens the same links and button; a choice closes it", async ({ page, open }) => {
    await open();
    const header = page.getByRole("banner");
    const toggle = header.getByRole("button", { name: /menu/i });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    const features = header.getByRole("link", { name: "Features", exact: true });
    await expect(features).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    for (const [label] of links) {
      await expect(header.getByRole("link", { name: label, exact: true })).toBeVisible();
    }
    await expect(header.getByRole("link", { name: "Sign Up Free" })).toBeVisible();
    await features.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(features).toBeHidden();
    await expect(page.locator("#features")).toBeInViewport();
  });

  const leaves = {
    "the focus": (page: Page) => page.locator("#what_you_can_do button").first().focus(),
    "a finger beside it": (page: Page) => page.mouse.click(5, 840),
  };
  for (const [what, leave] of Object.entries(leaves)) {
    test(`${what} that leaves the menu closes it`, async ({ page, open }) => {
      await open();
      const header = page.getByRole("banner");
      const toggle = header.getByRole("button", { name: /menu/i });
      await toggle.click();
      await header.getByRole("link", { name: "FAQ", exact: true }).focus();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await leave(page);
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
    });
  }

  test("Escape closes the menu and gives focus back to the toggle", async ({ page, open }) => {
    await open();
    const toggle = page.getByRole("banner").getByRole("button", { name: /menu/i });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toBeFocused();
  });
});
