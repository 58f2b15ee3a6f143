import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { findBrowser } from "../tests/browser/findBrowser.ts";
import { makeProject } from "../tests/project/makeProject.ts";
import { startLive } from "../tests/project/startLive.ts";
import { median } from "./median.ts";

const original = "Small things today";

/** The times of the live preview, in milliseconds. */
export interface LiveTimes {
  /** From the command to the address, in a project that was never started. */
  ready: number;
  /** From writing the file to the frame in the browser. */
  editToPaint: number;
}

/** Starts the live preview of a page `starts` times, and edits one of its texts `edits` times. */
export async function timeLive(source: string, starts: number, edits: number): Promise<LiveTimes> {
  const startTimes: number[] = [];
  // The first start has cold caches, and does not count.
  for (let start = 0; start <= starts; start++) {
    const { ready, stop } = await startFresh(source);
    await stop();
    startTimes.push(ready);
  }
  const { root, origin, stop } = await startFresh(source);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: "networkidle", timeout: 60_000 });
    const times: number[] = [];
    // The first edit has cold caches, and does not count.
    for (let edit = 0; edit <= edits; edit++) {
      const text = `Edit number ${edit}`;
      const painted = nextPaintOf(page, text);
      const written = Date.now();
      await writeFile(path.join(root, "page.yaml"), source.replace(original, text));
      times.push((await painted) - written);
      // Nobody saves twice in a moment.
      await setTimeout(200);
    }
    return { ready: median(startTimes.slice(1)), editToPaint: median(times.slice(1)) };
  } finally {
    await browser.close();
    await stop();
  }
}

async function startFresh(source: string) {
  const root = await makeProject("bench-live", source);
  const begun = performance.now();
  const server = await startLive(root);
  return { root, ...server, ready: performance.now() - begun };
}

/** The time when the first frame with the text has been drawn. */
function nextPaintOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        window.setTimeout(() => reject(new Error(`"${wanted}" never came.`)), 30_000);
        const main = document.querySelector("main");
        if (!main) throw new Error("The page has no main part.");
        const observer = new MutationObserver(() => {
          if (!main.textContent?.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => window.setTimeout(() => resolve(Date.now())));
        });
        observer.observe(main, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}
