import type { Page, Request } from "playwright/test";
import { parse } from "yaml";
import { editorPath } from "../../src/shared/editor/endpoint.ts";
import { holdAnswers } from "../browser/holdBack.ts";
import { smallPage } from "../fixtures/index.ts";
import { untilEdited } from "./framed.ts";
import type { Preview } from "./preview.ts";
import { expect, test } from "./test.ts";

let preview: Preview;
const bytes = () => preview.saved();

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(smallPage);
  await open(page);
});

async function open(page: Page): Promise<void> {
  await page.goto(`${preview.origin}/edit`);
  await shown(page);
}

const shown = async (page: Page) => {
  await expect(row(page, "Features")).toBeVisible();
  await untilEdited(page);
};
const row = (page: Page, name: string) =>
  page
    .getByRole("treegrid", { name: "Sections of the page" })
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .first();
const panel = (page: Page) => page.getByRole("complementary", { name: "Panel" });
const field = (page: Page, name = "Title") =>
  panel(page).getByRole("textbox", { name, exact: true }).first();
const line = (page: Page) => page.locator("footer");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Somebody else has changed this" });
const heading = (page: Page, id: string) =>
  page.frameLocator("iframe[title='The page']").locator(`#${id} h2`).first();
const written = (page: Page) =>
  page.frameLocator("iframe[title='The page']").locator("[contenteditable]");

/** The title of a section as the file has it. */
const titleOf = async (type: string) =>
  parse(await bytes()).sections.find((section: { type: string }) => section.type === type).props
    .title;
const title = (type = "features") => expect.poll(() => titleOf(type));

