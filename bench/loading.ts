import type { Contenders } from "./contenders.ts";
import { median } from "./median.ts";
import { slow4G, visit } from "./phone.ts";
import { formatTable } from "./table.ts";

/**
 * The time in which the main thread of a slow phone on a slow network cannot respond while it loads the page
 * in the folder `dir`: the part of each task beyond 50 ms, in milliseconds. The median of `runs`.
 */
export function measureLoading(dir: string, runs: number): Promise<number> {
  return visit(
    dir,
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

/** That time for each page, `runs` loads in turns. */
export async function compareLoading(contenders: Contenders, runs: number): Promise<string> {
  const pages = Object.entries(contenders).map(([name, dir]) => {
    const measured: number[] = [];
    return { name, dir, measured };
  });
  for (let run = 0; run < runs; run++) {
    for (const { dir, measured } of run % 2 === 0 ? pages : pages.toReversed()) {
      measured.push(await measureLoading(dir, 1));
    }
  }
  const rows = pages.map(({ name, measured }) => [name, `${median(measured).toFixed(0)} ms`]);
  return formatTable(["page", "blocked"], rows);
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
