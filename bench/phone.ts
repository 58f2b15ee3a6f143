import type { Browser, Page } from "playwright";

const slowdown = 4;

/** What Lighthouse applies for a phone on slow 4G: milliseconds, and bytes in a second. */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** A page as on a phone whose processor is four times slower than this one, on this network. */
export async function openPhone(browser: Browser, network = fast): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.emulateNetworkConditions", network);
  return page;
}
