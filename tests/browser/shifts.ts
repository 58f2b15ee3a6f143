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

/** Records every layout shift of the pages that are opened from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        window.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts so far, if their sum is more than a visitor would notice. */
export async function noticeableShifts(page: Page): Promise<Window["shifts"]> {
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) > 0.01 ? shifts : [];
}
