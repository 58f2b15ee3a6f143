import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { parse } from "yaml";
import { exampleNames, siteNames, sites } from "./sites.ts";
import { expect, test } from "./test.ts";
import { wakeIslands } from "./visitors/islands.ts";

/** Keys of page.yaml whose text is for the page's readers. */
const read =
  /^(title|text|label|description|question|answer|eyebrow|tagline|proof|note|entry|day|name|feedback|lines|summary|location)$/;

/** Every text of a page's sections that a visitor should be able to read. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return read.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== "object" || value === null) return [];
  if ("enabled" in value && value.enabled === false) return [];
  return Object.entries(value).flatMap(([inner, item]) => textsOf(item, inner));
}

const fold = (text: string) => text.replace(/\s+/g, " ").trim();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const site of ["page", ...exampleNames] as const) {
    test(`${site}: every text is there to be read, or is the name of a picture`, async ({
      page,
      open,
    }) => {
      await open(site);
      const names = await page
        .locator("[alt], [aria-label]")
        .evaluateAll((all) =>
          all.map((e) => e.getAttribute("alt") ?? e.getAttribute("aria-label")),
        );
      const text = fold([await page.locator("body").innerText(), ...names].join(" "));
      const sections = parse(sites[site] ?? "").sections;
      const missing = textsOf(sections)
        .map(fold)
        .filter((wanted) => !text.toLowerCase().includes(wanted.toLowerCase()));
      expect(missing).toEqual([]);
    });
  }
});

for (const site of siteNames) {
  test(`${site}: hydrates with an empty console, and asks no other host`, async ({
    page,
    open,
    complaints,
  }) => {
    await open(site);
    await wakeIslands(page);
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
    await expect(page.locator("[data-failed]")).toHaveCount(0);
  });
}

/** Everything that the page fetches from now on, and its bytes as a good host sends them. */
function recordFetches(page: Page): Promise<[path: string, bytes: number]>[] {
  const fetched: Promise<[path: string, bytes: number]>[] = [];
  page.on("response", (response) => {
    const compressed = /html|svg|json/.test(response.headers()["content-type"] ?? "");
    const weigh = (body: Buffer) => (compressed ? brotliCompressSync(body) : body).length;
    fetched.push(response.body().then((body) => [new URL(response.url()).pathname, weigh(body)]));
  });
  return fetched;
}

test("a phone fetches no script and little else until the visitor acts", async ({ page, open }) => {
  const fetched = recordFetches(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await page.waitForLoadState("networkidle");
  const files = await Promise.all(fetched);
  expect(files.filter(([path]) => path.endsWith(".js"))).toEqual([]);
  const bytes = files.reduce((sum, [, weight]) => sum + weight, 0);
  expect(files.length).toBeGreaterThan(5);
  expect(bytes, JSON.stringify(files, null, 1)).toBeLessThan(120_000);
});

test.describe("on a phone with three pixels for each", () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 844 } });

  test("what the first screen shows is little as well", async ({ page, open }) => {
    const fetched = recordFetches(page);
    await open();
    await page.waitForLoadState("networkidle");
    // Browsers fetch some pictures ahead, how many they decide by themselves.
    const below = await page
      .locator("img")
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures
          .filter((picture) => picture.getBoundingClientRect().top > innerHeight)
          .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
      );
    const files = (await Promise.all(fetched)).filter(([path]) => !below.includes(path));
    const bytes = files.reduce((sum, [, weight]) => sum + weight, 0);
    expect(files.length).toBeGreaterThan(5);
    expect(bytes, JSON.stringify(files, null, 1)).toBeLessThan(120_000);
  });
});
