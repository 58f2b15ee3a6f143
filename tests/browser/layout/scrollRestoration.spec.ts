import { restOf } from "../restOf.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("who reloads the page finds it where it was, also where lists fade in", async ({
  page,
  open,
}) => {
  // Too late for the first paint: on a busy machine, they would arrive in time in one load and not in the next.
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    await route.continue();
  });
  await open();
  for (const top of [4500, 7000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await restOf(page.locator("body"));
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    await restOf(page.locator("body"));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});
