import { laterClass, laterSections } from "../contract/later.ts";

/** Safari has no idle moments: there, whatever waits comes first. */
const idleMoment = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Milliseconds in which new work is begun: together with the last of it, under 50 also on a slow phone. */
const moment = 20;

/**
 * Lays out what the stylesheet has put off, first the style of a section and then its layout, as much in an idle
 * moment as there is time for: between two moments the page can answer. When all have their height, links may
 * glide. To be called when the page has loaded: before that, moments are short, and each ends in a frame.
 */
export async function layOut(): Promise<void> {
  let end = 0;
  const pause = async () => {
    if (performance.now() > end) {
      await idleMoment();
      end = performance.now() + moment;
    }
  };
  for (const section of document.querySelectorAll<HTMLElement>(laterSections)) {
    await pause();
    section.style.contentVisibility = "visible";
    // Asked for a colour, the browser styles now, and asked for a place, it lays out: not both together, later.
    getComputedStyle(section).getPropertyValue("color");
    await pause();
    section.getClientRects();
  }
  layOutAtOnce();
}

/** Lays out all that still waits. Who is led to a place needs it where it stays. */
export function layOutAtOnce(): void {
  document.documentElement.classList.remove(laterClass);
}
