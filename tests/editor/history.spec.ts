import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "playwright/test";
import { editorPath } from "../../src/shared/editor/endpoint.ts";
import { smallPage } from "../fixtures/index.ts";
import { untilEdited } from "./framed.ts";
import type { Preview } from "./preview.ts";
import { expect, test } from "./test.ts";

let preview: Preview;
const bytes = () => preview.saved();
const saved = (text: string) => expect.poll(bytes).toBe(text);

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(smallPage);
  await open(page, `${preview.origin}/edit`);
});

/** Opens the editor, or loads it again, and waits for its page. */
async function open(page: Page, address?: string): Promise<void> {
  await (address ? page.goto(address) : page.reload());
  await expect(section(page, "Features")).toBeVisible();
  await expect(heading(page, "Think better.")).toBeVisible();
  await untilEdited(page);
}

const row = (page: Page, name: RegExp) =>
  page.getByRole("treegrid", { name: "Sections of the page" }).getByRole("row", { name });
const section = (page: Page, name: string, index = 0) =>
  row(page, new RegExp(`^${name}`)).nth(index);
const heading = (page: Page, name: string) =>
  page.frameLocator("iframe").getByRole("heading", { name });
/** The field of the section's title: items further down may have one too. */
const titleField = (page: Page) =>
  page
    .getByRole("complementary", { name: "Panel" })
    .getByRole("textbox", { name: "Title", exact: true })
    .first();
const status = (page: Page) => page.locator("footer [role=status]");

test("twenty actions are taken back and made again, after a reload and beside another's edit too", {
  tag: "@rest",
}, async ({ page }) => {
  const features = section(page, "Features");
  const journal = row(page, /Journal/);
  const press = (target: Locator, keys: string) => async () => {
    await target.focus();
    await page.keyboard.press(keys);
  };
  const hide = async () => {
    await features.hover();
    await features.getByRole("button", { name: "Hide “Features”" }).click();
  };
  const actions: (() => Promise<void>)[] = [
    press(features, "Alt+ArrowDown"),
    press(features, "Alt+ArrowDown"),
    press(features, "Alt+ArrowUp"),
    press(features, "Control+d"),
    press(section(page, "Features", 1), "Alt+ArrowDown"),
    press(section(page, "Features", 1), "Delete"),
    hide,
    hide,
    press(section(page, "Testimonials"), "Alt+ArrowUp"),
    async () => {
      await press(features, "ArrowRight")();
      await press(journal.first(), "Alt+ArrowDown")();
    },
    press(journal.first(), "Control+d"),
    press(journal.nth(1), "Backspace"),
    press(journal.first(), "Alt+ArrowUp"),
    press(journal.first(), "Delete"),
    async () => {
      await features.click();
      await titleField(page).fill("What else");
    },
    press(section(page, "Showcase"), "Delete"),
    press(section(page, "Hero"), "Alt+ArrowDown"),
    async () => {
      await features.hover();
      await features.getByRole("button", { name: "More for “Features”" }).click();
      await page.getByRole("menuitem", { name: "Name in links…" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("abilities");
      await page.keyboard.press("Enter");
    },
    press(section(page, "FAQ"), "Control+d"),
    press(section(page, "Testimonials"), "Delete"),
  ];
  expect(actions).toHaveLength(20);
  const texts = [smallPage];
  for (const act of actions) {
    const before = texts.at(-1) ?? "";
    await act();
    await expect.poll(bytes).not.toBe(before);
    texts.push(await bytes());
  }
  const at = (step: number) => texts[step] ?? "";

  // First with focus in the outline.
  await section(page, "Hero").focus();
  for (let step = 19; step >= 13; step--) {
    await page.keyboard.press("Control+z");
    await saved(at(step));
  }
  await open(page);
  const theirs = (text: string) => text.replace("small enough to be", "that can be");
  await preview.save(theirs(at(13)));
  await heading(page, "Think better.").click();
  // Then with focus in the page.
  for (let step = 12; step >= 0; step--) {
    await page.keyboard.press("Control+z");
    await saved(theirs(at(step)));
  }
  await expect(status(page)).toHaveText("Undone: Move Features.");
  for (let step = 1; step <= 10; step++) {
    await page.keyboard.press("Control+Shift+z");
    await saved(theirs(at(step)));
  }
  await section(page, "Hero").focus();
  for (let step = 11; step <= 20; step++) {
    await page.keyboard.press("Control+y");
    await saved(theirs(at(step)));
  }
});

test("of two actions with the same name, each is announced that is taken back or made again", {
  tag: "@rest",
}, async ({ page }) => {
  const features = section(page, "Features");
  for (const place of ["5 of 7", "6 of 7"]) {
    await features.press("Alt+ArrowDown");
    await expect(status(page)).toContainText(place);
  }
  // A screen reader hears what comes into the line, and nothing of what stays in it.
  const announced = await status(page).evaluateHandle((line) => {
    const words: (string | null)[] = [];
    const what = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => words.push(line.textContent)).observe(line, what);
    return words;
  });
  const expected: string[] = [];
  for (const [keys, done] of [
    ["Control+z", "Undone"],
    ["Control+y", "Done again"],
  ] as const) {
    for (let i = 0; i < 2; i++) {
      await features.press(keys);
      expected.push(`${done}: Move Features.`);
      await expect.poll(() => announced.jsonValue()).toEqual(expected);
    }
  }
});

test("an action whose lines somebody else has changed is left out, and the one before is taken back", {
  tag: "@rest",
}, async ({ page }) => {
  await section(page, "Hero").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(bytes).not.toBe(smallPage);
  await section(page, "Features").focus();
  await page.keyboard.press("Control+d");
  await expect.poll(bytes).toContain("id: features-2");
  const copied = await bytes();
  const theirs = copied.replaceAll("title: What it does", "title: What it did");
  await preview.save(theirs);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("alert")).toContainText("The last step cannot be taken back");
  expect(await bytes()).toBe(theirs);
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("Undone: Move Hero.");
});

