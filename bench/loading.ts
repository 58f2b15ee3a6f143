import path from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../tests/browser/findBrowser.ts";
import { median } from "./median.ts";
import { openPhone, slow4G } from "./phone.ts";
import { serve } from "./serve.ts";

const port = 5421;

/**
 * For how many milliseconds the main thread of a slow phone on a slow network cannot answer while it loads
 * the page that the project in `root` has printed: of each task, what it takes beyond 50. The median of `runs`.
 */
export async function measureLoading(root: string, runs: number): Promise<number> {
  const stop = await serve(path.join(root, "dist"), port);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const blocked: number[] = [];
    // The first load finds everything cold, and does not count.
    for (let run = 0; run <= runs; run++) {
      const page = await openPhone(browser, slow4G);
      await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
      blocked.push(await page.evaluate(addUpBlocking));
      await page.close();
    }
    return median(blocked.slice(1));
  } finally {
    await browser.close();
    stop();
  }
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
