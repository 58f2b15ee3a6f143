import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { expect, test } from "../test.ts";

/** Every file that the page fetches from now on, with the bytes that a good host sends. */
function recordFetches(page: Page): Promise<[path: string, bytes: number]>[] {
  const fetched: Promise<[path: string, bytes: number]>[] = [];
  page.on("response", (response) => {
    const compressed = /html|svg|json/.test(response.headers()["content-type"] ?? "");
    const weigh = (body: Buffer) => (compressed ? brotliCompressSync(body) : body).length;
    const { pathname } = new URL(response.url());
    // An answer that leads elsewhere, or says that nothing has changed, has no body.
    const isEmpty = response.status() >= 300 && response.status() < 400;
    fetched.push(
      isEmpty
        ? Promise.resolve([pathname, 0])
        : response.body().then((body) => [pathname, weigh(body)]),
    );
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
    // Browsers decide by themselves how many pictures to fetch ahead.
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
