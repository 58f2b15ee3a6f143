import { type BrowserContextOptions, chromium } from "playwright";
import { findBrowser } from "../tests/browser/findBrowser.ts";
import type { Contenders } from "./contenders.ts";
import type { Device } from "./lighthouse.ts";
import { median } from "./median.ts";
import { serve } from "./serve.ts";
import { formatTable } from "./table.ts";

const firstPort = 5430;

/** The time that a page is left alone after it has loaded, in milliseconds. */
const rest = 1500;

const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The screens of Lighthouse's two presets. */
const screens = {
  mobile: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1350, height: 940 } },
} satisfies Record<Device, BrowserContextOptions>;

/**
 * The main thread's processor time while each page loads: medians of `runs` loads in turns, and the ratio to
 * the page without scripts. Unlike Lighthouse's figure, it excludes the time that the thread waits for a
 * core.
 */
export async function compareWork(contenders: Contenders, runs: number): Promise<string> {
  const dirs = Object.values(contenders);
  const names = Object.keys(contenders);
  const unscripted = names.indexOf("its scripts switched off");
  const works = [
    await measureInTurns(dirs, "mobile", runs),
    await measureInTurns(dirs, "desktop", runs),
  ];
  const rows = names.map((name, n) => [
    name,
    ...works.map((work) => formatRatio(work[n], work[unscripted])),
  ]);
  return formatTable(["page", "phone", "desktop"], rows);
}

const formatRatio = (work = Number.NaN, baseline = Number.NaN) =>
  `${work.toFixed(0)} ms ×${(work / baseline).toFixed(2)}`;

async function measureInTurns(dirs: string[], device: Device, runs: number): Promise<number[]> {
  const pages = dirs.map((dir, n) => {
    const measured: number[] = [];
    return { dir, port: firstPort + n, measured };
  });
  const stops = await Promise.all(pages.map(({ dir, port }) => serve(dir, port)));
  try {
    // The first load has cold caches, and does not count.
    for (let run = 0; run <= runs; run++) {
      for (const { port, measured } of run % 2 === 0 ? pages : pages.toReversed()) {
        const time = await load(`http://localhost:${port}/`, device);
        if (run > 0) measured.push(time);
      }
    }
  } finally {
    for (const stop of stops) stop();
  }
  return pages.map(({ measured }) => median(measured));
}

async function load(url: string, device: Device): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const page = await browser.newPage(screens[device]);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(rest);
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  } finally {
    await browser.close();
  }
}
