import type { Browser, Page } from "playwright";

const slowdown = 4;

/** A page as on a phone whose processor is four times slower than this one. */
export async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
