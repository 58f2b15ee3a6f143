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

test.describe("a choice of several, one of which is needed", () => {
  const open = async (page: Page) => {
    const sent: string[] = [];
    await page.route("https://example.com/visits", async (route) => {
      sent.push(...new URLSearchParams(route.request().postData() ?? "").getAll(question));
      await route.fulfill({ contentType: "text/html", body: "Thank you." });
    });
    await page.goto(urlOf(exampleNames.find((name) => name.endsWith("-1")) ?? "page"));
    const form = page.locator("#contact form");
    await form.getByLabel("Day").fill("2026-12-24");
    await form.getByLabel("Country").selectOption("Norway");
    return { sent, form, send: form.getByRole("button") };
  };
  const question = "What would you like to see?";

  test("is asked for by the browser, and sent once a box is ticked", async ({ page }) => {
    const { sent, form, send } = await open(page);
    await send.click();
    await expect(form.getByLabel("The workshop")).toBeFocused();
    expect(sent).toEqual([]);
    const words = (box: HTMLInputElement) => box.validationMessage;
    expect(await form.getByLabel("The workshop").evaluate(words)).not.toBe("");
    await form.getByLabel("The archive").check();
    await form.getByLabel("The garden").check();
    await form.getByLabel("The garden").uncheck();
    await send.click();
    await expect(page.getByText("Thank you.")).toBeVisible();
    expect(sent).toEqual(["archive"]);
  });

  test("is asked for anew when every box is cleared", async ({ page }) => {
    const { sent, form, send } = await open(page);
    await form.getByLabel("The garden").check();
    await form.getByLabel("The garden").uncheck();
    await send.click();
    await expect(form.getByLabel("The workshop")).toBeFocused();
    expect(sent).toEqual([]);
  });
});
