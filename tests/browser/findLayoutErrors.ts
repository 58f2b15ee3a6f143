import type { Page } from "playwright/test";

/** The result for a page without layout errors. */
export const noLayoutErrors = { tooWide: false, clipped: [], spilled: [] };

/** Layout errors: a page wider than its window, texts that are cut off, and texts that overflow their card. */
export const findLayoutErrors = (page: Page) =>
  page.evaluate(() => {
    const isShown = (e: Element) =>
      e.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    const cardOf = (element: Element | null): Element | undefined => {
      if (!element || element.matches("section, header, main, footer, body")) return undefined;
      const { borderRadius, backgroundColor, clipPath, overflowX, position } =
        getComputedStyle(element);
      // Inside an element that scrolls, text may be beyond its edge.
      if (clipPath === "inset(50%)" || position === "absolute" || overflowX === "auto") {
        return undefined;
      }
      const isPainted =
        backgroundColor !== "rgba(0, 0, 0, 0)" && Number.parseFloat(borderRadius) > 0;
      return isPainted ? element : cardOf(element.parentElement);
    };
    const tooWide = document.documentElement.scrollWidth > innerWidth;
    const clipped: string[] = [];
    const spilled: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      if (element.closest("[inert], .skip-link, svg, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = range.getBoundingClientRect();
      const card = cardOf(element)?.getBoundingClientRect();
      if (card && (place.left < card.left - 1 || place.right > card.right + 1)) {
        spilled.push(node.textContent);
      }
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath === "inset(50%)" || box.getAnimations().length > 0) break;
        const edge = box.getBoundingClientRect();
        const cutX = overflowX !== "visible" && overflowX !== "auto";
        const cutY = overflowY !== "visible" && overflowY !== "auto";
        if (box === document.documentElement || overflowX === "auto") break;
        if (
          (cutX && (place.left < edge.left - 1 || place.right > edge.right + 1)) ||
          (cutY && (place.top < edge.top - 1 || place.bottom > edge.bottom + 1))
        ) {
          clipped.push(node.textContent);
          break;
        }
      }
    }
    return { tooWide, clipped, spilled };
  });
