import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright/test";
import { parse } from "yaml";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { untilEdited } from "./framed.ts";
import { choose, leaveEditor, openEditor, shownIn } from "./states.ts";
import { expect, test } from "./test.ts";

// The tests run one after the other: all of them change the same file.
test.describe.configure({ mode: "default" });

/** The page, with a text that may be left out. */
const source = smallPage.replace("year: 2025", "$&\n      note: All rights reserved.");

let root: string;
let server: RunningServer;
const file = () => path.join(root, "page.yaml");
const save = (source: string) => writeFile(file(), source);
const saved = () => readFile(file(), "utf8");
const replace = async (from: string, to: string) => save((await saved()).replace(from, to));

/** The props of a section as the file has them. */
const propsOf = async (type: string) =>
  parse(await saved()).sections.find((section: { type: string }) => section.type === type).props;
const title = () => expect.poll(async () => (await propsOf("features")).title);

test.beforeAll(async () => {
  root = await makeProject("editor-claims", source);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  await save(source);
  await openEditor(page, server.origin);
});
test.afterEach(({ page }) => leaveEditor(page));

const line = (page: Page) => page.locator("footer");
const status = (page: Page) => page.locator("footer [role=status]");
const alert = (page: Page) => page.locator("footer [role=alert]");
const written = (page: Page) => shownIn(page).locator("[contenteditable]");
const row = (page: Page, name: string) =>
  page.getByRole("row", { name: new RegExp(`^${name}`) }).first();
const panel = (page: Page) => page.getByRole("complementary", { name: "Panel" });
const bar = (page: Page) => page.getByRole("banner");

