import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page, Request } from "playwright/test";
import { editorPath } from "../../src/shared/editor/endpoint.ts";
import type { FieldAddress } from "../../src/shared/editor/messages.ts";
import { holdAnswers } from "../browser/holdBack.ts";
import { frames } from "../browser/islands.ts";
import { declaredBy, exampleNames, sites } from "../browser/sites.ts";
import type { Preview } from "./preview.ts";
import { openEditor } from "./states.ts";
import { expect, test } from "./test.ts";

const source = `site:
  name: Lull
  title: Lull
  description: Quiet.

sections:
  # The offer.
  - type: features
    props:
      title: Everything # keep it short
      text: And nothing that shouts.
      items:
        - icon: leaf
          title: Quiet
          description: No badges.
        - title: Slow
          description: >-
            No streaks.
        - title: Small
          description: One page.

  - type: statement
    props:
      title: Stay a while
      lines: [It is warm.]
`;

let preview: Preview;

test.beforeEach(async ({ preview: ofWorker }) => {
  preview = ofWorker;
});

/** Expects the file to be the source with these replacements, each of one place. */
async function expectFile(...replaced: [string, string][]): Promise<void> {
  const wanted = replaced.reduce((text, [from, to]) => {
    expect(text.split(from)).toHaveLength(2);
    return text.replace(from, () => to);
  }, source);
  await expect.poll(preview.saved).toBe(wanted);
}

/** Opens the editor on the source, and selects a place as the page does. */
async function open(page: Page, at: FieldAddress): Promise<Locator> {
  await preview.put(source);
  await page.goto(`${preview.origin}/edit`);
  await select(page, at);
  return page.getByRole("complementary", { name: "Panel" });
}

async function select(page: Page, at: FieldAddress): Promise<void> {
  const frame = page.frameLocator("iframe[title='The page']");
  await frame.locator("#features").waitFor();
  await frame.locator("body").evaluate((_, at) => {
    parent.postMessage({ kind: "select", at }, location.origin);
  }, at);
}

const title: FieldAddress = { section: "features", path: ["props", "title"] };

test("a text is saved as it is written, and Escape gives the old one back", async ({ page }) => {
  const form = await open(page, title);
  const field = form.getByRole("textbox", { name: "Title", exact: true });
  await expect(field).toHaveValue("Everything");
  await expect(field).toHaveAccessibleDescription("The section's heading.");
  // What is selected in the page is marked, and keeps focus where it was.
  await expect(form.locator("[data-selected]")).toHaveCount(1);
  await expect(field).not.toBeFocused();
  await field.fill("All of it");
  await expectFile(["Everything", "All of it"]);
  await field.press("Escape");
  await expect(field).toHaveValue("Everything");
  await expectFile();
  await field.pressSequentially("!");
  await field.press("Enter");
  await expect(form.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
  await expectFile(["Everything", "Everything!"]);
  await page.getByRole("button", { name: "Undo:" }).click();
  await expect(field).toHaveValue("Everything");
});

test("an answer that breaks off loses nothing: its words are sent again, and what is written next is saved", {
  tag: "@rest",
}, async ({ page }) => {
  const form = await open(page, title);
  const field = form.getByRole("textbox", { name: "Title", exact: true });
  await expect(field).toHaveValue("Everything");
  await page.route(
    `**/${editorPath}`,
    (route) => route.fulfill({ contentType: "application/json", body: '{"files":[' }),
    { times: 1 },
  );
  await field.fill("All");
  await expectFile(["Everything", "All"]);
  await field.fill("All of it");
  await expectFile(["Everything", "All of it"]);
});

test("the settings show the labels of a German page in German", async ({ page }) => {
  await preview.put(source.replace("site:\n", "$&  lang: de\n"));
  await page.goto(`${preview.origin}/edit`);
  await page.getByRole("button", { name: "Settings" }).click();
  const panel = page.getByRole("complementary", { name: "Panel" });
  await panel.getByText("More settings", { exact: true }).click();
  await panel.getByText("Words", { exact: true }).click();
  const skip = panel.getByLabel("Skip", { exact: true });
  await expect(skip).toHaveAttribute("placeholder", "Zum Inhalt springen");
});

test("a price that is selected on the page comes into view, though its group was closed", {
  tag: "@rest",
}, async ({ page }) => {
  const plans = ["One", "Two", "Three"].map(
    (title) => `        - title: ${title}
          monthly: { amount: $4, terms: a month }
          yearly: { amount: $40, terms: a year }
          button: { label: Choose ${title}, href: todo }
          points: [{ title: A }, { title: B }]
`,
  );
  await preview.put(`${source}
  - type: pricing
    props:
      title: Plans
      text: For every pace.
      periods: { saving: Two months }
      plans:
${plans.join("")}`);
  await page.goto(`${preview.origin}/edit`);
  await select(page, { section: "pricing", path: ["props", "plans", 2, "monthly", "amount"] });
  const amount = page.locator("aside [data-selected][data-field]").last();
  await expect(amount).toContainText("Amount");
  await expect(amount).toBeInViewport({ ratio: 1 });
});

test("a required text cannot be emptied, an optional one goes", { tag: "@rest" }, async ({
  page,
}) => {
  const form = await open(page, title);
  const field = form.getByRole("textbox", { name: "Title", exact: true });
  await field.fill("");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/Write some text here\./);
  await field.press("Tab");
  await expect(field).toHaveValue("Everything");
  await expect(page.getByRole("alert")).toContainText("Write some text here.");
  const text = form.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("");
  await text.press("Tab");
  await expectFile(["      text: And nothing that shouts.\n", ""]);
  await expect(text).toHaveValue("");
});

