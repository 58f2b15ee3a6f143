import type { Page } from "playwright/test";
import { factors, setView } from "../browser/factors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { restTag } from "../browser/restTag.ts";
import { wordsFor } from "../browser/siteWords.ts";
import { expect, test } from "../browser/test.ts";

/** The error of the current focus, in words; empty if there is none, undefined once the focus has left the page. */
const focusError = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const shown = {
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
    };
    const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const isInView = shown.bottom - shown.top > 4 && shown.right - shown.left > 4;
    const bar = [...document.querySelectorAll("header *")].find(
      (part) => getComputedStyle(part).position === "fixed",
    );
    const { bottom: end } = bar?.getBoundingClientRect() ?? { bottom: 0 };
    // In a field of several lines, browsers keep the caret in view.
    const inset = element.matches("textarea")
      ? Number.parseFloat(getComputedStyle(element).paddingTop)
      : 0;
    const isUnderBar =
      !element.closest("aside, header, .skip-link") &&
      box.top + inset < end &&
      // One that is higher than the screen is seen in part.
      box.height < innerHeight - end * 2;
    const spots = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(
          shown.left + (shown.right - shown.left) * x,
          shown.top + (shown.bottom - shown.top) * y,
        ),
      ),
    );
    const isUncovered = spots.some(
      (spot) => spot && (element.contains(spot) || spot.contains(element)),
    );
    if (isOutlined && isInView && !isUnderBar && isUncovered) return "";
    const facts = JSON.stringify({ isOutlined, isInView, isUnderBar, isUncovered, box });
    return `${element.outerHTML.slice(0, 110)} ${facts}`;
  });

/** The number of links and buttons that Tab must reach, without those of some widths or states only. */
const countStops = (page: Page) =>
  page
    .locator("a[href], button")
    .evaluateAll(
      (all: HTMLElement[]) =>
        all.filter(
          (e) =>
            e.tabIndex >= 0 &&
            !e.closest("[inert]") &&
            e.checkVisibility({ visibilityProperty: true }),
        ).length,
    );

/** The keys that lead through the page, forwards from its top and backwards from its end. */
const directions = { forwards: "Tab", backwards: "Shift+Tab" } as const;

/** Walks through the whole page by one key. Returns the errors on the way. */
async function walk(page: Page, key: string): Promise<string[]> {
  const errors: string[] = [];
  let stops = 0;
  for (let error: string | undefined = ""; error !== undefined && stops < 200; stops++) {
    await page.keyboard.press(key);
    error = await focusError(page);
    if (error) errors.push(error);
  }
  expect(stops).toBeGreaterThanOrEqual(await countStops(page));
  expect(stops).toBeLessThan(200);
  return errors;
}

/** Clickable elements less than 24 px wide or high. */
const smallTargets = (page: Page) =>
  page
    .locator("a[href], button, input, label:has(input), summary, [role=tab]")
    .evaluateAll((all) => {
      // The height of a link among words is that of their line.
      const isAmongWords = (element: Element) => {
        if (getComputedStyle(element).display !== "inline") return false;
        let block = element.parentElement;
        while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
        const links = [...(block?.querySelectorAll("a") ?? [])].map((link) => link.textContent);
        // Far below the screen, only a text that is not laid out can be read.
        return (block?.textContent.trim() ?? "") !== links.join("").trim();
      };
      return all
        .filter((e) => e.checkVisibility({ visibilityProperty: true }))
        .filter((e) => !e.matches(".skip-link, label *, [aria-hidden=true] *") && !isAmongWords(e))
        .filter((e) => {
          const { width, height } = e.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((e) => e.outerHTML.slice(0, 120));
    });

const { site, width, scheme } = factors;
const direction = ["forwards", "backwards"] as const;

for (const { tag, ...row } of pairs({ site, width, scheme, direction })) {
  const view = `${row.site}, ${row.width} px, ${row.scheme}`;
  test(`${view}: focus is seen and never under the bar, ${row.direction}; targets are 24 px`, {
    tag,
  }, async ({ page, open }) => {
    await setView(page, { ...row, height: 640, motion: "reduced" });
    await open(row.site);
    await wakeIslands(page);
    expect(await walk(page, directions[row.direction])).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const toggle = page.locator("header [aria-controls]:visible");
    if ((await toggle.count()) === 0) return;
    await toggle.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(await smallTargets(page), "menu open").toEqual([]);
  });
}

for (const [index, site] of factors.site.entries()) {
  test(`${site}: the first stop skips to the content`, { tag: restTag(index) }, async ({
    page,
    open,
  }) => {
    await open(site);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: wordsFor(site).skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header"))).toBeNull();
  });
}
