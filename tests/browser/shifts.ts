import type { Page } from "playwright/test";

declare global {
  interface Window {
    /** Every layout shift since the page was opened, with the elements that moved. */
    shifts: { value: number; moved: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** A share of the screen that no visitor notices: the moves of a few pixels. */
const noticed = 0.01;

/**
 * The most that a late typeface moves: one line more or less in one text or title. The fallbacks have nearly the same
 * metrics, not the same.
 */
export const lineOfLateFont = 0.05;

/**
 * Records every layout shift of the pages that are opened from now on. A line that a late typeface breaks elsewhere is none
 * of them, unless `withFonts`: on a busy machine, a typeface may come after the first paint in any test.
 */
export async function observeShifts(page: Page, withFonts = false): Promise<void> {
  await page.addInitScript((withFonts) => {
    window.shifts = [];
    let from = 0;
    const forget = () => {
      from = performance.now();
      window.shifts = [];
    };
    // A typeface moves lines in the frame after it has come.
    const afterNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(forget));
    if (!withFonts) document.fonts.addEventListener("loadingdone", afterNextFrame);
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (startTime < from) continue;
        window.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, withFonts);
}

/** The shifts so far, if their sum is more than a visitor would notice. */
export async function noticeableShifts(page: Page, most = noticed): Promise<Window["shifts"]> {
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) > most ? shifts : [];
}