test("a choice shows what counts without it, and is written when it is made", {
  tag: "@rest",
}, async ({ page }) => {
  const form = await open(page, title);
  await form.locator("summary", { hasText: /^Layout$/ }).click();
  const align = form.getByRole("group", { name: "Align", exact: true });
  await expect(align.getByRole("radio", { name: "Start" })).toBeChecked();
  await expect(align).toHaveAccessibleDescription(/Usually Start\./);
  await align.getByRole("radio", { name: "Start" }).press("Space");
  await expectFile(["page.\n\n", "page.\n      align: start\n\n"]);
  await align.getByRole("radio", { name: "Start" }).press("ArrowRight");
  await expectFile(["page.\n\n", "page.\n      align: center\n\n"]);
  await align.getByRole("button", { name: "Back to default: Align" }).click();
  await expectFile();
  await expect(align.getByRole("radio", { name: "Start" })).toBeFocused();
});

test("a list is moved, copied, shortened and added to, by the keyboard alone", async ({ page }) => {
  const form = await open(page, { section: "features", path: ["props", "items", 1, "title"] });
  const rows = form.getByRole("group", { name: "Items", exact: true }).locator("> ol > li");
  const nameOf = (index: number) => rows.nth(index).locator("[data-button=name]");
  // The row of the selected text is open.
  await expect(nameOf(1)).toHaveAttribute("aria-expanded", "true");
  await nameOf(0).press("Alt+ArrowDown");
  const [first, second] = [
    "        - icon: leaf\n          title: Quiet\n          description: No badges.\n",
    "        - title: Slow\n          description: >-\n            No streaks.\n",
  ];
  await expectFile([first + second, second + first]);
  await expect(nameOf(1)).toBeFocused();
  await expect(page.locator("[role=status]")).toContainText("The card is now 2 of 3.");
  await nameOf(1).press("Alt+ArrowUp");
  await expectFile();
  await form.getByRole("button", { name: "Duplicate: Small" }).press("Enter");
  const third = "        - title: Small\n          description: One page.\n";
  await expectFile([third, third + third]);
  await expect(rows).toHaveCount(4);
  await expect(form.getByRole("button", { name: "Duplicate: Small" }).last()).toBeFocused();
  await form.getByRole("button", { name: "Remove: Small" }).last().press("Enter");
  await expectFile();
  await expect(rows).toHaveCount(3);
  await expect(form.getByRole("button", { name: "Remove: Small" })).toBeFocused();
  await form.getByRole("button", { name: "Add a card" }).press("Enter");
  const draft = form.getByRole("group", { name: "Add a card" });
  await expect(draft.getByRole("textbox").first()).toBeFocused();
  await draft.getByRole("textbox", { name: "Title" }).fill("Kind");
  await draft.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await expect(draft.getByRole("alert")).toHaveText("“Description” is needed.");
  await draft.getByRole("textbox", { name: "Description" }).fill("To you.");
  await expectFile();
  await draft.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await expectFile([third, `${third}        - title: Kind\n          description: To you.\n`]);
});

/** Opens the form of an invitation with one button. Returns it, the button that adds a second one, and the page. */
async function openInvitation(page: Page) {
  const first = "      button:\n        label: Start\n        href: todo\n";
  const before = `${source}  - type: cta\n    props:\n      title: Begin\n${first}`;
  await preview.put(before);
  await page.goto(`${preview.origin}/edit`);
  await select(page, { section: "cta", path: ["props", "title"] });
  const form = page.getByRole("complementary", { name: "Panel" });
  const group = form.getByRole("group", { name: "Second button", exact: true });
  return { form, add: form.getByRole("button", { name: "Add second button" }), group, before };
}

