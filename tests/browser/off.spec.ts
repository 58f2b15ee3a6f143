import { expect, test } from "./test.ts";

test("a section that is off leaves no trace, and no link to it", async ({ page, open }) => {
  await open("without-faq");
  const html = await page.content();
  expect(html).not.toContain("faqs");
  expect(html).not.toContain("Frequently Asked Questions");
  await expect(page.getByRole("link", { name: "FAQ", exact: true })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Features" })).toHaveCount(1);
});
