import type { Locator, Page } from "playwright/test";
import type { FieldAddress } from "../../src/shared/editor/messages.ts";
import { restTag } from "../browser/restTag.ts";
import type { Preview } from "./preview.ts";
import { expect, test } from "./test.ts";

const source = `site:
  name: Lull
  title: Lull
  description: Quiet.

sections:
  - type: features
    props:
      title: Everything
      items:
        - title: Quiet
          description: No badges.
        - title: Slow
          description: No streaks.
`;

let preview: Preview;

test.beforeEach(async ({ preview: ofWorker }) => {
  preview = ofWorker;
  await preview.put(source);
});

/** Opens the editor, and selects a value. Returns the form. */
async function open(page: Page, at: FieldAddress): Promise<Locator> {
  await page.goto(`${preview.origin}/edit`);
  const frame = page.frameLocator("iframe[title='The page']");
  await frame.locator("#features").waitFor();
  const form = page.getByRole("complementary", { name: "Panel" });
  await frame.locator("body").evaluate((_, at) => {
    parent.postMessage({ kind: "select", at }, location.origin);
  }, at);
  return form;
}

/** Changes the file as somebody else does. */
async function change(from: string, to: string): Promise<void> {
  const before = await preview.saved();
  expect(before).toContain(from);
  await preview.save(before.replace(from, () => to));
}

const saved = (page: Page) => expect(page.getByText("Every change is saved")).toBeVisible();

const inItem = (index: number, name: string): FieldAddress => ({
  section: "features",
  path: ["props", "items", index, name],
});

const newcomer = "      items:\n        - title: Newcomer\n          description: Hello.\n";

