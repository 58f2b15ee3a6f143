import { chromium, type Page } from "playwright";
import { findBrowser } from "../tests/browser/findBrowser.ts";
import { serve } from "./serve.ts";

const port = 5420;
const slowdown = 4;

const args = [
  "--no-sandbox",
  // While the console is observed, V8 looks up the line of every new error, and React creates five when it
  // starts: its file is parsed twice more for that. No visitor observes the console.
  "--js-flags=--no-enable-lazy-source-positions",
];

/** Lighthouse's values for a phone on slow 4G: milliseconds, and bytes per second. */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Opens the page in a tab of its own, after `prepare` has changed the tab. */
type Open = (prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;

/** Visits the page in the folder `dir`, on a phone four times slower than this machine. */
export async function visit<T>(
  dir: string,
  act: (open: Open) => Promise<T>,
  network = fast,
): Promise<T> {
  const stop = await serve(dir, port);
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    return await act(async (prepare) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await session.send("Network.emulateNetworkConditions", network);
      await prepare?.(page);
      await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
      return page;
    });
  } finally {
    await browser.close();
    stop();
  }
}
