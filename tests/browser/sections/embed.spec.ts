import { expect, type Page, test } from "playwright/test";
import { exampleNames, urlOf } from "../sites.ts";
import { inWholeChromium } from "../wholeChromium.ts";

test.use(inWholeChromium);

const film = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&autoplay=1";

/** Opens a page of examples, with a fake of every other host, and records the requests to them. */
async function openPage(page: Page) {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.context().route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<button>Pause</button>" });
  });
  const url = urlOf(exampleNames[0] ?? "page");
  await page.goto(url);
  return { asked, complaints, url, section: page.locator("#embed") };
}

test("a film is asked for at a click, and takes the place of its picture", async ({ page }) => {
  const { asked, complaints, section } = await openPage(page);
  const link = section.getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAccessibleName(/Play the film This connects you to YouTube\.$/);
  const before = await link.boundingBox();
  expect(asked).toEqual([]);
  await link.press("Enter");
  const frame = section.locator("iframe");
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute("title", "A day in two minutes");
  await expect(section.frameLocator("iframe").getByText("Pause")).toBeVisible();
  expect(asked).toEqual([film]);
  expect(await frame.boundingBox()).toEqual(before);
  await expect(link).toBeHidden();
  expect(complaints).toEqual([]);
});

test("no other host can be shown than the one of the page", async ({ page }) => {
  const { asked, section } = await openPage(page);
  const link = section.getByRole("link");
  await link.evaluate((a) => a.setAttribute("data-embed", "https://other.example/"));
  await link.click();
  await expect(section.locator("iframe")).toBeFocused();
  expect(asked).toEqual([]);
});

test("a click that asks for a new tab opens one, and the picture stays", { tag: "@rest" }, async ({
  page,
  context,
}) => {
  const { section } = await openPage(page);
  const opened = context.waitForEvent("page");
  await section.getByRole("link").click({ modifiers: ["ControlOrMeta"] });
  await opened;
  await expect(section.locator("iframe")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture leads to the film", { tag: "@rest" }, async ({ page }) => {
    const { asked, section } = await openPage(page);
    await section.getByRole("link").click();
    await expect(page).toHaveURL("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s");
    expect(asked).toEqual(["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s"]);
  });
});