test("words go on in their entry of a list while somebody else adds one above it", async ({
  page,
}) => {
  const form = await open(page, inItem(1, "title"));
  const field = form.locator('[data-field="props items 1 title"] textarea');
  await field.fill("Slow one");
  await saved(page);
  await change("      items:\n", newcomer);
  const moved = form.locator('[data-field="props items 2 title"] textarea');
  await expect(moved).toBeFocused();
  await page.keyboard.type(" two");
  await expect
    .poll(preview.saved)
    .toContain("- title: Slow one two\n          description: No streaks.");
  expect(await preview.saved()).toContain("- title: Newcomer\n          description: Hello.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** Writes into a field while no edit reaches the preview. */
async function writeUnsaved(field: Locator, words: string): Promise<void> {
  const page = field.page();
  await page.route("**/__broadside/editor", (route) =>
    route.request().postData()?.includes('"edit"') ? route.abort() : route.continue(),
  );
  await field.fill(words);
  await expect(page.getByText("Not saved").first()).toBeVisible();
}

test("words that are not saved yet follow their entry", { tag: "@rest" }, async ({ page }) => {
  const form = await open(page, inItem(1, "title"));
  const field = form.locator('[data-field="props items 1 title"] textarea');
  await expect(field).toHaveValue("Slow");
  await writeUnsaved(field, "Slow of mine");
  // Another program saves a half of the file first.
  const whole = await preview.saved();
  await preview.save(whole.slice(0, whole.indexOf("        - title: Slow")));
  await expect(field).toHaveCount(0);
  await preview.save(
    whole.replace("        - title: Quiet\n          description: No badges.\n", ""),
  );
  await page.unroute("**/__broadside/editor");
  await expect.poll(preview.saved).toContain("items:\n        - title: Slow of mine\n");
  await saved(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("words whose entry is deleted wait, and touch no other entry", { tag: "@rest" }, async ({
  page,
}) => {
  const form = await open(page, inItem(0, "title"));
  const field = form.locator('[data-field="props items 0 title"] textarea');
  await expect(field).toHaveValue("Quiet");
  await writeUnsaved(field, "Quiet of mine");
  const whole = await preview.saved();
  const deleted = "        - title: Quiet\n          description: No badges.\n";
  await change(deleted, "");
  await page.unroute("**/__broadside/editor");
  await expect(page.getByText("no longer on the page").first()).toBeVisible();
  await expect(field).toHaveValue("Slow");
  await field.fill("Slow of mine");
  await expect.poll(preview.saved).toContain("- title: Slow of mine\n");
  await preview.save(whole.replace("Slow", "Slow of mine"));
  await expect.poll(preview.saved).toContain("- title: Quiet of mine\n");
  await saved(page);
});

/** Acts, and expects that what a colleague has written stays, and that the author is told or asked. */
async function expectTheirs(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  const question = page.getByRole("dialog").filter({ hasText: "A colleague's title" });
  await expect(question.or(page.getByText("The one in the file stays.")).first()).toBeVisible();
  expect(await preview.saved()).toContain("title: A colleague's title");
}

for (const [index, [what, act]] of (
  [
    ["is emptied and left", (field: Locator) => field.press("Tab")],
    ["is emptied and written again", (field: Locator) => field.fill("Mine")],
  ] as const
).entries()) {
  test(`a text that ${what} does not go over one that its author never saw`, {
    tag: restTag(index),
  }, async ({ page }) => {
    const form = await open(page, inItem(0, "title"));
    const field = form.locator('[data-field="props items 0 title"] textarea');
    await field.fill("");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await change("title: Quiet", "title: A colleague's title");
    await expect(page.getByRole("button", { name: /A colleague's title/ }).first()).toBeVisible();
    await expectTheirs(page, () => act(field));
  });

  test(`a text that ${what} after a half-saved file does not go over one that its author never saw`, {
    tag: "@rest",
  }, async ({ page }) => {
    const form = await open(page, inItem(0, "title"));
    const field = form.locator('[data-field="props items 0 title"] textarea');
    await field.fill("");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const whole = await preview.saved();
    await preview.save(whole.slice(0, whole.indexOf("        - title: Quiet")));
    await expect(field).toHaveCount(0);
    await preview.save(whole.replace("title: Quiet", "title: A colleague's title"));
    await form.getByRole("button", { name: "A colleague's title", exact: true }).click();
    await expect(field).toHaveValue("");
    await field.focus();
    await expectTheirs(page, () => act(field));
  });
}

test("a title of a page that is emptied and written again does not go over one that its author never saw", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto(`${preview.origin}/edit`);
  await page.frameLocator("iframe").locator("#features").waitFor();
  await page.getByRole("button", { name: /^Page:/ }).click();
  const panel = page.getByRole("complementary", { name: "Panel" });
  const title = panel.getByLabel("Title", { exact: true });
  await title.fill("");
  await expect(panel).toContainText("This cannot be empty.");
  const theirs = source.replace("  title: Lull", "  title: A colleague's title");
  await preview.save(theirs.replace("Everything", "All of it"));
  await expect(page.getByRole("row", { name: /All of it/ })).toBeVisible();
  await expectTheirs(page, () => title.fill("Mine"));
});

test("Escape leaves what somebody else has written since", { tag: "@rest" }, async ({ page }) => {
  const form = await open(page, { section: "features", path: ["props", "title"] });
  const field = form.locator('[data-field="props title"] textarea');
  await field.fill("Mine");
  await saved(page);
  await change("title: Mine", "title: Theirs");
  await expect(field).toHaveValue("Theirs");
  await field.press("Escape");
  await field.press("Tab");
  await saved(page);
  expect(await preview.saved()).toContain("title: Theirs");
});

test("two who write a setting that was not there are asked which one stays", {
  tag: "@rest",
}, async ({ page }) => {
  const form = await open(page, { section: "features", path: ["props", "text"] });
  await page.route("**/__broadside/editor", (route) =>
    route.request().postData()?.includes('"read"') ? route.abort() : route.continue(),
  );
  const field = form.locator('[data-field="props text"] textarea');
  await expect(field).toBeVisible();
  await change("title: Everything\n", "title: Everything\n      text: Theirs.\n");
  await expect.poll(async () => (await preview.saved()).includes("Theirs.")).toBe(true);
  await field.fill("Mine.");
  await expect(page.getByRole("dialog")).toContainText("Theirs.");
  expect(await preview.saved()).toContain("text: Theirs.");
});

test("of two sections with one name, the one that is chosen is changed", { tag: "@rest" }, async ({
  page,
}) => {
  const form = await open(page, { section: "features", path: ["props", "title"] });
  const second =
    "  - type: features\n    props:\n      title: The second\n      items: [{ title: A, description: B }]\n";
  await preview.save(source + second);
  await page.getByRole("row", { name: /The second/ }).click();
  const field = form.locator('[data-field="props title"] textarea');
  await expect(field).toHaveValue("The second");
  await field.fill("The other");
  await expect.poll(preview.saved).toBe(source + second.replace("The second", "The other"));
});

test("an error is told as long as it is there", { tag: "@rest" }, async ({ page }) => {
  await open(page, { section: "features", path: [] });
  const alert = page.locator("footer [role=alert]");
  await change("type: features\n", "type: features\n    tone: loud\n");
  await expect(alert).toContainText('"tone" cannot be "loud"');
  await preview.save("");
  await expect(alert).toContainText("The file says nothing yet.");
  await preview.save(source);
  await expect(alert).toBeEmpty();
});

test("what is cut is what was chosen, however late its text comes", { tag: "@rest" }, async ({
  page,
}) => {
  await preview.put(`${source}  - type: statement\n    props: { title: Stay, lines: [Warm.] }\n`);
  await open(page, { section: "features", path: [] });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/__broadside/editor", async (route) => {
    if (route.request().postData()?.includes('"source"')) await isHeld;
    await route.continue();
  });
  await page.getByRole("row", { name: /Features/ }).focus();
  await page.keyboard.press("Control+x");
  await page.getByRole("row", { name: /Statement/ }).focus();
  answer();
  await expect.poll(preview.saved).not.toContain("type: features");
  expect(await preview.saved()).toContain("type: statement");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("type: features");
});