const write = async (page: Page, selector = "#features h2") => {
  await expect(async () => {
    await shownIn(page).locator(selector).first().click({ timeout: 5_000 });
    await expect(written(page)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("ControlOrMeta+a");
};

test("a text without words is not said to be saved, and the list of problems does not speak of it", {
  tag: "@rest",
}, async ({ page }) => {
  await bar(page)
    .getByRole("button", { name: /problem/ })
    .click();
  await write(page);
  await page.keyboard.press("Delete");
  await expect(line(page)).toContainText("Not saved: “Title”: It has no words.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(alert(page)).toContainText("Not saved: “Title”: It has no words.");
  await page.keyboard.type("Anew");
  await title().toBe("Anew");
  await expect(line(page)).toContainText("Every change is saved");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(status(page)).toHaveText("Everything is saved.");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(status(page)).toHaveText("");
});

test("words that are written into a translation are not said to be saved", {
  tag: "@rest",
}, async ({ page }) => {
  const before = (await propsOf("features")).title;
  await write(page);
  await written(page).evaluate((element) => {
    element.innerHTML = `<font><font>Lo que hace</font></font>`;
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  });
  await page.keyboard.type(" hoy");
  await expect(line(page)).toContainText("Not saved: “Title”: The browser has translated it.");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("What you wrote is not saved");
  await expect(line(page)).toContainText("Every change is saved");
  await expect(shownIn(page).locator("#features h2").first()).toHaveText(before);
  expect(await saved()).toBe(source);
});

test("a text that is emptied does not take away what somebody else has written there", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "#footer :text('All rights reserved.')");
  await page.keyboard.type("Mine");
  await expect.poll(async () => (await propsOf("footer")).note).toBe("Mine");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await replace("note: Mine", "note: Theirs");
  await expect(line(page)).toContainText("It has no words.");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("others were written meanwhile");
  expect((await propsOf("footer")).note).toBe("Theirs");
});

test("Escape does not say that the old words are back while nobody can write them", {
  tag: "@rest",
}, async ({ page, complaints }) => {
  const before = (await propsOf("features")).title;
  await write(page);
  await page.keyboard.type("Mine");
  // The answer to this may have arrived or not: the result is the same.
  await title().toBe("Mine");
  const { port } = new URL(server.origin);
  await server.stop();
  await page.keyboard.press("Escape");
  await expect(written(page)).toHaveCount(0);
  await expect(line(page)).toContainText("Not saved: The preview does not answer.");
  await expect(status(page)).not.toHaveText("The old words are back.");
  const loaded = page.waitForEvent("load");
  server = await startLive(root, "--port", port);
  await loaded;
  await title().toBe(before);
  await expect(line(page)).toContainText("Every change is saved");
  const known = /net::ERR_|WebSocket|Failed to fetch|403/;
  expect(complaints.splice(0).filter((each) => !known.test(each))).toEqual([]);
});

test("what is begun stays with its section: under another name, gone, and back with undo", {
  tag: "@rest",
}, async ({ page }) => {
  await row(page, "Features").click();
  await panel(page)
    .getByRole("button", { name: /^Add an? / })
    .first()
    .click();
  await page.keyboard.type("Begun");
  await expect(line(page)).toContainText("is needed.");
  // A draft that is shown again leaves the focus in the outline.
  await row(page, "FAQ").click();
  await expect(panel(page).getByText("Begun")).toHaveCount(0);
  await row(page, "Features").click();
  await expect(panel(page).getByLabel("Title", { exact: true }).last()).toHaveValue("Begun");
  await expect(row(page, "Features")).toBeFocused();
  await row(page, "Features").hover();
  await row(page, "Features")
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("menuitem", { name: "Name in links" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("abilities");
  await page.keyboard.press("Enter");
  await expect.poll(saved).toContain("id: abilities");
  await expect(panel(page).getByLabel("Title", { exact: true }).last()).toHaveValue("Begun");
  await row(page, "Features").click();
  await page.keyboard.press("Delete");
  await expect(row(page, "Features")).toHaveCount(0);
  await expect(line(page)).toContainText("Every change is saved");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(row(page, "Features")).toBeVisible();
  await expect(line(page)).toContainText("is needed.");
  for (const button of ["Undo", "Redo"]) {
    await bar(page)
      .getByRole("button", { name: `${button}: Rename` })
      .click();
    await expect
      .poll(async () => (await saved()).includes("id: abilities"))
      .toBe(button === "Redo");
    await expect(row(page, "Features")).toHaveAttribute("aria-selected", "true");
    await expect(line(page)).toContainText("is needed.");
    await expect(panel(page).getByLabel("Title", { exact: true }).last()).toHaveValue("Begun");
  }
});

test("a colour that is shown and not chosen is not said to be saved", { tag: "@rest" }, async ({
  page,
}) => {
  await bar(page)
    .getByRole("button", { name: /^Theme/ })
    .click();
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("#cccccc");
  await text.press("Enter");
  const reason = "Not saved: “The colour for text”: A text could not be read with it.";
  await expect(line(page)).toContainText(reason);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(alert(page)).toContainText(reason);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(status(page)).toContainText("The colour for text is as it was");
  await expect(line(page)).toContainText("Every change is saved");
  expect(await saved()).toBe(source);
});

test("a value that somebody else changes while another is picked is asked about", {
  tag: "@rest",
}, async ({ page }) => {
  const [first] = (await propsOf("features")).items;
  const at = { section: "features", path: ["props", "items", 0, "icon"] };
  await choose(page, { kind: "pick", at, box: { left: 320, top: 160, width: 80, height: 30 } });
  await replace(`icon: ${first.icon}`, "icon: anchor");
  await page.getByRole("dialog").getByRole("searchbox").fill("house");
  await page.getByRole("option", { name: "house", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Somebody else" })).toContainText("anchor");
  expect((await propsOf("features")).items[0].icon).toBe("anchor");
});

test("a file that another program empties before it writes it closes no picker", {
  tag: "@rest",
}, async ({ page }) => {
  const at = { section: "features", path: ["props", "items", 0, "icon"] };
  await choose(page, { kind: "pick", at, box: { left: 320, top: 160, width: 80, height: 30 } });
  await save("");
  // Longer than the preview needs to see a change.
  await setTimeout(400);
  await save(source.replace("title: Voices", "title: Choir"));
  await expect(shownIn(page).getByRole("heading", { name: "Choir" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeVisible();
  await expect(alert(page)).toHaveText("");
});

test("a page that had an error when it was opened can be written once that is gone", {
  tag: "@rest",
}, async ({ page }) => {
  await save(source.replace("title: Voices", "title: [Voices"));
  await expect(bar(page).locator("[data-severity=error]")).toBeVisible();
  await page.reload();
  await expect(shownIn(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page).locator("[data-severity=error]")).toBeVisible();
  await save(source);
  await untilEdited(page);
  await write(page);
});
