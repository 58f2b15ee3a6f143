import type { Page } from "playwright/test";
import { moveOver } from "../islands.ts";
import { exampleNames } from "../sites.ts";
import { expect, test, untilAwake, widths } from "../test.ts";

const site = exampleNames[0];

async function wake(page: Page) {
  await moveOver(page.getByRole("tablist", { name: "Write a line from anywhere" }));
  await untilAwake(page, "code");
}

test("the sample that is shown is copied, letter for letter, and a screen reader hears of it", async ({
  page,
  open,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(site);
  await wake(page);
  const section = page.locator("#code");
  await section.getByRole("tab", { name: "Python" }).click();
  await section.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(section.getByRole("status")).toHaveText("Copied");
  await expect(section.getByRole("button", { name: "Copied" })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import requests\n\nrequests\.post\(\n {4}"https:[\s\S]*\n\)$/);
});

test("where the browser forbids it, the sample is selected instead", async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await open(site);
  await wake(page);
  const section = page.locator("#code");
  await section.getByRole("button", { name: "Copy" }).click();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toMatch(/^await fetch\([\s\S]*\}\);$/);
  await expect(section.getByRole("status")).toBeEmpty();
});

test("a long line scrolls by the keyboard, in a box as wide as the page allows", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await open(exampleNames[2]);
  await page.locator("#code").scrollIntoViewIfNeeded();
  const sample = page.locator("#code pre").first();
  await expect(sample).toHaveAttribute("dir", "ltr");
  await expect(sample).toHaveAttribute("translate", "no");
  await sample.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => sample.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});
