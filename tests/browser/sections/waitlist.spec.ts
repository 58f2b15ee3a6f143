import { expect, type Page, test } from "playwright/test";
import { exampleNames, urlOf } from "../sites.ts";

/** Opens the page with the form, and keeps what it sends. */
async function openForm(page: Page) {
  const sent: string[] = [];
  await page.route("https://example.com/**", async (route) => {
    const request = route.request();
    sent.push(`${request.method()} ${request.url()} ${request.postData()}`);
    await route.fulfill({ contentType: "text/html", body: "Thank you." });
  });
  await page.goto(urlOf(exampleNames[0] ?? "page"));
  return { sent, form: page.locator("#waitlist form") };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the waitlist, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("sends an address where page.yaml says, under the page's policy", async ({ page }) => {
      const { sent, form } = await openForm(page);
      await form.getByLabel("Your e-mail address").fill("noor@example.com");
      await form.getByRole("button").click();
      await expect(page.getByText("Thank you.")).toBeVisible();
      expect(sent).toEqual(["POST https://example.com/waitlist email=noor%40example.com"]);
    });

    test("sends nothing that is no address, and the browser says why", async ({ page }) => {
      const { sent, form } = await openForm(page);
      const field = form.getByLabel("Your e-mail address");
      await field.fill("noor");
      await field.press("Enter");
      await expect(field).toBeFocused();
      await expect(form.locator(":user-invalid")).toHaveCount(1);
      expect(sent).toEqual([]);
    });
  });
}
