import type { Locator, Page } from "playwright/test";
import { smallPage } from "../fixtures/index.ts";
import type { Preview } from "./preview.ts";
import { openEditor, shownIn } from "./states.ts";
import { expect, test } from "./test.ts";

let preview: Preview;

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(smallPage);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openEditor(page, preview.origin);
});

const panel = (page: Page) => page.getByRole("complementary", { name: "Panel" });

async function find(page: Page, words: string, option: RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(words);
  await expect(page.getByRole("option", { name: option }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a palette finds texts, settings and actions, and a list the keys", async ({ page }) => {
  await find(page, "nothing.", /^Nothing\./);
  const answer = panel(page).getByRole("textbox", { name: "Answer" });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await find(page, "radius", /^Radius, Theme/);
  await expect(panel(page).getByRole("textbox", { name: "Radius" })).toBeFocused();
  await find(page, "settings", /^Site settings/);
  await expect(page.getByRole("heading", { name: "Site settings" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).or(page.locator("main")).first().focus();
  await page.keyboard.press("Shift+?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Alt+↑");
});

test("Enter chooses the first thing that is found where none is lit, as after a paste", async ({
  page,
}) => {
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("site settings");
  await page.keyboard.press("ArrowLeft");
  const option = page.getByRole("dialog").getByRole("option", { name: /^Site settings/ });
  await expect(option).toBeVisible();
  await expect(option).not.toHaveAttribute("data-focused");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Site settings" })).toBeVisible();
});

test("the bar of a section arranges, moves and hides it", { tag: "@rest" }, async ({ page }) => {
  await shownIn(page).getByRole("heading", { name: "What it does" }).click();
  const bar = page.getByRole("toolbar", { name: /Features/ });
  await bar.getByRole("button", { name: "Layout" }).click();
  await page.getByRole("dialog", { name: "Layout" }).getByText("Wide", { exact: true }).click();
  await expect.poll(preview.saved).toContain("width: wide");
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Move up" }).click();
  const order = async () => (await preview.saved()).match(/(?<=- type: )\S+/g);
  await expect
    .poll(order)
    .toEqual(
      ["header", "hero", "features", "showcase", "faq", "testimonials", "footer"].filter((type) =>
        smallPage.includes(`- type: ${type}`),
      ),
    );
  await bar.getByRole("button", { name: "Hide" }).click();
  await expect.poll(preview.saved).toContain("enabled: false");
});

test("a right click on the page opens the menu of what is there", { tag: "@rest" }, async ({
  page,
}) => {
  await shownIn(page).getByRole("heading", { name: "Lists" }).click({ button: "right" });
  const menu = page.getByRole("menu", { name: /Lists/ });
  await menu.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(preview.saved).toMatch(/title: Lists[\s\S]*title: Journal/);
  // The same in the list, by the key for it.
  const row = page.getByRole("row", { name: /^Features/ }).first();
  await row.focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expect.poll(preview.saved).toContain("enabled: false");
});

async function openReplacement(page: Page): Promise<Locator> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("replace");
  await expect(page.getByRole("option", { name: /^Find and replace/ })).toBeVisible();
  await page.keyboard.press("Enter");
  return page.getByRole("dialog", { name: "Replace on all pages" });
}

test("words are replaced on all pages, and come back together", { tag: "@rest" }, async ({
  page,
}) => {
  const dialog = await openReplacement(page);
  await dialog.getByLabel("Find").fill("does");
  await dialog.getByLabel("Replace with").fill("did");
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Replace all" }).click();
  const replaced = smallPage.replaceAll("does", "did");
  await expect.poll(preview.saved).toBe(replaced);
  await page.keyboard.press("Control+z");
  await expect.poll(preview.saved).toBe(smallPage);
});

test("titles of pages are found and replaced, too", { tag: "@rest" }, async ({ page }) => {
  await find(page, "quiet journal", /^Lull, a quiet journal, Home · title/);
  await expect(panel(page).getByRole("textbox", { name: "Title", exact: true })).toBeFocused();
  const dialog = await openReplacement(page);
  await dialog.getByLabel("Find").fill("quiet");
  await dialog.getByLabel("Replace with").fill("calm");
  await dialog.getByRole("button", { name: "Replace all" }).click();
  await expect.poll(preview.saved).toBe(smallPage.replaceAll("quiet", "calm"));
});

test("a new question gets its id from its words", { tag: "@rest" }, async ({ page }) => {
  await shownIn(page).getByRole("heading", { name: "Questions" }).click();
  const form = panel(page);
  await form.getByRole("button", { name: "Getting started", exact: true }).click();
  await form.locator("summary", { hasText: "Questions (1)" }).click();
  await form.getByRole("button", { name: "Add a question" }).click();
  await page.keyboard.type("Is it free?");
  await form.getByRole("textbox", { name: "Answer" }).last().fill("It is.");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(preview.saved).toMatch(/id: is-it-free\n/);
});
