import { median } from "./median.ts";
import { slow4G, visit } from "./phone.ts";

/**
 * For how many milliseconds the main thread of a slow phone on a slow network cannot answer while it loads
 * the page that the project in `root` has printed: of each task, what it takes beyond 50. The median of `runs`.
 */
export function measureLoading(root: string, runs: number): Promise<number> {
  return visit(
    root,
    async (open) => {
      const blocked: number[] = [];
      // The first load finds everything cold, and does not count.
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

/** Runs in the page: what its long tasks so far took beyond 50 ms. */
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
