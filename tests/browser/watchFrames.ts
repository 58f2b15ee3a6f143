import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright/test";

/** Far more than any page needs for a frame, in milliseconds. */
const patience = 20_000;

/**
 * Watches a visible page and calls `onStall` once, and closes the page, if scripts answer but no frame comes. Chromium
 * without a graphics card does so in about one of several hundred visits: its compositor waits for a tile that no
 * thread draws. Nothing that a page or a test does brings the frames back. Returns a function that ends the watch.
 */
export function watchFrames(page: Page, onStall: () => void): () => void {
  let isOver = false;
  // A page that navigates or is closed refuses to answer, and is not stalled.
  const within = (answer: Promise<unknown>) =>
    Promise.race([answer.then(Boolean, () => true), wait(patience, false, { ref: false })]);
  const watch = async () => {
    while (!isOver) {
      const frame = page.evaluate(
        () => document.hidden || new Promise((resolve) => requestAnimationFrame(() => resolve(1))),
      );
      if (!(await within(frame)) && !isOver && (await within(page.evaluate(() => 1)))) {
        onStall();
        await page.close();
        return;
      }
      await wait(1_000, undefined, { ref: false });
    }
  };
  watch();
  return () => {
    isOver = true;
  };
}
