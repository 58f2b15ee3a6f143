import { expect, type Page, test } from "playwright/test";
import { exampleNames, urlOf } from "../sites.ts";

/** Opens the page whose visitor comes from a letter, and keeps what the contact form sends. */
async function openForm(page: Page) {
  const sent: string[][] = [];
  await page.route("https://formspree.io/**", async (route) => {
    const request = route.request();
    const fields = [...new URLSearchParams(request.postData() ?? "")];
    sent.push([`${request.method()} ${request.url()}`, ...fields.map((field) => field.join(": "))]);
    await route.fulfill({ contentType: "text/html", body: "Thank you." });
  });
  await page.goto(`${urlOf(exampleNames[0] ?? "page")}?utm_source=letter&id=7`);
  return { sent, form: page.locator("#contact form") };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("sends all its fields to the service, under the page's policy", async ({ page }) => {
      const { sent, form } = await openForm(page);
      await form.getByLabel("Your name").fill("Noor");
      await form.getByLabel("E-mail").fill("noor@example.com");
      await form.getByLabel("An order").check();
      await form.getByLabel("Your message").fill("Two lines,\nplease.");
      await form.getByLabel("You may keep my message").check();
      await form.getByRole("button").click();
      await expect(page.getByText("Thank you.")).toBeVisible();
      expect(sent).toEqual([
        [
          "POST https://formspree.io/f/xyzabcde",
          "_next: https://example.com/thanks",
          "Your name: Noor",
          "email: noor@example.com",
          "phone: ",
          "What is it about?: An order",
          "Your message: Two lines,\r\nplease.",
          "consent: yes",
          "_gotcha: ",
          ...(javaScriptEnabled ? ["utm_source: letter"] : []),
        ],
      ]);
    });

    test("sends nothing before every needed field is filled, and the browser says which", async ({
      page,
    }) => {
      const { sent, form } = await openForm(page);
      await form.getByLabel("Your name").fill("Noor");
      await form.getByRole("button").click();
      await expect(form.getByLabel("E-mail")).toBeFocused();
      expect(sent).toEqual([]);
    });
  });
}