test("a second button is there at one press, in a form like that of the first, and goes with one press", {
  tag: "@rest",
}, async ({ page }) => {
  const { form, add, group, before } = await openInvitation(page);
  await add.press("Enter");
  const label = group.getByRole("textbox", { name: "Label" });
  await expect(label).toBeFocused();
  const second = (label: string, href: string) =>
    `${before}      secondButton:\n        label: ${label}\n        href: ${href}\n`;
  await expect.poll(preview.saved).toBe(second("Start", "todo"));
  await expect(group.getByRole("button", { name: "Add", exact: true })).toHaveCount(0);
  await page.keyboard.type("Ask");
  await expect.poll(preview.saved).toBe(second("Ask", "todo"));
  await group.getByRole("textbox", { name: "Leads to" }).fill("/ask");
  await expect.poll(preview.saved).toBe(second("Ask", "/ask"));
  await group.getByRole("button", { name: "Remove: Second button" }).click();
  await expect.poll(preview.saved).toBe(before);
  await expect(form.getByRole("button", { name: "Add second button" })).toBeFocused();
});

test("a second button goes before its addition is answered, and nobody is asked about it", {
  tag: "@rest",
}, async ({ page }) => {
  const { add, group, before } = await openInvitation(page);
  const isEdit = (request: Request) => request.postDataJSON().do === "edit";
  const answer = await holdAnswers(page, `**/${editorPath}`, isEdit);
  await add.click();
  await group.getByRole("textbox", { name: "Label" }).fill("Ask");
  await expect.poll(preview.saved).toContain("secondButton:");
  await group.getByRole("button", { name: "Remove: Second button" }).click();
  await expect(add).toBeVisible();
  answer();
  await expect(page.locator("footer").first()).toContainText("Every change is saved");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await preview.saved()).toBe(before);
});

test("entries are removed and moved one after the other, though no answer has come yet", {
  tag: "@rest",
}, async ({ page }) => {
  const form = await open(page, title);
  const list = form.getByRole("group", { name: "Items", exact: true });
  const isEdit = (request: Request) => request.postDataJSON().do === "edit";
  const answer = await holdAnswers(page, `**/${editorPath}`, isEdit);
  await list.getByRole("button", { name: "Move down: Quiet" }).press("Enter");
  await list.getByRole("button", { name: "Move down: Quiet" }).press("Enter");
  // A double click is of one mind.
  await list.getByRole("button", { name: "Remove: Slow" }).dblclick();
  answer();
  await expect(list.getByRole("button", { name: /^Remove:/ })).toHaveCount(2);
  await expect(page.locator("footer").first()).toContainText("removed.");
  const entries = [source.indexOf("        - icon"), source.indexOf("        - title: Slow")];
  const third = source.indexOf("        - title: Small");
  const end = source.indexOf("\n  - type: statement");
  const [quiet, small] = [source.slice(...entries), source.slice(third, end)];
  expect(await preview.saved()).toBe(
    `${source.slice(0, entries[0])}${small}${quiet}${source.slice(end)}`,
  );
});

test("what is begun before a change is saved keeps the focus", { tag: "@rest" }, async ({
  page,
}) => {
  const form = await open(page, title);
  const list = form.getByRole("group", { name: "Items", exact: true });
  await expect(list.getByRole("button", { name: /^Remove:/ })).toHaveCount(3);
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    `**/${editorPath}`,
    async (route) => {
      await isHeld;
      await route.continue();
    },
    { times: 1 },
  );
  await list.getByRole("button", { name: "Remove: Small" }).press("Enter");
  await form.getByRole("button", { name: "Add a card" }).press("Enter");
  const field = form.getByRole("group", { name: "Add a card" }).getByRole("textbox").first();
  await expect(field).toBeFocused();
  answer();
  await expect(list.getByRole("button", { name: /^Remove:/ })).toHaveCount(2);
  await expect(field).toBeFocused();
});

test("the settings of a section", { tag: "@rest" }, async ({ page }) => {
  const form = await open(page, title);
  await form.locator("summary", { hasText: /^Style$/ }).click();
  await form.getByRole("combobox", { name: "Tone" }).selectOption({ label: "Soft" });
  await expectFile(["features\n", "features\n    tone: soft\n"]);
});

