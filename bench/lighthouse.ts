import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser } from "../tests/browser/findBrowser.ts";

/** Lighthouse's measurements: milliseconds, the layout shift, and kibibytes sent by kind. */
export interface Measurement {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  mainThread: number;
  html: number;
  scripts: number;
  all: number;
}

/** Lighthouse's two presets: a slow phone on slow 4G, or a desktop with a wide screen. */
export type Device = "mobile" | "desktop";

/** `simulate` computes slowness from a fast run, `devtools` applies it. */
export type Throttling = "simulate" | "devtools";

interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number } };
  audits: Record<string, Audit>;
}

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

const run = promisify(execFile);

/** Measures a page once. Lighthouse runs as a separate program, installed beside this file. */
export async function measure(
  url: string,
  device: Device,
  throttling: Throttling,
): Promise<Measurement> {
  const { stdout } = await run(
    "bench/node_modules/.bin/lighthouse",
    [
      url,
      "--output=json",
      "--quiet",
      "--only-categories=performance",
      ...(device === "desktop" ? ["--preset=desktop"] : []),
      `--throttling-method=${throttling}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    ],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: 2 ** 28,
      timeout: 120_000,
    },
  );
  const { runtimeError, categories, audits }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const sent = audits["network-requests"]?.details?.items ?? [];
  const sizeOf = (...types: string[]) =>
    sent
      .filter(({ resourceType = "" }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1024, 0);
  return {
    score: categories.performance.score * 100,
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    mainThread: value("mainthread-work-breakdown"),
    html: sizeOf("Document"),
    scripts: sizeOf("Script"),
    all: sizeOf(),
  };
}