const write = async (page: Page, id = "features") => {
  await expect(async () => {
    await heading(page, id).click({ timeout: 5_000 });
    await expect(written(page)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
};

/** Stops the preview for a while. Its end is an error in the console, which is none of the editor's. */
async function withoutPreview(page: Page, complaints: string[], act: () => Promise<void>) {
  await preview.whileStopped(async () => {
    await act();
    const known = complaints.splice(0);
    const others = known.filter((each) => !/net::ERR_|WebSocket|Failed to fetch/.test(each));
    expect(others).toEqual([]);
  });
  await page.waitForLoadState();
}

const theirs = async (from: string, to: string) => preview.save((await bytes()).replace(from, to));

test("a field shows what somebody else has written there, though it has the focus", {
  tag: "@rest",
}, async ({ page }) => {
  await row(page, "Features").click();
  await field(page).fill("What it does now");
  await title().toBe("What it does now");
  await theirs("What it does now", "A long new title");
  await expect(field(page)).toHaveValue("A long new title");
  await field(page).press("End");
  await field(page).press("!");
  await title().toBe("A long new title!");
  await expect(dialog(page)).toHaveCount(0);
});

test("a text that is open is asked about when somebody else has changed it since", {
  tag: "@rest",
}, async ({ page, context }) => {
  const hands = {
    "a text editor": (from: string, to: string) => theirs(from, to),
    "a second tab": async (_: string, to: string) => {
      const other = await context.newPage();
      await open(other);
      await row(other, "Features").click();
      await field(other).fill(to);
      await title().toBe(to);
      await other.close();
    },
  };
  for (const [name, change] of Object.entries(hands)) {
    const before = await titleOf("features");
    await write(page);
    await page.keyboard.press("End");
    await page.keyboard.type(" one");
    await title().toBe(`${before} one`);
    await change(`${before} one`, `THEIRS by ${name}`);
    await title().toBe(`THEIRS by ${name}`);
    // The question takes the focus with the first letter.
    await page.keyboard.insertText(" three");
    await expect(dialog(page).getByText(`${before} one three`)).toBeVisible();
    await expect(dialog(page).getByText(`THEIRS by ${name}`)).toBeVisible();
    expect(await titleOf("features")).toBe(`THEIRS by ${name}`);
    await dialog(page).getByRole("button", { name: "Keep mine" }).click();
    await title().toBe(`${before} one three`);
    await expect(heading(page, "features")).toHaveText(`${before} one three`);
    await theirs(`${before} one three`, "What it does");
    await expect(heading(page, "features")).toHaveText("What it does");
  }
});

test("several conflicts are asked about one after the other", { tag: "@rest" }, async ({
  page,
}) => {
  let isDone = false;
  await page.route(`**/${editorPath}`, async (route) => {
    if (!isDone && route.request().postDataJSON().do === "edit") {
      isDone = true;
      const text = await bytes();
      await preview.save(
        text
          .replace("title: What it does", "title: Theirs")
          .replace("title: Voices", "title: Theirs too"),
      );
    }
    await route.continue();
  });
  await row(page, "Features").click();
  await field(page).evaluate((control: HTMLInputElement) => control.focus());
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Mine");
  await row(page, "Testimonials").click();
  await expect(field(page)).toHaveValue(/Voices|Theirs too/);
  await field(page).fill("Mine too");
  await expect(dialog(page).getByText("Mine", { exact: true })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Keep mine" }).click();
  await title().toBe("Mine");
  if ((await titleOf("testimonials")) !== "Mine too") {
    await expect(dialog(page).getByText("Mine too")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Keep mine" }).click();
  }
  await title("testimonials").toBe("Mine too");
});

test("words that are written while the preview is down are kept, and saved once it is back", {
  tag: "@rest",
}, async ({ page, complaints }) => {
  await row(page, "Features").click();
  await field(page).fill("Before the restart");
  await title().toBe("Before the restart");
  await withoutPreview(page, complaints, async () => {
    await field(page).fill("Before the restart and after it");
    await expect(line(page)).toContainText("Not saved: The preview does not answer.");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(line(page)).toContainText("Not saved: The preview does not answer.");
    await expect(line(page)).not.toContainText("Everything is saved");
    await expect(field(page)).toHaveValue("Before the restart and after it");
    expect(await titleOf("features")).toBe("Before the restart");
  });
  await title().toBe("Before the restart and after it");
  await expect(line(page)).toContainText("Every change is saved");
  await shown(page);
  await row(page, "Features").click();
  await expect(field(page)).toHaveValue("Before the restart and after it");
  complaints.splice(0);
});

test("words that are written on the page while the network is away are kept, and saved after", {
  tag: "@rest",
}, async ({ page, context, complaints }) => {
  await write(page);
  await page.keyboard.press("ControlOrMeta+a");
  await context.setOffline(true);
  await page.keyboard.type("Written without a network");
  await expect(line(page)).toContainText("Not saved");
  await page.keyboard.press("Enter");
  await expect(heading(page, "features")).toHaveText("Written without a network");
  await context.setOffline(false);
  await title().toBe("Written without a network");
  await expect(line(page)).toContainText("Every change is saved");
  complaints.splice(0);
});

test("the last words are saved when the tab is closed or loaded again", async ({
  page,
  context,
}) => {
  const ends: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.reload(),
    (page) => page.close({ runBeforeUnload: true }),
  ];
  for (const [index, end] of ends.entries()) {
    const tab = index === 0 ? page : await context.newPage();
    if (tab !== page) await open(tab);
    await row(tab, "Features").click();
    await field(tab).click();
    await tab.keyboard.press("ControlOrMeta+a");
    // At once: after a rest, they would be saved all the same.
    await Promise.all([tab.keyboard.insertText(`Last words ${index}`), end(tab)]);
    await title().toBe(`Last words ${index}`);
  }
});

test("an action is being saved until it is answered, and whoever saves is told after that", {
  tag: "@rest",
}, async ({ page }) => {
  const before = await bytes();
  const isEdit = (request: Request) => request.postDataJSON().do === "edit";
  const answer = await holdAnswers(page, `**/${editorPath}`, isEdit);
  await row(page, "Features").press("Alt+ArrowDown");
  await expect(line(page)).toContainText("Saving…");
  await expect.poll(bytes).not.toBe(before);
  await page.keyboard.press("ControlOrMeta+s");
  answer();
  await expect(line(page)).toContainText("Every change is saved");
  // The result of the action comes first.
  await expect(line(page)).toContainText("Everything is saved.");
});

test("a setting is saved though its field is not left, and a text that does not fit is kept", {
  tag: "@rest",
}, async ({ page }) => {
  await page.getByRole("button", { name: "Settings" }).click();
  await field(page, "Description").fill("Described anew.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(line(page)).toContainText("Everything is saved.");
  expect(parse(await bytes()).site.description).toBe("Described anew.");
  await row(page, "Header").click();
  await panel(page)
    .locator("summary", { hasText: /^Visibility and name$/ })
    .click();
  const name = panel(page).locator("[data-field=id] input");
  await name.fill("Not an id");
  await expect(line(page)).toContainText("Not saved: “");
  await row(page, "Features").click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("alert").first()).toContainText("Not saved: “");
  await page.reload();
  await shown(page);
  await expect(line(page)).toContainText("Not saved: “");
  await line(page).getByRole("button", { name: "Show" }).click();
  await expect(name).toHaveValue("Not an id");
  await name.press("Escape");
  await expect(line(page)).toContainText("Every change is saved");
});

test("something new that is begun is kept when its form is left, and added once it is whole", {
  tag: "@rest",
}, async ({ page }) => {
  await row(page, "Hero").click();
  const begin = async () => {
    const more = panel(page).getByText("More settings", { exact: true }).first();
    const button = panel(page).getByRole("button", { name: "Add second button" });
    await expect(more).toBeVisible();
    if (!(await button.isVisible())) await more.click();
    await button.click();
  };
  await begin();
  const group = panel(page).getByRole("group", { name: "Add second button" });
  await group.getByRole("textbox", { name: "Label" }).fill("See more");
  await row(page, "Features").click();
  const hero = async () =>
    parse(await bytes()).sections.find((each: { type: string }) => each.type === "hero").props;
  await expect.poll(async () => (await hero()).secondButton?.label).toBe("See more");
  await expect(line(page)).toContainText("Every change is saved");
  // A card without its words cannot be added.
  await panel(page)
    .getByRole("button", { name: /^Add a/ })
    .last()
    .click();
  const card = panel(page)
    .getByRole("group", { name: /^Add a/ })
    .last();
  await card.getByRole("textbox", { name: "Description" }).fill("Half a card");
  await row(page, "Hero").click();
  await expect(line(page)).toContainText("is needed");
  await row(page, "Features").click();
  await expect(card.getByRole("textbox", { name: "Description" })).toHaveValue("Half a card");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(line(page)).toContainText("Every change is saved");
});

test("something new is added once, though the tab is loaded again before it is answered", {
  tag: "@rest",
}, async ({ page }) => {
  await row(page, "Features").click();
  await panel(page)
    .getByRole("button", { name: /^Add a/ })
    .last()
    .click();
  const card = panel(page)
    .getByRole("group", { name: /^Add a/ })
    .last();
  await card.getByRole("textbox", { name: "Title" }).fill("Kind");
  await card.getByRole("textbox", { name: "Description" }).fill("To you.");
  const isEdit = (request: Request) => request.postDataJSON().do === "edit";
  const answer = await holdAnswers(page, `**/${editorPath}`, isEdit);
  await card.getByRole("button", { name: "Add", exact: true }).click();
  const times = async () => (await bytes()).split("Kind").length - 1;
  await expect.poll(times).toBe(1);
  page.once("dialog", (asked) => asked.accept());
  await page.reload();
  answer();
  await shown(page);
  await expect(line(page)).toContainText("Every change is saved");
  await row(page, "Features").click();
  await expect(card).toHaveCount(0);
  await row(page, "Testimonials").click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(line(page)).toContainText("Everything is saved.");
  expect(await times()).toBe(1);
});
