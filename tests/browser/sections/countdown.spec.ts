import { holdBack } from "../holdBack.ts";
import { noticeableShifts, observeShifts } from "../shifts.ts";
import { exampleNames } from "../sites.ts";
import { expect, test, untilAwake, widths } from "../test.ts";

const site = exampleNames[0];
const words = "September 1, 2099 at 10:00 AM UTC";

test("a second passes each second, and nothing moves", async ({ page, open }) => {
  await observeShifts(page);
  await page.clock.install({ time: "2099-08-30T07:56:57Z" });
  await open(site);
  const section = page.locator("#countdown");
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("time")).toHaveText(words);
  await untilAwake(page, "countdown");
  const tiles = section.getByRole("timer").locator("[aria-hidden]");
  await page.clock.pauseAt("2099-08-30T07:58:58Z");
  await expect(tiles).toHaveText(/2\s*days\s*2\s*hours\s*1\s*minute\s*2\s*seconds/);
  await expect(section.getByRole("timer")).toContainText("2 days, 2 hours, 1 minute");
  await page.clock.runFor(3000);
  await expect(tiles).toHaveText(/2\s*days\s*2\s*hours\s*0\s*minutes\s*59\s*seconds/);
  expect(await noticeableShifts(page)).toEqual([]);
});

for (const [time, figure] of [
  ["2098-12-24T07:56:57Z", "365"],
  ["2026-11-30T12:00:00Z", "26,687"],
] as const) {
  test(`${figure} days stand in the line that was left for them`, async ({ page, open }) => {
    await page.clock.install({ time });
    const release = await holdBack(page, "**/assets/*.js");
    // Its typeface is the widest.
    await open(exampleNames[1]);
    const section = page.locator("#countdown");
    const tiles = section.locator("[aria-hidden] > *");
    const measure = async () => {
      const heights: number[] = [];
      for (const width of [320, ...Object.values(widths)]) {
        await page.setViewportSize({ width, height: 844 });
        heights.push(await section.evaluate((element) => element.clientHeight));
        const tooWide = await tiles.evaluateAll(
          (all) => all.filter((tile) => tile.scrollWidth > tile.clientWidth).length,
        );
        expect(tooWide, `tiles at ${width} px`).toBe(0);
      }
      return heights;
    };
    const before = await measure();
    release();
    await section.scrollIntoViewIfNeeded();
    await untilAwake(page, "countdown");
    await expect(section.getByRole("timer")).toContainText(`${figure} days`);
    expect(await measure()).toEqual(before);
  });
}

test("when the time comes, other words are in its place", async ({ page, open }) => {
  await page.clock.install({ time: "2099-09-01T09:59:00Z" });
  await open(site);
  const section = page.locator("#countdown");
  await section.scrollIntoViewIfNeeded();
  await untilAwake(page, "countdown");
  await page.clock.pauseAt("2099-09-01T09:59:59Z");
  await expect(section.getByRole("timer")).toContainText("1 second");
  const height = () => section.evaluate((element) => element.clientHeight);
  const before = await height();
  await page.clock.runFor(1000);
  await expect(section.getByRole("status")).toContainText("It is there.");
  await expect(section.locator("time")).toBeHidden();
  await expect(section.getByText("Tell me when it is there")).toBeHidden();
  expect(await height()).toBe(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the day and the time are there in words, and nothing counts", async ({ page, open }) => {
    await open(site);
    const time = page.locator("#countdown time");
    await expect(time).toHaveText(words);
    await expect(time).toHaveAttribute("datetime", "2099-09-01T10:00:00.000Z");
    await expect(page.locator("#countdown")).not.toContainText(/days|hours/);
  });

  test("a time that had passed at the build says what is said afterwards", async ({
    page,
    open,
  }) => {
    await open(exampleNames[2]);
    const section = page.locator("#countdown");
    await expect(section).toContainText("It was good to see you all.");
    await expect(section.locator("time")).toHaveCount(0);
    await expect(section).not.toHaveAttribute("data-island");
    await expect(section).not.toContainText("Everyone is welcome.");
  });
});
