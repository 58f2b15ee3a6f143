import { rm } from "node:fs/promises";
import path from "node:path";
import { smallPage } from "../fixtures/index.ts";
import type { Preview } from "./preview.ts";
import { openEditor, shownIn } from "./states.ts";
import { expect, test } from "./test.ts";

let preview: Preview;

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await rm(path.join(preview.root, ".broadside/versions"), { recursive: true, force: true });
  await preview.put(smallPage);
  await openEditor(page, preview.origin);
});

test("a version gets a name and is gone back to, by the keyboard alone, and undo takes it back", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog", { name: "Versions" });
  const open = async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("versions");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("textbox")).toBeFocused();
  };
  await open();
  await expect(dialog.getByRole("status")).toContainText("No version has a name yet.");
  await page.keyboard.type("Before the sale");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("“Before the sale” is kept.");
  await expect(dialog.getByRole("option")).toHaveText([/^Before the sale · /]);
  await page.keyboard.press("Escape");
  const changed = smallPage.replace("Think better.", "Think twice.");
  await preview.put(changed);
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Think twice.");
  await open();
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("status")).toHaveText("Going back to it would change:");
  await expect(dialog.getByRole("listitem")).toContainText("Think better.");
  const back = dialog.getByRole("button", { name: "Go back to it" });
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const status = page.locator("footer [role=status]");
  await expect(status).toContainText("The site is as in “Before the sale” again.");
  await expect(heading).toHaveText("Think better.");
  expect(await preview.saved()).toBe(smallPage);
  await page.keyboard.press("Control+z");
  await expect(status).toContainText("Undone: Go back to “Before the sale”.");
  await expect.poll(preview.saved).toBe(changed);
});

test("a version gets another name, and is deleted after a question", { tag: "@rest" }, async ({
  page,
}) => {
  await page.getByRole("button", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Versions" });
  const status = dialog.getByRole("status");
  await page.keyboard.type("Sale");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("“Sale” is kept.");
  await dialog.getByRole("option").click();
  await dialog.getByRole("button", { name: "Rename…" }).click();
  await expect(dialog.getByLabel("New name of “Sale”")).toBeFocused();
  await page.keyboard.type("Before the sale");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("“Sale” is “Before the sale” now.");
  await expect(dialog.getByRole("option")).toHaveText([/^Before the sale · /]);
  await dialog.getByRole("button", { name: "Delete…" }).click();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Delete…" }).click();
  await dialog.getByRole("button", { name: "Delete the version" }).click();
  await expect(status).toHaveText("“Before the sale” is deleted.");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  expect(await preview.saved()).toBe(smallPage);
});
