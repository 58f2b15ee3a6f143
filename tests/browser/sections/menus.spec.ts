import { glideMarker } from "../../../src/shared/markers.ts";
import { restTag } from "../restTag.ts";
import { exampleNames } from "../sites.ts";
import { expect, test, untilAwake, widths } from "../test.ts";

// The header's third example has menus.
const site = exampleNames[2];

for (const [turn, [device, width]] of Object.entries(widths).entries()) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    // A quick run has the menu in the bar, and the one that a button shows.
    test("a menu opens by its words, and closes by Escape, a link and a click elsewhere", {
      tag: device === "tablet" ? ["@rest"] : [],
    }, async ({ page, open }) => {
      await open(site);
      const header = page.getByRole("banner");
      await page.mouse.move(width / 2, 450);
      await page.mouse.move(width / 2, 451);
      await untilAwake(page, "header");
      const unfold = async () => {
        if (width < 1024) await header.getByRole("button", { name: "Menu" }).click();
      };
      const words = header.locator("summary", { hasText: "Product" });
      const link = header.getByRole("link", { name: "What people ask" });
      await unfold();
      await expect(link).toBeHidden();
      await words.click();
      await expect(link).toBeInViewport({ ratio: 1 });
      await words.click();
      await expect(link).toBeHidden();

      await words.press("Enter");
      await expect(link).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(link).toBeHidden();

      if (width < 1024) await unfold();
      else await expect(words).toBeFocused();
      await words.click();
      await link.click();
      await expect(page).toHaveURL(/#faq$/);
      await expect(link).toBeHidden();

      // On the way, the pointer may be above something that acts.
      const faq = page.locator("#faq");
      const topOfFaq = () => faq.evaluate((section) => section.getBoundingClientRect().top);
      await expect.poll(topOfFaq).toBeLessThan(200);
      await expect(page.locator("html")).not.toHaveAttribute(glideMarker);
      await unfold();
      await words.click();
      // At the edge of the page, nothing acts.
      await page.mouse.click(4, 880);
      await expect(link).toBeHidden();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("a menu opens and closes by its words", { tag: restTag(turn) }, async ({
        page,
        open,
      }) => {
        await open(site);
        const header = page.getByRole("banner");
        const link = header.getByRole("link", { name: "What people ask" });
        await expect(link).toBeHidden();
        await header.locator("summary", { hasText: "Product" }).click();
        await expect(link).toBeInViewport({ ratio: 1 });
        await header.locator("summary", { hasText: "Product" }).click();
        await expect(link).toBeHidden();
      });
    });
  });
}
