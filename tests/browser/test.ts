import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect as expectOnce, type Page } from "playwright/test";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { intervals } from "./intervals.ts";
import { frames, islandsOf } from "./islands.ts";
import { type SiteName, urlOf } from "./sites.ts";
import { watchFrames } from "./watchFrames.ts";

interface Fixtures {
  /** Errors and warnings of the console and the page. Every test ends with none. */
  complaints: string[];
  /** Opens a site's page, by default the real one. */
  open: (site?: SiteName, hash?: string) => Promise<void>;
  /** Starts the live preview of a project, for the time of the test. Returns its origin. */
  startPreview: (root: string) => Promise<string>;
  /** Ends a test whose browser draws no more. Such a test alone is run a second time. */
  frameWatch: undefined;
}

/** Typical widths of a phone, a tablet and a desktop. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 };

/** A test that fails if the page reports an error or sends a request to another host. */
export const test = base.extend<Fixtures>({
  frameWatch: [
    async ({ page, javaScriptEnabled }, use, testInfo) => {
      const { project, testId, retry } = testInfo;
      // A test of a serial suite is also run again when one before it stalled: it has no mark then.
      const mark = path.join(project.outputDir, `failed-${testId}`);
      if (retry > 0 && existsSync(mark)) throw new Error("It failed, and not for want of frames.");
      mkdirSync(project.outputDir, { recursive: true });
      writeFileSync(mark, "");
      let hasStalled = false;
      const end = javaScriptEnabled && watchFrames(page, () => (hasStalled = true));
      await use(undefined);
      if (end) end();
      if (hasStalled || testInfo.status === testInfo.expectedStatus) rmSync(mark);
    },
    { auto: true },
  ],
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
    expectOnce(complaints).toEqual([]);
  },
  open: async ({ page, complaints: _ }, use) => {
    await use(async (site = "page", hash = "") => {
      await page.goto(urlOf(site) + hash);
      // Until the typefaces are there, lines of the fallback may be a little shorter or longer.
      await page.evaluate(() => document.fonts.ready);
    });
  },
  startPreview: async ({ page, complaints: _ }, use) => {
    const servers: RunningServer[] = [];
    await use(async (root) => {
      const server = await startLive(root);
      servers.push(server);
      return server.origin;
    });
    // A page that is still loading would report the end of the preview.
    await page.goto("about:blank");
    for (const server of servers) await server.stop();
  },
});

const poll: typeof expectOnce.poll = (read, options) =>
  expectOnce.poll(read, {
    intervals,
    ...(typeof options === "string" ? { message: options } : options),
  });

/** The `expect` of Playwright, whose `poll` reads at the intervals of the tests. */
export const expect = new Proxy(expectOnce, {
  get: (target, name) => (name === "poll" ? poll : Reflect.get(target, name)),
});

/**
 * Waits until React has hydrated an island of this type. An idle network is no sign of that: after a slow layout, it
 * was idle before anything was fetched.
 */
export async function untilAwake(page: Page, type: string): Promise<void> {
  const isAwake = async () =>
    (await islandsOf(page)).some((island) => island.type === type && island.awake);
  await expect.poll(isAwake).toBe(true);
  // A hydrated island is ready once its effects have run.
  await frames(page, 3);
}
