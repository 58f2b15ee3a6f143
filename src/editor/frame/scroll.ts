const keyOf = (page: string) => `broadside:scroll:${page}`;

/** Remembers how far a page is scrolled when it goes, for a reload of this tab. */
export function keepScroll(page: Window, path: string): void {
  page.addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(keyOf(path), String(page.scrollY));
    } catch {}
  });
}

/** Scrolls a page to where it was. */
export function restoreScroll(page: Window, path: string): void {
  try {
    const top = Number(sessionStorage.getItem(keyOf(path)) ?? 0);
    if (top > 0) page.scrollTo({ top, behavior: "instant" });
  } catch {
    // Storage may be forbidden.
  }
}

/** Remembers what stands in the middle of a page. Returns a function that brings it there again, at another width. */
export function keepPlace(page: Window | null | undefined): () => void {
  const middle = page ? page.innerHeight / 2 : 0;
  const element = page?.document.elementFromPoint(page.innerWidth / 2, middle);
  if (!page || !element || page.scrollY === 0) return () => undefined;
  const before = element.getBoundingClientRect();
  const part = (middle - before.top) / before.height;
  return () => {
    const { top, height } = element.getBoundingClientRect();
    page.scrollBy({ top: top + part * height - page.innerHeight / 2, behavior: "instant" });
  };
}
