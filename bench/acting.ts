import type { Page } from "playwright";
import { visit } from "./phone.ts";
import { formatTable } from "./table.ts";

/** Selectors of the controls that a visitor uses, by their purpose. Each works at a phone's width. */
const controls: Record<string, string> = {
  "open the menu": "header [data-menu]",
  "close the menu": "header [data-menu]",
  "day or night": "header [data-theme-toggle]",
  "next card": "#what_you_can_do [aria-label=Next]",
  "previous card": "#what_you_can_do [aria-label=Previous]",
  "next picture": "#one_place [aria-label=Next]",
  "second tab": "#faqs [role=tab]:nth-child(2)",
  "open an answer": "#faqs [role=tabpanel]:not([hidden] *) [data-reach-accordion-button]",
};

/** Milliseconds. The long tasks are those of the main thread over 50 ms. */
interface Pace {
  longTasks: number[];
  /** From the visitor's action to the next paint. */
  slowest: number;
}

type Recorded = Window & { pace: Pace };

/**
 * Measures how quickly the page in the folder `dir` responds, on a phone four times slower than this
 * machine.
 */
export function measureActing(dir: string): Promise<string> {
  return visit(dir, async (open) => {
    const page = await open((tab) => tab.addInitScript(record));
    const rows = [await takePace(page, "load")];
    await scrollToEnd(page);
    rows.push(await takePace(page, "scroll to the end"));
    for (const [name, selector] of Object.entries(controls)) {
      // As long as a finger takes. `force` skips Playwright's own hit test, which would be measured too.
      await page.locator(selector).first().click({ delay: 80, force: true });
      await page.waitForTimeout(1000);
      rows.push(await takePace(page, name));
    }
    return formatTable(["", "long tasks, ms", "to the next paint, ms"], rows);
  });
}

/** Runs in the page, before anything else. */
function record(): void {
  const pace: Pace = { longTasks: [], slowest: 0 };
  Object.assign(window, { pace });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pace.longTasks.push(Math.round(duration));
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pace.slowest = Math.max(pace.slowest, duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The measurements since the last call. */
async function takePace(page: Page, name: string): Promise<string[]> {
  const { longTasks, slowest } = await page.evaluate(() => {
    const recorded = window as unknown as Recorded;
    const { longTasks, slowest } = recorded.pace;
    const measured = { longTasks: [...longTasks], slowest };
    recorded.pace.longTasks.length = 0;
    recorded.pace.slowest = 0;
    return measured;
  });
  return [name, longTasks.join(" ") || "none", slowest === 0 ? "" : String(slowest)];
}

async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1000);
}