test("each tab takes back what it has done itself, and shows the page of it", {
  tag: "@rest",
}, async ({ page, context }) => {
  const about = path.join(preview.root, "pages/about.yaml");
  await mkdir(path.dirname(about), { recursive: true });
  await writeFile(
    about,
    "page:\n  title: About\n  description: About us, in a few words.\nsections:\n  - type: statement\n    props:\n      title: About us\n      lines:\n        - One line.\n",
  );
  const other = await context.newPage();
  await other.goto(`${preview.origin}/edit`);
  await expect(section(other, "Features")).toBeVisible();
  await section(other, "Features").focus();
  await other.keyboard.press("Control+d");
  await expect.poll(bytes).toContain("id: features-2");
  const copied = await bytes();

  await page.bringToFront();
  await section(page, "Hero").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(bytes).not.toBe(copied);
  const both = await bytes();
  await other.bringToFront();
  await section(other, "Hero").focus();
  await other.keyboard.press("Control+z");
  await expect(status(other)).toHaveText("Undone: Duplicate Features.");
  expect(await bytes()).not.toContain("id: features-2");
  expect(await bytes()).not.toBe(both);
  await other.close();

  await page.bringToFront();
  await page.goto(`${preview.origin}/edit?page=/about/`);
  await expect(section(page, "Statement")).toBeVisible();
  await section(page, "Statement").focus();
  await page.keyboard.press("Control+z");
  await expect.poll(bytes).toBe(smallPage);
  await expect(section(page, "Hero")).toBeVisible();
  await rm(about);
});

test("a tab that the browser duplicates takes back what it has done itself, also after a reload", {
  tag: "@rest",
}, async ({ page, context }) => {
  await section(page, "Features").focus();
  await page.keyboard.press("Control+d");
  await expect.poll(bytes).toContain("id: features-2");
  const copied = await bytes();
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const twin = await context.newPage();
  await twin.addInitScript((entries) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await open(twin, `${preview.origin}/edit`);
  // Tests before this one may have left an action of a tab that is gone.
  const others = twin.getByRole("button", { name: /^(Nothing to undo|Undo: (?!Duplicate))/ });
  await expect(others).toHaveCount(1);

  await section(twin, "Hero").focus();
  await twin.keyboard.press("Alt+ArrowDown");
  await expect.poll(bytes).not.toBe(copied);
  await open(twin);
  await section(twin, "Hero").focus();
  await twin.keyboard.press("Control+z");
  await saved(copied);
  await twin.close();
  await page.bringToFront();
  await open(page);
  await section(page, "Hero").focus();
  await page.keyboard.press("Control+z");
  await saved(smallPage);
});

test("somebody else's edit of another text stays, and one of the same text is asked about", async ({
  page,
}) => {
  await section(page, "Features").click();
  const field = titleField(page);
  // The file changes after the editor has sent an edit, and before that arrives.
  let theirs: [from: string, to: string] | undefined;
  await page.route(`**/${editorPath}`, async (route) => {
    if (theirs && route.request().postDataJSON().do === "edit") {
      const text = (await bytes()).replace(...theirs);
      theirs = undefined;
      await preview.save(text);
    }
    await route.continue();
  });
  const write = (title: string, from: string, to: string) => {
    theirs = [from, to];
    return field.fill(title);
  };
  const dialog = page.getByRole("dialog", { name: "Somebody else has changed this too" });
  await write("Mine", "title: Voices", "title: Praise");
  const merged = smallPage.replace("What it does", "Mine").replace("Voices", "Praise");
  await saved(merged);
  await expect(heading(page, "Praise")).toBeVisible();
  await expect(heading(page, "Mine")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await write("Mine again", "title: Mine", "title: Theirs");
  await expect(dialog.getByText("Mine again")).toBeVisible();
  // The other words, below their heading.
  await expect(dialog.getByText("Theirs", { exact: true })).toHaveCount(2);
  await saved(merged.replace("Mine", "Theirs"));
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await saved(merged.replace("Mine", "Mine again"));
  await expect(heading(page, "Mine again")).toBeVisible();

  await write("Mine at last", "title: Mine again", "title: Theirs");
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await expect(field).toHaveValue("Theirs");
  await expect(heading(page, "Theirs")).toBeVisible();
  await saved(merged.replace("Mine", "Theirs"));
});

test("who makes an edit that cannot be taken back is told, and offered no undo", {
  tag: "@rest",
}, async ({ page }) => {
  const alert = page.locator("footer [role=alert]");
  const undo = page.locator("footer").getByRole("button", { name: "Undo" });
  const folder = path.join(preview.root, ".broadside");
  const features = section(page, "Features");
  const hide = async () => {
    await features.hover();
    await features.getByRole("button", { name: "Hide “Features”" }).click();
  };
  await hide();
  await expect(undo).toBeVisible();
  // The last edit can be taken back all the time, and is not the one that is meant.
  await rename(path.join(folder, "history/past"), path.join(folder, "kept"));
  await writeFile(path.join(folder, "history/past"), "");
  try {
    for (const edit of [hide, () => titleField(page).fill("What else")]) {
      await features.click();
      const said = await status(page).innerText();
      await edit();
      await expect(status(page)).not.toHaveText(said);
      await expect(alert).toHaveText(/^This cannot be taken back: \.broadside\/history cannot /);
      await expect(undo).toHaveCount(0);
    }
    await expect.poll(bytes).toContain("What else");
  } finally {
    await rm(folder, { recursive: true });
  }
});
