import { laterClass, laterSections } from "../contract/later.ts";

/** Safari has no idle moments: there, whatever waits comes first. */
const idleMoment = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Milliseconds in which new work is begun: together with the last of it, under 50 also on a slow phone. */
const moment = 20;

/**
 * Lays out what the stylesheet has put off, first the style of a section and then its layout, as much in an idle
 * moment as there is time for: between two moments the page can answer. Nothing is shown meanwhile, so that no
 * moment ends in a frame; then all sections take their height in one, and links may glide. To be called when the
 * page has loaded: before that, moments are short.
 */
export async function layOut(): Promise<void> {
  let end = 0;
  const pause = async () => {
    if (performance.now() > end) {
      await idleMoment();
      end = performance.now() + moment;
    }
  };
  for (const content of document.querySelectorAll(`${laterSections}>*`)) {
    await pause();
    // Asked for a colour, the browser styles now, and asked for a place, it lays out: not both together, later.
    getComputedStyle(content).getPropertyValue("color");
    await pause();
    // Asked once in a moment of its own, Chromium finds nothing to lay out in what is not shown.
    content.getClientRects();
    content.getClientRects();
  }
  await idleMoment();
  layOutAtOnce();
}

/** Lays out all that still waits. Who is led to a place needs it where it stays. */
export function layOutAtOnce(): void {
  document.documentElement.classList.remove(laterClass);
}
