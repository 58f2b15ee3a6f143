import { laterClass, laterSections } from "../contract/later.ts";
import { asks } from "./act.ts";
import { idleMoment } from "./idleMoment.ts";

/** Milliseconds in which new work is begun: together with the last of it, under 50 also on a slow phone. */
const moment = 20;

/** When what the stylesheet has put off is laid out, which begins once the page has loaded. */
export const laidOut = new Promise((resolve) => addEventListener("load", resolve)).then(layOut);

/** Lays it out as soon as the visitor is led anywhere. Once laid out, everything stays so. */
export function layOutInTime(): void {
  for (const type of asks) addEventListener(type, layOutAtOnce, { capture: true, once: true });
}

/**
 * First the style of a section and then its layout, as much in an idle moment as there is time for: between two
 * moments the page can answer. Nothing is shown meanwhile, which leaves little to the frame behind each moment; then
 * all sections take their height in one. Before the page has loaded, moments are short.
 */
async function layOut(): Promise<void> {
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
    void getComputedStyle(content).color;
    await pause();
    // Asked once in a moment of its own, Chromium finds nothing to lay out in what is not shown.
    content.getClientRects();
    content.getClientRects();
  }
  await pause();
  layOutAtOnce();
}

/**
 * Whoever is led to a place needs it where it stays; and what the visitor has come to already stays on the screen
 * where it is, though what stands above it takes its height only now.
 */
function layOutAtOnce(): void {
  const reached = [...document.querySelectorAll(laterSections)].find(
    (section) => section.getBoundingClientRect().bottom > 0,
  );
  const top = () => reached?.getBoundingClientRect().top ?? 0;
  const before = top();
  document.documentElement.classList.remove(laterClass);
  // Not left to the browser: Safari anchors nothing, and Chromium nothing whose size was only guessed so far.
  const moved = top() - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
