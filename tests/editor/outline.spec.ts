import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright/test";
import { parse } from "yaml";
import type { Operation } from "../../src/shared/operation.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { loadFixtureContext, pageYaml, smallPage } from "../fixtures/index.ts";
import { untilEdited } from "./framed.ts";
import type { Preview } from "./preview.ts";
import { expect, test } from "./test.ts";

const { schemas } = await loadFixtureContext();

let preview: Preview;
const bytes = () => preview.saved();

/** The page after an operation, as the command line makes it. */
function after(operation: Operation, text = pageYaml): string {
  const made = applyEdit(text, operation, { schemas });
  if ("refusal" in made) throw new Error(made.refusal.message);
  return made.text;
}

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(pageYaml);
  // The headless shell asks nobody, and writes nothing after the event of a copy.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${preview.origin}/edit`);
  await expect(section(page, "Features")).toBeVisible();
  await untilEdited(page);
});

/** Saves the page from outside. */
async function save(text: string): Promise<void> {
  if ((await bytes()) !== text) await preview.save(text);
}

const tree = (page: Page) => page.getByRole("treegrid", { name: "Sections of the page" });
const section = (page: Page, name: string) =>
  tree(page)
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .first();
const order = (page: Page) =>
  tree(page)
    .locator('[role=row][aria-level="1"]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")?.split(",")[0]));
const says = (page: Page, words: string | RegExp) =>
  expect(page.locator("footer").getByText(words)).toBeVisible();
const saved = (text: string) => expect.poll(bytes).toBe(text);

/** Gives a row back its place, and waits until the outline shows it. */
async function reset(page: Page): Promise<void> {
  const before = parse(pageYaml).sections.length;
  await save(pageYaml);
  await expect.poll(async () => (await order(page)).length).toBe(before);
  await expect.poll(async () => (await order(page))[5]).toBe("Features");
}

/** Moves the rows by keyboard in the way that lists announce: from the handle, to the gap below another row. */
async function dragByKeyboard(page: Page, row: Locator, gap: RegExp): Promise<void> {
  await row.getByRole("button", { name: /^Drag/ }).focus();
  await page.keyboard.press("Enter");
  const target = page.locator("[data-drop-target]");
  await expect(target).toBeAttached();
  const place = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  for (let n = 0; n < 20 && !gap.test(await place()); n++) await page.keyboard.press("ArrowDown");
  expect(await place()).toMatch(gap);
  await page.keyboard.press("Enter");
  await expect(target).toHaveCount(0);
}

test("a section moves by keys, by buttons, by the list's own keys and by the mouse to the same bytes", async ({
  page,
}) => {
  const to = { after: { index: 6, type: "spotlight" } };
  const { sections } = parse(pageYaml);
  const below = sections[6].id ?? to.after;
  const moved = after({ do: "move-section", section: "features", to: { after: below } });
  const row = section(page, "Features");
  const ways: Record<string, () => Promise<void>> = {
    keys: async () => {
      await row.focus();
      await page.keyboard.press("Alt+ArrowDown");
    },
    buttons: async () => {
      await row.hover();
      await row.getByRole("button", { name: /^Move “Features”.* down$/ }).click();
    },
    list: () => dragByKeyboard(page, row, /Spotlight.* and Walkthrough/),
    mouse: async () => {
      const target = section(page, "Walkthrough");
      await row.dragTo(target, { targetPosition: { x: 80, y: 4 } });
    },
  };
  for (const [name, way] of Object.entries(ways)) {
    await test.step(name, async () => {
      await way();
      await saved(moved);
      await says(page, "“Features” moved below “Spotlight”, 7 of 13.");
      await expect.poll(async () => (await order(page))[6]).toBe("Features");
      // Focus is on the row, or on the button of it that was pressed.
      await expect(
        section(page, "Features").locator(":focus").or(page.locator("[role=row]:focus")),
      ).toHaveCount(1);
      expect(
        await page.evaluate(() =>
          document.activeElement?.closest("[role=row]")?.getAttribute("aria-label"),
        ),
      ).toMatch(/^Features/);
      await reset(page);
    });
  }
  await row.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await saved(moved);
  await page.keyboard.press("Alt+ArrowUp");
  await saved(pageYaml);
});

test("a row is where it goes before the file is written, and back if it cannot be", {
  tag: "@rest",
}, async ({ page, complaints }) => {
  const answers: (() => void)[] = [];
  let refuses = false;
  await page.route("**/__broadside/editor", async (route) => {
    if (route.request().postDataJSON().do !== "edit") return route.fallback();
    await new Promise<void>((resolve) => answers.push(resolve));
    const refusal = { error: "The disk is full." };
    await (refuses ? route.fulfill({ status: 400, json: refusal }) : route.fallback());
  });
  const answer = async () => {
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()?.();
  };
  const index = async () => (await order(page)).indexOf("Features");
  const first = await index();
  await section(page, "Features").press("Alt+ArrowDown");
  await section(page, "Features").press("Alt+ArrowDown");
  await expect.poll(index).toBe(first + 2);
  await expect(section(page, "Features")).toBeFocused();
  expect(await bytes()).toBe(pageYaml);
  await answer();
  await answer();
  await says(page, "“Features” moved below “Walkthrough”, 8 of 13.");
  expect(await index()).toBe(first + 2);
  refuses = true;
  await section(page, "Features").press("Alt+ArrowUp");
  await expect.poll(index).toBe(first + 1);
  await answer();
  await expect.poll(index).toBe(first + 2);
  // The browser notes the refusal.
  expect(complaints.splice(0)).toHaveLength(1);
});

test("a link is dragged into the menu of another, and moved out of it by its own menu", {
  tag: "@rest",
}, async ({ page }) => {
  const links = async () => parse(await bytes()).sections[0].props.links;
  await preview.put(smallPage);
  await page.reload();
  await untilEdited(page);
  await section(page, "Header").press("ArrowRight");
  const item = (name: string) =>
    tree(page).getByRole("row", { name: new RegExp(`^Link, ${name}`) });
  await item("Questions").dragTo(item("Features"), { targetPosition: { x: 120, y: 15 } });
  // What the page says about itself takes neither the place of the result nor its button.
  await says(
    page,
    "“Questions” is in the menu of “Features” now. Opened the part of the page around it.",
  );
  await expect(page.locator("footer").getByRole("button", { name: "Undo" })).toBeVisible();
  const features = { label: "Features", href: "#features" };
  const questions = { label: "Questions", href: "#questions" };
  await expect
    .poll(links)
    .toEqual([{ label: "Features", threshold: 0.2, menu: [features, questions] }]);
  await expect(item("Features").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await item("Questions").press("Shift+F10");
  await page.getByRole("menuitem", { name: "Move out" }).click();
  await expect.poll(async () => (await links()).at(-1)).toEqual(questions);
  await expect(item("Questions")).toBeFocused();
});

test("header and footer keep their ends, and nothing passes them", { tag: "@rest" }, async ({
  page,
}) => {
  const names = await order(page);
  const last = names.at(-1) ?? "";
  const refusals: [string, string, RegExp][] = [
    ["Header", "Alt+ArrowDown", /“Header” stays at the top of the page\./],
    ["Header", "Alt+ArrowUp", /“Header” is the first already\./],
    [last, "Alt+ArrowUp", /“Footer” stays at the end of the page\./],
    ["Hero", "Alt+ArrowUp", /Nothing can stand above “Header”\./],
    [names.at(-2) ?? "", "Alt+ArrowDown", /Nothing can stand below “Footer”\./],
  ];
  for (const [name, keys, words] of refusals) {
    await section(page, name).focus();
    await page.keyboard.press(keys);
    await says(page, words);
  }
  await expect(section(page, "Header").getByRole("button", { name: /^Drag/ })).toBeDisabled();
  await expect(
    section(page, "Hero").getByRole("button", { name: "Move “Hero” up" }),
  ).toHaveAttribute("aria-disabled", "true");
  // By the list's keys, no gap above the header or below the footer is offered.
  await section(page, "Hero").getByRole("button", { name: /^Drag/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-drop-target]")).toBeAttached();
  const gaps = new Set<string>();
  for (let n = 0; n < names.length + 2; n++) {
    gaps.add((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "");
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Escape");
  expect([...gaps].filter((gap) => /before Header|after Footer/i.test(gap))).toEqual([]);
  expect(gaps.size).toBeGreaterThan(names.length - 3);
  await section(page, "Features").dragTo(section(page, "Header"), {
    targetPosition: { x: 80, y: 2 },
  });
  await expect(section(page, "Features")).toBeVisible();
  expect(await bytes()).toBe(pageYaml);
});

test("hiding and showing gives the same bytes, and says how many links follow", {
  tag: "@rest",
}, async ({ page }) => {
  const row = section(page, "Features");
  const button = row.getByRole("button", { name: "Hide “Features”" });
  await row.focus();
  await button.click();
  await saved(after({ do: "disable-section", section: "features" }));
  await says(page, /“Features” is hidden\. So (is the link|are the \d links) to it\./);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toBeFocused();
  await expect(row).toHaveAccessibleName(/hidden/);
  await button.click();
  await saved(pageYaml);
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("items are rows that open and close, and move, double and go like sections", {
  tag: "@rest",
}, async ({ page }) => {
  const row = section(page, "Features");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  const { items } = parse(pageYaml).sections[5].props;
  const first = tree(page).getByRole("row", { name: new RegExp(items[0].title) });
  await expect(first).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  const at = { section: "features", path: ["props", "items"] };
  const moved = after({ do: "move", ...at, from: 0, to: 1 });
  await page.keyboard.press("Alt+ArrowDown");
  await saved(moved);
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleName(/2 of 8/);
  await page.keyboard.press("Alt+ArrowUp");
  await saved(pageYaml);
  await expect(first).toHaveAccessibleName(/1 of 8/);
  await first.getByRole("button", { name: /down$/ }).click();
  await saved(moved);
  await expect(first.getByRole("button", { name: /down$/ })).toBeFocused();
  await first.getByRole("button", { name: /up$/ }).click();
  await saved(pageYaml);
  await expect(first).toHaveAccessibleName(/1 of 8/);
  await dragByKeyboard(page, first, /Lists that carry over.* and .*Mood trends/);
  await saved(moved);
  await expect(first).toHaveAccessibleName(/2 of 8/);
  await first.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await saved(pageYaml);

  await page.keyboard.press("Control+d");
  await saved(after({ do: "duplicate", ...at, path: [...at.path, 0] }));
  await expect(first.nth(1)).toBeFocused();
  await expect(first.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Delete");
  await saved(pageYaml);
  await expect(tree(page).getByRole("row", { name: new RegExp(items[1].title) })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(row).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(first).toHaveCount(0);
});

test("a section is doubled, named, deleted and brought back, and copied as its text", {
  tag: "@rest",
}, async ({ page }) => {
  const row = section(page, "Features");
  await row.focus();
  await page.keyboard.press("Control+d");
  const doubled = after({ do: "duplicate-section", section: "features" });
  await saved(doubled);
  const rows = tree(page).getByRole("row", { name: /^Features/ });
  await expect(rows.nth(1)).toBeFocused();
  await rows.nth(1).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Name in links…" }).click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await name.fill("Not a name");
  await expect(page.getByRole("dialog").getByText(/starts with a small letter/)).toBeVisible();
  await name.fill("more");
  await page.keyboard.press("Enter");
  const renamed = after({ do: "rename-id", section: "features-2", id: "more" }, doubled);
  await saved(renamed);
  await rows.nth(1).focus();
  await page.keyboard.press("Backspace");
  await saved(pageYaml);
  await says(page, /deleted\./);
  await page.locator("footer").getByRole("button", { name: "Undo" }).click();
  await saved(renamed);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await saved(pageYaml);
  await expect(rows).toHaveCount(1);

  await row.click();
  await page.keyboard.press("Control+c");
  await says(page, "“Features” copied.");
  await section(page, "Hero").focus();
  await page.keyboard.press("Control+v");
  await expect.poll(async () => parse(await bytes()).sections.length).toBe(14);
  const { sections } = parse(await bytes());
  expect(sections[2]).toEqual({ ...sections[6], id: "features-2" });
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("Control+z");
  await saved(pageYaml);
});

test("what is no section is refused in words, and a field keeps its own clipboard", {
  tag: "@rest",
}, async ({ page }) => {
  await section(page, "Hero").focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "- type: hero\n  props:\n    title: Again\n");
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await says(page, /A page has one section of the kind Hero/);
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search the page" });
  await expect(search).toBeFocused();
  await search.fill("pomodoro");
  await expect(page.getByText("2 of 13 sections")).toBeVisible();
  await expect(tree(page).getByRole("row", { name: "Pomodoro focus timer" })).toBeVisible();
  await expect(section(page, "Hero")).toHaveCount(0);
  await search.selectText();
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Control+v");
  await expect(search).toHaveValue("pomodoropomodoro");
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(page.getByText("13 sections", { exact: true })).toBeVisible();
  expect(await bytes()).toBe(pageYaml);
});

test("a row and the page select each other", async ({ page }) => {
  await section(page, "Walkthrough").click();
  await expect(section(page, "Walkthrough")).toHaveAttribute("aria-selected", "true");
  const frame = page.frameLocator("main iframe");
  await frame.locator("#faqs").getByRole("heading").first().click();
  await expect(section(page, "FAQ")).toHaveAttribute("aria-selected", "true");
  await expect(section(page, "FAQ")).toBeInViewport();
});

test("a section that cannot be read says so, and the others stay usable", { tag: "@rest" }, async ({
  page,
}) => {
  await save(pageYaml.replace("  - type: features\n", "  - type: features\n    tone: [soft\n"));
  const row = section(page, "Features");
  await expect(row).toHaveAccessibleName(/cannot be changed here/);
  await row.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await says(page, /There is a mistake in these lines/);
});

test("a page that cannot be read says so in the place of its sections", { tag: "@rest" }, async ({
  page,
}) => {
  await save(pageYaml.replace("sections:", "sections: {"));
  await expect(tree(page)).toContainText("The sections come back once the page can be read.");
  await save(pageYaml);
  await expect(section(page, "Features")).toBeVisible();
});

test("nothing is wrong for those who do not see the outline", { tag: "@rest" }, async ({
  page,
}) => {
  await section(page, "Features").focus();
  await page.keyboard.press("ArrowRight");
  const { violations } = await new AxeBuilder({ page }).include("nav").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
