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
