import { test as base, expect, type Page } from "playwright/test";
import { startLive } from "../project.ts";
import { frames, islandsOf } from "./islands.ts";
import { type SiteName, urlOf } from "./sites.ts";

interface Fixtures {
  /** What the console and the page complained about. Every test ends with nothing here. */
  complaints: string[];
  /** Opens a site's page, by default the real one. */
  open: (site?: SiteName, hash?: string) => Promise<void>;
  /** Starts the live preview of a project. It ends with the test. */
  startPreview: (root: string, port: number) => Promise<void>;
}

/** Widths that stand for a phone, a tablet and a desktop. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 };

/** A test that fails when the page complains, or asks any other host for anything. */
export const test = base.extend<Fixtures>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      const isOurs = hostname === "localhost" || ["data:", "blob:"].includes(protocol);
      if (!isOurs) complaints.push(`request to ${request.url()}`);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  open: async ({ page, complaints: _ }, use) => {
    await use(async (site = "page", hash = "") => {
      await page.goto(urlOf(site) + hash);
    });
  },
  startPreview: async ({ page, complaints: _ }, use) => {
    const stops: (() => Promise<unknown>)[] = [];
    await use(async (root, port) => {
      stops.push(await startLive(root, port));
    });
    // A page that is still loading would complain that the preview has ended.
    await page.goto("about:blank");
    for (const stop of stops) await stop();
  },
});

export { expect };

/**
 * Waits until React answers in an island of this type. An idle network does not say so: where the layout has taken
 * long, it was idle before anything was fetched.
 */
export async function untilAwake(page: Page, type: string): Promise<void> {
  const isAwake = async () =>
    (await islandsOf(page)).some((island) => island.type === type && island.awake);
  await expect.poll(isAwake).toBe(true);
  // What has been taken over is ready when its effects have run.
  await frames(page, 3);
}
