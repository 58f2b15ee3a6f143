import type { Locator, Page } from "playwright/test";
import type { Operation } from "../../src/shared/operation.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { loadFixtureContext, smallPage } from "../fixtures/index.ts";
import type { Preview } from "./preview.ts";
import { openEditor } from "./states.ts";
import { expect, test } from "./test.ts";

const { schemas } = await loadFixtureContext();

let preview: Preview;

const saved = () => preview.saved();

/** A page after an operation, as the command line makes it. */
function after(text: string, operation: Operation): string {
  const made = applyEdit(text, operation, { schemas });
  if ("refusal" in made) throw new Error(made.refusal.message);
  return made.text;
}

/** Presses a key until something has the focus. */
async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  const hasFocus = () =>
    target.evaluateAll((elements) => elements.some((each) => each === document.activeElement));
  for (let left = 120; left > 0 && !(await hasFocus()); left -= 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);

/** Presses F6 until a part of the editor has the focus. */
async function goTo(page: Page, name: string): Promise<void> {
  const inside = part(page, name).and(page.locator(":focus-within"));
  for (let left = 4; left > 0 && (await inside.count()) === 0; left -= 1) {
    await page.keyboard.press("F6");
  }
  await expect(inside).toHaveCount(1);
}

const row = (page: Page, name: string) =>
  page.getByRole("row", { name: new RegExp(`^${name}`) }).first();

/** Goes to the row of a section of the outline. */
async function goToRow(page: Page, name: string, key = "ArrowDown"): Promise<void> {
  await goTo(page, "outline");
  await pressTo(page, "Tab", page.locator("[role=row]:focus"));
  await pressTo(page, key, row(page, name));
}

test("a page is made another product's by keyboard alone", async ({
  page,
  preview: ofWorker,
  complaints: _,
}) => {
  preview = ofWorker;
  await preview.put(smallPage);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openEditor(page, preview.origin);

  const words = "Benefits";
  // A section is chosen, and its title is changed.
  await goToRow(page, "Features");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Features" })).toBeVisible();
  await pressTo(page, "Tab", page.getByRole("textbox", { name: "Title", exact: true }).first());
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
  const titled = after(smallPage, {
    ...{ do: "set", section: "features", path: ["props", "title"], value: words },
  });
  await expect.poll(saved).toBe(titled);

  // It is moved, and another one is hidden.
  await goToRow(page, "Features");
  await page.keyboard.press("Alt+ArrowUp");
  const moved = after(titled, {
    do: "move-section",
    section: "features",
    to: { before: "showcase" },
  });
  await expect.poll(saved).toBe(moved);
  await expect(row(page, "Features")).toBeFocused();
  await goToRow(page, "Testimonials");
  await pressTo(page, "ArrowRight", page.getByRole("button", { name: /^Hide “Testimonials/ }));
  await page.keyboard.press("Space");
  const hidden = after(moved, { do: "disable-section", section: "testimonials" });
  await expect.poll(saved).toBe(hidden);

  // A new one is added below it.
  await pressTo(page, "ArrowRight", page.getByRole("button", { name: /^More for “Testimonials/ }));
  await page.keyboard.press("Enter");
  await pressTo(page, "ArrowDown", page.getByRole("menuitem", { name: "Add a section below" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add a section" })).toBeVisible();
  await page.keyboard.type("speak for themselves");
  await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Columns" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(saved).toContain("  - type: stats\n");
  const added = await saved();

  // The accent becomes another one.
  await goTo(page, "bar");
  await pressTo(page, "Tab", page.getByRole("button", { name: "Theme", exact: true }));
  await page.keyboard.press("Enter");
  await goTo(page, "panel");
  await pressTo(page, "Tab", page.getByRole("textbox", { name: "Accent", exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#1c4f8a");
  await page.keyboard.press("Enter");
  const coloured = after(added, {
    ...{ do: "set", path: ["theme", "colors", "accent"], value: "#1c4f8a" },
  });
  await expect.poll(saved).toBe(coloured);

  // All of it is taken back.
  await goTo(page, "bar");
  for (const text of [added, hidden, moved, titled]) {
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(saved).toBe(text);
  }
  // Words that were written with a rest in between are as many actions.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+Z");
    expect(await saved()).toBe(smallPage);
  }).toPass();
});
