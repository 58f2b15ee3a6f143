import type { FieldAddress } from "../../shared/editor/messages.ts";

const keyOf = (page: string) => `broadside:scroll:${page}`;

/** A place as a text, to compare two. */
const nameOf = (selected: FieldAddress | undefined) => JSON.stringify(selected ?? null);

/** Remembers how far a page is scrolled when it goes, and what is selected then, for a reload of this tab. */
export function keepScroll(
  page: Window,
  path: string,
  selected: () => FieldAddress | undefined,
): void {
  page.addEventListener("pagehide", () => {
    try {
      const kept = [page.scrollY, nameOf(selected())];
      sessionStorage.setItem(keyOf(path), JSON.stringify(kept));
    } catch {}
  });
}

/** Scrolls a page to where it was. Returns true if what is selected was selected there already. */
export function restoreScroll(
  page: Window,
  path: string,
  selected: FieldAddress | undefined,
): boolean {
  try {
    const [top, name] = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "[]");
    if (top > 0) page.scrollTo({ top, behavior: "instant" });
    return name === nameOf(selected);
  } catch {
    // Storage may be forbidden.
    return false;
  }
}

/** Forgets how far a page was scrolled: something is to be shown there. */
export function forgetScroll(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {}
}

/** Remembers what is in the middle of a page. Returns a function that scrolls it back there, at another width too. */
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