test("a day may have a time, and keeps it and its distance from UTC", { tag: "@rest" }, async ({
  page,
}) => {
  const form = await open(page, title);
  await form.locator("summary", { hasText: /^Visibility and name$/ }).click();
  const from = form.locator("[data-field=from]");
  const day = from.getByLabel("From", { exact: true });
  const time = from.getByLabel("From, time");
  await expect(time).toBeDisabled();
  const expectFrom = (moment: string) =>
    expectFile(["features\n", `features\n    from: ${moment}\n`]);
  await day.fill("2026-12-24");
  await expectFrom("2026-12-24");
  await time.fill("18:00");
  await expectFrom("2026-12-24T18:00");
  await day.fill("2026-12-25");
  await expectFrom("2026-12-25T18:00");
  await expect(time).toHaveValue("18:00");
  await preview.save((await preview.saved()).replace("T18:00", "T09:30:15+01:00"));
  await expect(time).toHaveValue("09:30");
  await time.fill("10:00");
  await expectFrom("2026-12-25T10:00:15+01:00");
  // A part of a time is told, and what is saved stays.
  await time.focus();
  await page.keyboard.press("Backspace");
  await expect(from).toContainText("The time is not complete.");
  await expect(day).toHaveValue("2026-12-25");
  await time.fill("");
  await time.blur();
  await expectFrom("2026-12-25");
  await day.fill("");
  await day.blur();
  await expectFile();
});

test("a part of a day is not said to be saved, nor is a part of a time", { tag: "@rest" }, async ({
  page,
}) => {
  const form = await open(page, title);
  const text = source.replace("features\n", "features\n    from: 2026-01-05T10:00\n");
  await preview.save(text);
  await form.locator("summary", { hasText: /^Visibility and name$/ }).click();
  await expect(form.getByLabel("From, time")).toHaveValue("10:00");
  const parts = [
    { label: "From", reason: "The day is not complete." },
    { label: "From, time", reason: "The time is not complete." },
  ];
  for (const { label, reason } of parts) {
    const part = form.getByLabel(label, { exact: true });
    const [other = ""] = parts.map((each) => each.label).filter((each) => each !== label);
    await part.focus();
    await page.keyboard.press("Delete");
    // The other part would be saved with the old one of this.
    await expect(form.getByLabel(other, { exact: true })).toBeDisabled();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.locator("footer")).toContainText(`Not saved: “${label}”: ${reason}`);
    await part.press("Escape");
    await expect(form.getByLabel(other, { exact: true })).toBeEnabled();
    await expect(page.locator("footer")).toContainText("Every change is saved");
  }
  expect(await preview.saved()).toBe(text);
});

test("a problem stands at its field, in the words of the check, with its fix", async ({ page }) => {
  const form = await open(page, { section: "statement", path: [] });
  await preview.save(source.replace("lines:", "Lines:"));
  await expect(form).toContainText('"Lines"');
  const fix = form.getByRole("button", { name: /lines/ });
  await fix.click();
  await expectFile();
  await expect(fix).toHaveCount(0);
  // One of a value that has a field.
  await select(page, { section: "features", path: ["props", "items", 0, "icon"] });
  await preview.save(source.replace("icon: leaf", "icon: leef"));
  await expect(form.locator('[data-field="props items 0 icon"]')).toContainText("leef");
});

test("undo from the form of another section brings the focus to what has changed back", {
  tag: "@rest",
}, async ({ page }) => {
  const form = await open(page, { section: "statement", path: ["props", "title"] });
  const field = form.getByRole("textbox", { name: "Title", exact: true });
  await field.fill("Go");
  await expectFile(["Stay a while", "Go"]);
  await select(page, { section: "features", path: [] });
  await form.getByRole("button", { name: "Add a card" }).focus();
  await page.keyboard.press("Control+z");
  await expectFile();
  await expect(field).toHaveValue("Stay a while");
  await expect(field).toBeFocused();
});

test("a section with a mistake in its writing cannot be changed, the others can", {
  tag: "@rest",
}, async ({ page }) => {
  const form = await open(page, { section: "statement", path: [] });
  const field = form.getByRole("textbox", { name: "Title", exact: true });
  await expect(field).toBeEnabled();
  await preview.save(source.replace("[It is warm.]", "[It is warm."));
  await expect(field).toBeDisabled();
  await expect(form).toContainText("There is a mistake in these lines.");
  await select(page, title);
  await expect(field).toHaveValue("Everything");
  await expect(field).toBeEnabled();
});

