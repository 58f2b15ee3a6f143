import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright/test";

const { BROADSIDE_DELAYS = "0", BROADSIDE_SEED = "1" } = process.env;

/** The longest delay, in milliseconds, of what the page and the preview send; 0 for none. */
const longest = Number(BROADSIDE_DELAYS);

/** Waits for times that follow from the seed, from the name of what waits, and from how often it has waited. Most waits are short. */
function createWait(): (name: string) => Promise<void> {
  const counts = new Map<string, number>();
  return (name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const hash = createHash("sha256").update(`${BROADSIDE_SEED} ${name} ${count}`).digest();
    return setTimeout((hash.readUInt32BE() / 2 ** 32) ** 2 * longest);
  };
}

/**
 * Delays requests for code, requests to the preview and the messages of its connection, if the environment asks for that:
 * what depends on the order of answers, or on a fast page, fails then.
 */
export async function delayRequests(page: Page): Promise<void> {
  if (longest === 0) return;
  const wait = createWait();
  await page.route("**", async (route) => {
    const request = route.request();
    if (["document", "fetch", "script"].includes(request.resourceType()))
      await wait(`${request.method()} ${new URL(request.url()).pathname}`);
    await route.fallback();
  });
  await page.routeWebSocket("**", (browser) => {
    const preview = browser.connectToServer();
    let last: Promise<unknown> = Promise.resolve();
    const inOrder = (name: string, send: () => void) => {
      last = last.then(() => wait(name)).then(send);
    };
    preview.onMessage((message) => inOrder("from the preview", () => browser.send(message)));
    browser.onMessage((message) => inOrder("from the browser", () => preview.send(message)));
  });
}
