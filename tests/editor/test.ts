import type { BrowserContext } from "playwright/test";
import { test as base } from "../browser/test.ts";
import { delayRequests } from "./delays.ts";
import { type Preview, startPreview } from "./preview.ts";

export { expect, untilAwake, widths } from "../browser/test.ts";

interface Options {
  /** True for an author whom the editor welcomes. */
  isFirstVisit: boolean;
}

interface WorkerFixtures {
  keptContext: BrowserContext;
  /** The preview of all tests of a worker. */
  preview: Preview;
  /** The same with each module of the code at an address of its own. */
  sourcesPreview: Preview;
}

/** Shows the page in its own size: a click at a place of an element would miss it in a frame that is shown smaller. */
function showUnscaled(): void {
  try {
    const key = "broadside:view";
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, '{"device":"free"}');
  } catch {
    // A document without an origin has no storage.
  }
}

/** Makes the page that of an author who was welcomed before. */
function noteWelcome(): void {
  try {
    localStorage.setItem("broadside:welcomed", "yes");
  } catch {
    // A document without an origin has no storage.
  }
}

/**
 * A test whose browser keeps the files of the previews that the worker's tests before it have opened. Each test has a
 * page of its own, and nothing else of what a browser keeps.
 */
export const test = base.extend<Options, WorkerFixtures>({
  isFirstVisit: [false, { option: true }],
  keptContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  preview: [
    async ({ browser: _ }, use, { parallelIndex }) => {
      const preview = await startPreview(`editor-${parallelIndex}`, "bundled");
      await use(preview);
      await preview.stop();
    },
    { scope: "worker" },
  ],
  sourcesPreview: [
    async ({ browser: _ }, use, { parallelIndex }) => {
      const preview = await startPreview(`editor-sources-${parallelIndex}`, "sources");
      await use(preview);
      await preview.stop();
    },
    { scope: "worker" },
  ],
  context: async ({ keptContext }, use) => {
    await use(keptContext);
    await keptContext.clearCookies();
    await keptContext.clearPermissions();
    await keptContext.unrouteAll();
    for (const page of keptContext.pages()) await page.close();
  },
  page: async ({ context, isFirstVisit }, use) => {
    const page = await context.newPage();
    await delayRequests(page);
    await page.addInitScript(showUnscaled);
    if (!isFirstVisit) await page.addInitScript(noteWelcome);
    const origins = new Set<string>();
    page.on("framenavigated", (frame) => origins.add(new URL(frame.url()).origin));
    await use(page);
    const session = await context.newCDPSession(page);
    for (const origin of [...origins].filter((origin) => origin !== "null")) {
      const kept = { origin, storageTypes: "local_storage" };
      await session.send("Storage.clearDataForOrigin", kept);
    }
  },
});