test("every value of the first example of each type has a field with a name", {
  tag: "@rest",
}, async ({ page }) => {
  const [first = "page"] = exampleNames;
  const { sections } = declaredBy(first);
  await preview.put(sites[first]);
  await page.goto(`${preview.origin}/edit`);
  const form = page.getByRole("complementary", { name: "Panel" });
  const frame = page.frameLocator("iframe[title='The page']");
  await frame.locator("header").first().waitFor();
  for (const { type, id = type, props } of sections) {
    const closed = form.locator(
      "details:not([open]) > summary, [data-button][aria-expanded=false]",
    );
    const leaves = leavesOf(props, "props");
    const missing = async () => {
      // The page may be shown anew in between.
      await frame.locator("body").evaluate((_, section) => {
        parent.postMessage({ kind: "select", at: { section, path: [] } }, location.origin);
      }, id);
      await closed.evaluateAll((all) => {
        for (const each of all) if (each instanceof HTMLElement) each.click();
      });
      const shown = await form
        .locator("[data-field]")
        .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-field")));
      return leaves.filter((leaf) => !shown.includes(leaf));
    };
    // There are many sections, each shown in a moment.
    await expect.poll(missing, { message: type, intervals: [50] }).toEqual([]);
    // A hidden input for files is opened by a button.
    const named = form.locator("input:not([type=file]), textarea, select");
    const nameless = named.evaluateAll((controls) =>
      controls.flatMap((control) => {
        const isNamed =
          control instanceof HTMLInputElement ||
          control instanceof HTMLTextAreaElement ||
          control instanceof HTMLSelectElement
            ? control.labels?.length
            : false;
        return isNamed ? [] : [control.outerHTML];
      }),
    );
    expect(await nameless, type).toEqual([]);
  }
});

/** The names of the fields of everything inside a value that holds nothing itself. */
const leavesOf = (value: unknown, name: string): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${name} ${key}`))
    : [name];

test("the line that explains a field neither moves what is below the pointer nor flickers", {
  tag: "@rest",
}, async ({ page }) => {
  const form = await open(page, title);
  await form.locator("summary", { hasText: "Layout" }).click();
  const fields = form.locator("[data-form]");
  const measure = () => fields.evaluate((element) => element.scrollHeight);
  const line = fields.locator("> :last-child");
  await form.getByRole("textbox", { name: "Title", exact: true }).hover();
  await expect(line).toHaveText("The section's heading.");
  // Nothing of the fields under the line shines through it.
  const opaque = await form.evaluate((panel) => getComputedStyle(panel).backgroundColor);
  await expect(line.locator("> p")).toHaveCSS("background-color", opaque);
  const height = await measure();
  const box = await line.boundingBox();
  if (!box) throw new Error("The line has no box.");
  // The pointer goes where the line is: what lies there is what is pointed at.
  await page.mouse.move(box.x + 40, box.y + box.height - 10);
  await frames(page, 5);
  const changes = await form.evaluate(async (panel) => {
    let count = 0;
    const observer = new MutationObserver((records) => (count += records.length));
    observer.observe(panel, { childList: true, subtree: true });
    for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
    return count;
  });
  expect(changes).toBe(0);
  // Without a field under the pointer or focused, the fields are as high as with their line.
  await page.mouse.move(0, 0);
  await expect(line).toHaveText("");
  expect(await measure()).toBe(height);
});

test("axe finds nothing, and every field has a name", { tag: "@rest" }, async ({ page }) => {
  const form = await open(page, title);
  for (const summary of await form.locator("summary").all()) {
    if ((await summary.locator("..").getAttribute("open")) === null) await summary.click();
  }
  const { violations } = await new AxeBuilder({ page }).include("aside").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test("a language and a time zone are found by their names, and said in words", {
  tag: "@rest",
}, async ({ page }) => {
  await preview.put(source);
  await openEditor(page, preview.origin);
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("site settings");
  await page
    .getByRole("dialog")
    .getByRole("option", { name: /^Site settings/ })
    .click();
  await page.getByText("More settings").click();
  const language = page.getByRole("combobox", { name: "Language", exact: true });
  await expect(language).toHaveAccessibleDescription(/^English/);
  await language.fill("German");
  await page.keyboard.press("Tab");
  await expect(language).toHaveValue("de");
  await expect(language).toHaveAccessibleDescription(/^German · Deutsch/);
  await expect.poll(() => preview.saved()).toContain("  lang: de\n");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await zone.fill("Asia/Tokyo");
  await expect(zone).toHaveAccessibleDescription(/^now \d\d:\d\d/);
  await page.keyboard.press("Tab");
  await expect.poll(() => preview.saved()).toContain("  timezone: Asia/Tokyo\n");
});
