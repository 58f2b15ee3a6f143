import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

const site = exampleNames[0];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("a picture opens by Enter, closes by Escape, and gives the focus back", async ({
      page,
      open,
    }) => {
      await open(site);
      const opener = page.getByRole("button", { name: "Two screens side by side." });
      const popover = page.getByRole("dialog", { name: "Two screens side by side." });
      const closer = popover.getByRole("button", { name: "Close" });
      await expect(popover).toBeHidden();
      for (const close of [
        () => page.keyboard.press("Escape"),
        () => page.keyboard.press("Enter"),
        // Beside the picture.
        () => page.mouse.click(4, 400),
      ]) {
        await opener.press("Enter");
        await expect(popover).toBeInViewport({ ratio: 1 });
        await expect(closer).toBeFocused();
        await expect(popover.getByRole("img")).toBeInViewport({ ratio: 1 });
        await expect(popover.getByText("Two screens, on the day of the launch.")).toBeVisible();
        await close();
        await expect(popover).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  });
}

test("a large picture is fetched when it opens, and not before", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(site);
  const opener = page.getByRole("button", { name: "Two screens side by side." });
  const large = page.locator("#album [popover] img").first();
  const isThere = () => large.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await opener.scrollIntoViewIfNeeded();
  await expect
    .poll(() => opener.locator("img").evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  const before = [...fetched];
  expect(await isThere()).toBe(false);
  await opener.click();
  await expect.poll(isThere).toBe(true);
  expect(
    fetched.filter((url) => !before.includes(url) && /screens-.*\.avif$/.test(url)),
  ).toHaveLength(1);
});
