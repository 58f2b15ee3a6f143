import { median } from "./median.ts";
import { slow4G, visit } from "./phone.ts";

/**
 * The time in which the main thread of a slow phone on a slow network cannot respond while it loads the page
 * of the project in `root`: the part of each task beyond 50 ms, in milliseconds. The median of `runs`.
 */
export function measureLoading(root: string, runs: number): Promise<number> {
  return visit(
    root,
    async (open) => {
      const blocked: number[] = [];
      // The first load has cold caches, and does not count.
      for (let run = 0; run <= runs; run++) {
        const page = await open();
        blocked.push(await page.evaluate(addUpBlocking));
        await page.close();
      }
      return median(blocked.slice(1));
    },
    slow4G,
  );
}

/** Runs in the page: the time of its long tasks beyond 50 ms so far. */
function addUpBlocking(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) sum += duration - 50;
    });
    observer.observe({ type: "longtask", buffered: true });
    setTimeout(() => resolve(sum), 500);
  });
}
