import type { Browser, Locator, Page } from "playwright/test";

/** An island of the page: hydrated, failed, or neither yet. */
export interface Island {
  id: string;
  type: string;
  awake: boolean;
  failed: boolean;
}

/** The islands of the page, in order. */
export function islandsOf(page: Page): Promise<Island[]> {
  return page.locator("[data-island]").evaluateAll((roots) =>
    roots.map((root) => {
      // React adds a property to each element that it has hydrated.
      const isTaken = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith("__reactFiber"));
      return {
        id: root.id,
        type: root.getAttribute("data-island") ?? "",
        awake: [...root.querySelectorAll("*")].some(isTaken),
        failed: root.hasAttribute("data-failed"),
      };
    }),
  );
}

/** Moves the mouse in from the corner onto an element. The first that a browser reports of a mouse is no movement yet. */
export async function moveOver(element: Locator): Promise<void> {
  await element.page().mouse.move(1, 1);
  await element.hover();
}

/**
 * Goes from island to island until all are hydrated or have failed, and back to the top. An island that was left before
 * the browser noticed it is visited again.
 */
export async function wakeIslands(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 301);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isSettled = (root: Element) =>
      root.hasAttribute("data-failed") ||
      [...root.querySelectorAll("*")].some((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactFiber")),
      );
    const listWaiting = () =>
      [...document.querySelectorAll("[data-island]")].filter((root) => !isSettled(root));
    for (let waiting = listWaiting(); waiting.length > 0; waiting = listWaiting()) {
      for (const root of waiting) {
        root.scrollIntoView({ block: "center", behavior: "instant" });
        await frame();
        await frame();
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  // A hydrated island is ready once its effects have run.
  await frames(page, 3);
}

/** Scrolls to the end of the page, screen by screen, and back to the top: lazy pictures load on the way. */
export async function scrollThrough(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.75) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

/** Waits until the given number of frames is painted. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Presses a button in each hydrated island. Returns the ids of those in which nothing changed, and nothing was selected. */
export function silentIslands(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const silent: string[] = [];
    for (const root of document.querySelectorAll("[data-island]:not([data-failed])")) {
      const button = [...root.querySelectorAll<HTMLElement>("button")].find(
        (candidate) =>
          candidate.checkVisibility({ visibilityProperty: true }) &&
          !candidate.matches("[aria-disabled=true], [aria-selected=true]"),
      );
      if (!button) continue;
      let changed = false;
      const note = () => {
        changed = true;
      };
      const observer = new MutationObserver(note);
      document.addEventListener("selectionchange", note, { once: true });
      const options = { attributes: true, childList: true, subtree: true };
      observer.observe(root, options);
      observer.observe(document.documentElement, { attributes: true });
      button.click();
      for (let frame = 0; frame < 60 && !changed; frame++) {
        await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
      document.removeEventListener("selectionchange", note);
      if (!changed) silent.push(root.id);
    }
    return silent;
  });
}

/** The content of each island, by id, without the controls that films get if scripts fail. */
export const contents = (page: Page) =>
  page.locator("[data-island]").evaluateAll((roots) => {
    const copies = roots.map((root) => root.cloneNode(true) as Element);
    for (const copy of copies) {
      for (const unread of copy.querySelectorAll("noscript")) unread.remove();
      for (const film of copy.querySelectorAll("video")) {
        film.removeAttribute("controls");
        film.setAttribute("preload", "none");
      }
    }
    return Object.fromEntries(copies.map(({ id, innerHTML }) => [id, innerHTML]));
  });

/** The content of each island of a page before any script has run. */
export async function renderedContents(
  browser: Browser,
  address: string,
): Promise<Record<string, string>> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  const printed = await contents(page);
  await page.close();
  return printed;
}
