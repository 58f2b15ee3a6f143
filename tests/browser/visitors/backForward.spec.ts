import { urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";
import { wakeIslands } from "./islands.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

test("going away and back finds the page as it was left", async ({ page, open }) => {
  await open();
  await wakeIslands(page);
  const tab = page.locator("#faqs").getByRole("tab").nth(2);
  await tab.click();
  await page.getByRole("banner").getByRole("button", { name: "Light or dark" }).click();
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
  });
  const place = await page.evaluate(() => scrollY);
  await page.goto(`${urlOf("page")}404.html`);
  await page.evaluate(() => history.back());
  await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => scrollY)).toBe(place);
  const trigger = page.locator("#faqs").getByRole("tabpanel").getByRole("button").first();
  await trigger.click();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
});
