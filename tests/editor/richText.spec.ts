import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import axe from "axe-core";
import type { FrameLocator, Page } from "playwright/test";
import { parse } from "yaml";
import { editorPath } from "../../src/shared/editor/endpoint.ts";
import { findViolations } from "../accessibility/findViolations.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { untilEdited } from "./framed.ts";
import { leaveEditor, openToWrite } from "./states.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

const text = `We keep *little*, and wrap
our lines by hand.

## What we store {#stored}

* Your name
* Your [address](#stored)

| What | Why |
| --- | --- |
| Name | To greet you[^1] |

> A quotation.

![Shapes](/images/works.png "A caption")

The end of it.

[^1]: By your first name.
`;

const indented = text.replaceAll(/^(?=.)/gm, "        ");
const pageYaml = `version: 1
site:
  name: Quillow
  title: Quillow
  description: A journal.
  lang: en

sections:
  - type: prose
    props:
      title: Privacy
      contents: On this page
      text: |
${indented}`;

let root: string;
let server: RunningServer;
let shown: FrameLocator;

const file = () => path.join(root, "page.yaml");
const saved = () => parse(readFileSync(file(), "utf8")).sections[0].props.text;
const written = () => shown.locator("[contenteditable=true]");

test.beforeAll(async () => {
  root = await makeProject("editor-rich-text", pageYaml);
  await copyFolder(root, "public");
  mkdirSync(path.join(root, "texts"));
  writeFileSync(path.join(root, "texts/privacy.md"), text.replaceAll("\n", "\r\n"));
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  writeFileSync(file(), pageYaml);
  shown = await openToWrite(page, server.origin);
});
test.afterEach(({ page }) => leaveEditor(page));

/** Starts writing the text by a click on some of its words, with the caret at the end of their line. */
async function write(page: Page, words: string): Promise<void> {
  const line = shown.getByText(words, { exact: true });
  await expect(async () => {
    await line.click({ position: { x: 4, y: 8 }, timeout: 10_000 });
    await expect(written()).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await line.click();
  await page.keyboard.press("End");
}

test("a long text is written on the page, and only the line that was written changes in the file", async ({
  page,
}) => {
  await write(page, "The end of it.");
  await page.keyboard.type(" And more");
  await expect.poll(saved).toBe(text.replace("The end of it.", "The end of it. And more"));
  // What was typed last is saved, too, before that is said.
  await page.keyboard.type("!");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.locator("footer [role=status]")).toHaveText("Everything is saved.");
  expect(saved()).toBe(text.replace("The end of it.", "The end of it. And more!"));
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(written()).toHaveCount(0);
  await expect(shown.getByText("The end of it. And more!")).toBeVisible();
  expect(readFileSync(file(), "utf8")).toBe(
    pageYaml.replace("The end of it.", "The end of it. And more!"),
  );
});

test("signs that are typed become what they mean, and each step is taken back", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("## More of **it** and _more_");
  await expect(written().locator("[data-depth]").last()).toHaveText("More of it and _more_");
  await expect(written().locator("[data-depth] strong")).toHaveText("it");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- One");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1. First");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("> Quoted");
  const added = "## More of **it** and \\_more\\_\n\n* One\n  * Two\n\n1. First\n\n> Quoted";
  await expect.poll(saved).toBe(text.replace("The end of it.", `The end of it.\n\n${added}`));
  // Where a browser is slow, each key is a step of its own.
  const keys = added.length + 40;
  for (let step = 0; step < keys; step += 1) await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(saved).toBe(text);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(saved).not.toBe(text);
});

test("an address is the link that it will be while it is written", { tag: "@rest" }, async ({
  page,
}) => {
  await write(page, "The end of it.");
  await page.keyboard.type(" See www.example.com for more");
  const link = written().locator("a", { hasText: "www.example.com" });
  await expect(link).toHaveText("www.example.com");
  await expect(link).toHaveAttribute("title", "https://www.example.com");
  await expect.poll(saved).toContain("The end of it. See www.example.com for more\n");
});

test("the toolbar and keys format what is selected, and Escape brings the old text back", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  await page.keyboard.press("Shift+ControlOrMeta+ArrowLeft");
  await page.keyboard.press("Shift+ControlOrMeta+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+b");
  await expect.poll(saved).toBe(text.replace("of it.", "of **it.**"));
  const bar = shown.getByRole("toolbar", { name: "Format" });
  await expect(bar.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("button", { name: "Quotation" }).click();
  await expect.poll(saved).toBe(text.replace("The end of it.", "> The end of **it.**"));
  await bar.getByRole("button", { name: "Quotation" }).click();
  await bar.getByRole("button", { name: "Link" }).click();
  await page.keyboard.type("#stored");
  await page.keyboard.press("Enter");
  await expect.poll(saved).toBe(text.replace("of it.", "of [**it.**](#stored)"));
  await page.keyboard.press("Escape");
  await expect(written()).toHaveCount(0);
  await expect.poll(() => readFileSync(file(), "utf8")).toBe(pageYaml);
});

test("Escape right behind the last letter announces that the old text is back", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  const text = written();
  // Both keys at once, before a pause in which the words would be saved.
  await text.evaluate((element) => {
    document.execCommand("insertText", false, " Not these");
    const key = { key: "Escape", bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent("keydown", key));
  });
  await expect(written()).toHaveCount(0);
  await expect(page.locator("footer [role=status]")).toHaveText("The old words are back.");
  await expect(shown.getByText("The end of it.", { exact: true })).toBeVisible();
  expect(readFileSync(file(), "utf8")).toBe(pageYaml);
});

test("a table is written in its cells, and grows by Tab and by the toolbar", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  await written()
    .getByRole("cell", { name: /To greet you/ })
    .click();
  await page.keyboard.press("End");
  await page.keyboard.type(" well");
  const cell = "| Name | To greet you[^1] well |\n";
  await expect.poll(saved).toBe(text.replace("| Name | To greet you[^1] |\n", cell));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Address");
  await page.keyboard.press("Tab");
  await page.keyboard.type("To write | send");
  const row = "| Address | To write \\| send |\n";
  await expect.poll(saved).toContain(`${cell}${row}\n> A quotation.`);
  const bar = shown.getByRole("toolbar", { name: "Format" });
  await expect(bar.getByRole("button", { name: "Table", exact: true })).toBeHidden();
  await bar.getByRole("button", { name: "Column after" }).click();
  await expect.poll(saved).toContain("| What | Why |  |\n| --- | --- | --- |\n");
  await bar.getByRole("button", { name: "Remove the column" }).click();
  await bar.getByRole("button", { name: "Remove the row" }).click();
  await expect.poll(saved).toContain(`| What | Why |\n| --- | --- |\n${cell}\n> A quotation.`);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(written()).toHaveCount(0);
  await expect(shown.getByRole("cell", { name: /To greet you.* well/ })).toBeVisible();
});

test("a text that is opened and closed without a key stays as it is, on the page and in the file", {
  tag: "@rest",
}, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.postData() ?? "");
  });
  const line = shown.getByText("The end of it.", { exact: true });
  const before = await line.evaluateHandle((element) => element);
  const measure = () =>
    shown
      .locator("#prose h2, #prose p, #prose li, #prose figure, #prose table, #prose ol")
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.parentElement?.closest("nav, li"))
          .map((element) => {
            const { top, height } = element.getBoundingClientRect();
            return [element.localName, Math.round(top + scrollY), Math.round(height)];
          }),
      );
  const shape = await measure();
  await write(page, "The end of it.");
  expect(await measure()).toEqual(shape);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(written()).toHaveCount(0);
  expect(await line.evaluate((element, before) => element === before, before)).toBe(true);
  expect(readFileSync(file(), "utf8")).toBe(pageYaml);
  expect(requests.filter((body) => body.includes('"do":"edit"'))).toEqual([]);
});

/** Pastes what another program has copied. */
async function paste(page: Page, html: string, words: string): Promise<void> {
  await page.evaluate(
    ([html = "", words = ""]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          "text/html": new Blob([html], { type: "text/html" }),
          "text/plain": new Blob([words], { type: "text/plain" }),
        }),
      ]),
    [html, words],
  );
  await written().focus();
  await page.keyboard.press("ControlOrMeta+v");
}

test("what other programs copy keeps what a text may have, and what is left out is announced", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  await page.keyboard.press("Enter");
  const html = `<h1>Plans</h1><p>Some <b>bold</b> <u>words</u> and <a href="https://example.com/">a link</a><img src="a.png" width="90"></p><ul><li>One<ul><li>Two</li></ul></li></ul><table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>`;
  await paste(page, html, "Plans");
  const pasted = [
    "## Plans",
    "Some **bold** words and [a link](https://example.com/)",
    "* One\n  * Two",
    "| A | B |\n| --- | --- |\n| 1 | 2 |\n|  | 3 |",
  ].join("\n\n");
  await expect(page.locator("p[role=status]")).toContainText("Pasted without");
  await expect.poll(saved).toContain(`The end of it.\n\n${pasted}`);
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(saved).toBe(text);
});

test("all of a text that is copied and pasted over itself has the same words", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+c");
  await page.keyboard.press("ControlOrMeta+v");
  await page.keyboard.type(".");
  await expect.poll(saved).toContain('![Shapes](/images/works.png "A caption")\n\nThe end of it..');
  expect(saved()).toContain("| Name | To greet you[^1] |");
});

test("a text in a file is written there, and undo brings back its bytes", { tag: "@rest" }, async ({
  page,
}) => {
  const markdown = path.join(root, "texts/privacy.md");
  const inFile = readFileSync(markdown, "utf8");
  writeFileSync(file(), `${pageYaml.split("      text: |")[0]}      file: privacy.md\n`);
  await page.reload();
  await untilEdited(page);
  await write(page, "The end of it.");
  await page.keyboard.type(" And more");
  const changed = inFile.replace("The end of it.", "The end of it. And more");
  await expect.poll(() => readFileSync(markdown, "utf8")).toBe(changed);
  await page.keyboard.press("Enter");
  // At once: a step back ends at each pause.
  await page.keyboard.insertText("Last words");
  const end = changed.replace("And more", "And more\r\n\r\nLast words");
  await expect.poll(() => readFileSync(markdown, "utf8")).toBe(end);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(shown.getByText("Last words")).toBeVisible();
  await expect(written()).toHaveCount(0);
  await page.getByRole("button", { name: "Undo: Change texts/privacy.md" }).click();
  await expect.poll(() => readFileSync(markdown, "utf8")).toBe(changed);
  await expect(shown.getByText("Last words")).toHaveCount(0);
  await write(page, "The end of it. And more");
  await page.keyboard.type("!");
  await expect.poll(() => readFileSync(markdown, "utf8")).toContain("And more!");
  await page.keyboard.press("Escape");
  await expect.poll(() => readFileSync(markdown, "utf8")).toBe(changed);
});

test("a picture with its caption is changed in its source, and no other byte changes", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  await written().locator("figure img").click();
  await expect(page.locator("p[role=status]")).toHaveText(
    "This part of the text is changed by “Change the picture”: press Enter.",
  );
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("In words").press("Escape");
  await expect(written()).toBeFocused();
  await written().getByRole("button", { name: "Edit the source" }).click();
  const source = written().getByRole("textbox", { name: "Source" });
  const old = '![Shapes](/images/works.png "A caption")';
  await expect(source).toHaveValue(old);
  await expect(source).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(source).toHaveCount(0);
  expect(saved()).toBe(text);
  await written().getByRole("button", { name: "Edit the source" }).click();
  const changed = '![Two shapes](/images/works.png "Another caption")';
  await source.fill(changed);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(saved).toBe(text.replace(old, changed));
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(written()).toHaveCount(0);
  await expect(shown.locator("figcaption")).toHaveText("Another caption");
});

test("a picture from the library is put behind the caret by keys, and is taken back in one step", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "A quotation.");
  const button = shown.getByRole("button", { name: "Picture", exact: true });
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("Tab");
  while (!(await button.evaluate((each) => each.matches(":focus")))) {
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await dialog.getByRole("option", { name: /works\.png/ }).click();
  await dialog.getByLabel("In words").fill("Two shapes");
  await dialog.getByLabel("Caption").fill('The "new" ones');
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const figure = written().locator("blockquote figure");
  await expect(figure.locator("figcaption")).toHaveText('The "new" ones');
  await expect(figure.getByRole("img", { name: "Two shapes" })).toHaveJSProperty("complete", true);
  const quotation = "> A quotation.\n";
  const added = text.replace(
    quotation,
    `${quotation}>\n> ![Two shapes](/images/works.png "The \\"new\\" ones")\n`,
  );
  await expect.poll(saved).toBe(added);
  await expect(written()).toBeFocused();
  await page.keyboard.type("Behind");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(saved).toBe(added);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(figure).toHaveCount(0);
  await expect.poll(saved).toBe(text);
  expect(readFileSync(file(), "utf8")).toBe(pageYaml);
});

test("a picture of a text is changed in the dialog, and one that is dropped is put where it falls", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  const dialog = page.getByRole("dialog");
  await written().getByRole("button", { name: "Change the picture" }).click();
  await expect(dialog.getByLabel("In words")).toHaveValue("Shapes");
  await dialog.getByLabel("Caption").fill("");
  await dialog.getByRole("button", { name: "Done" }).click();
  const changed = text.replace(' "A caption")', ")");
  await expect.poll(saved).toBe(changed);
  const picture = readFileSync(path.join(root, "public/images/works.png")).toString("base64");
  await shown.getByText("The end of it.").evaluate((line, picture) => {
    const files = new DataTransfer();
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    files.items.add(new File([bytes], "dropped.png", { type: "image/png" }));
    const { left, top } = line.getBoundingClientRect();
    const at = { clientX: left + 4, clientY: top + 8 };
    for (const type of ["dragover", "drop"]) {
      const options = { dataTransfer: files, bubbles: true, cancelable: true, ...at };
      line.dispatchEvent(new DragEvent(type, options));
    }
  }, picture);
  await dialog.getByLabel("In words").fill("It fell");
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  const end = "The end of it.\n";
  await expect.poll(saved).toContain(`${end}\n![It fell](/images/dropped`);
  const [figure = ""] = /!\[It fell\]\(.*\)/.exec(saved()) ?? [];
  expect(saved()).toBe(changed.replace(end, `${end}\n${figure}\n`));
  await expect(written().getByRole("img", { name: "It fell" })).toBeVisible();
});

test("a footnote is put behind the caret, and another is changed by its mark", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  await shown.getByRole("button", { name: "Footnote" }).click();
  const field = shown.getByRole("textbox", { name: "Words of the footnote" });
  await field.fill("See **us**.");
  await page.keyboard.press("Enter");
  await expect(written()).toBeFocused();
  await expect(written().locator("ol li")).toHaveText([/^1\.\s*By your first name\.$/, /See/]);
  const note = "[^1]: By your first name.\n";
  const added = text
    .replace("The end of it.", "The end of it.[^2]")
    .replace(note, `${note}\n[^2]: See **us**.\n`);
  await expect.poll(saved).toBe(added);
  const status = page.locator("p[role=status]");
  await expect(status).toHaveText("Changed the text.");
  await written().locator("sup").first().click();
  await expect(status).toHaveText("This part of the text is changed by “Footnote”: press Enter.");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("By your first name.");
  await field.fill("By your name.");
  await page.keyboard.press("Enter");
  await expect.poll(saved).toBe(added.replace("By your first name.", "By your name."));
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(saved).toBe(added);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(saved).toBe(text);
  await expect(written().locator("ol li")).toHaveCount(1);
});

test("a footnote before another one gives it the next number, in the words and in the list", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "A quotation.");
  await expect(written().locator("sup")).toHaveText(["1"]);
  await shown.getByText("Your name", { exact: true }).click();
  await page.keyboard.press("End");
  await shown.getByRole("button", { name: "Footnote" }).click();
  await shown.getByRole("textbox", { name: "Words of the footnote" }).fill("Or two.");
  await page.keyboard.press("Enter");
  await expect(written().locator("sup")).toHaveText(["1", "2"]);
  await expect(written().locator("ol li")).toHaveText([/^1\.\s*Or two/, /^2\.\s*By your/]);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(written().locator("sup")).toHaveText(["1"]);
});

test("Markdown with a footnote of a name that is there keeps its words", { tag: "@rest" }, async ({
  page,
}) => {
  await write(page, "The end of it.");
  const pasted = "Two[^1]\n\nparts\n\n[^1]: Another note.";
  await page.evaluate((words) => navigator.clipboard.writeText(words), pasted);
  await shown.getByText("The end of it.").click();
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+V");
  const note = "[^1]: By your first name.\n";
  await expect
    .poll(saved)
    .toBe(
      text
        .replace("The end of it.", "The end of it.Two[^2]\n\nparts")
        .replace(note, `${note}\n[^2]: Another note.\n`),
    );
});

test("what is not written on the page is said to be changed where that is true", {
  tag: "@rest",
}, async ({ page }) => {
  const status = page.locator("p[role=status]");
  const sign = "A ![sign](/images/works.png) quotation.";
  const choosePicture = async () => {
    await write(page, "The end of it.");
    await written().locator("blockquote img").first().click();
  };
  writeFileSync(file(), pageYaml.replace("A quotation.", sign));
  await expect(shown.locator("blockquote img")).toBeVisible();
  await choosePicture();
  await expect(status).toHaveText("This part of the text is changed in the form.");
  writeFileSync(path.join(root, "texts/privacy.md"), text.replace("A quotation.", sign));
  writeFileSync(file(), `${pageYaml.split("      text: |")[0]}      file: privacy.md\n`);
  await page.reload();
  await untilEdited(page);
  await choosePicture();
  await expect(status).toHaveText(
    "This part of the text is changed in its file in texts/, with a text editor.",
  );
});

test("the words of a text in a file that somebody else has changed meanwhile are kept until their author decides", {
  tag: "@rest",
}, async ({ page }) => {
  const markdown = path.join(root, "texts/privacy.md");
  const question = page.getByRole("dialog");
  const inFile = () => readFileSync(markdown, "utf8");
  writeFileSync(file(), `${pageYaml.split("      text: |")[0]}      file: privacy.md\n`);
  writeFileSync(markdown, text);
  await page.reload();
  await untilEdited(page);
  for (const choice of ["Take theirs", "Keep mine"]) {
    const theirs = text.replace("A quotation.", `Theirs: ${choice}.`);
    writeFileSync(markdown, text);
    await expect(shown.getByText("A quotation.", { exact: true })).toBeVisible();
    await write(page, "The end of it.");
    writeFileSync(markdown, theirs);
    await page.keyboard.insertText(" Mine");
    await expect(question.getByText("The end of it. Mine")).toBeVisible();
    await expect(question.getByText(`Theirs: ${choice}.`)).toBeVisible();
    await expect(written()).toHaveCount(0);
    await expect(page.getByText("Not saved: Somebody else has changed").first()).toBeAttached();
    expect(inFile()).toBe(theirs);
    if (choice === "Keep mine") await page.reload();
    else {
      // A text whose words are saved is given back by then.
      const now = () => page.evaluate(() => performance.now());
      const start = await now();
      await expect.poll(now).toBeGreaterThan(start + 4500);
      await expect(shown.getByText("The end of it. Mine")).toBeVisible();
    }
    await expect(question.getByText("The end of it. Mine")).toBeVisible();
    await question.getByRole("button", { name: choice }).click();
    const mine = text.replace("The end of it.", "The end of it. Mine");
    await expect.poll(inFile).toBe(choice === "Keep mine" ? mine : theirs);
    const last = choice === "Keep mine" ? "The end of it. Mine" : "The end of it.";
    await expect(shown.getByText(last, { exact: true })).toBeVisible();
  }
});

test("a text in a file is written that the page shows before the editor knows it", {
  tag: "@rest",
}, async ({ page }) => {
  const markdown = path.join(root, "texts/privacy.md");
  writeFileSync(file(), `${pageYaml.split("      text: |")[0]}      file: privacy.md\n`);
  writeFileSync(markdown, text);
  await page.reload();
  await untilEdited(page);
  await expect(shown.getByText("A quotation.", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: "Privacy" })).toBeVisible();
  // What the site is now has no answer.
  await page.route(`**/${editorPath}`, async (route) => {
    if (route.request().postDataJSON().do !== "read") await route.continue();
  });
  const theirs = text.replace("A quotation.", "A saying.");
  writeFileSync(markdown, theirs);
  await expect(shown.getByText("A saying.")).toBeVisible();
  await write(page, "The end of it.");
  await page.keyboard.insertText(" Mine");
  await expect
    .poll(() => readFileSync(markdown, "utf8"))
    .toBe(theirs.replace("The end of it.", "The end of it. Mine"));
  await expect(written()).toHaveCount(1);
});

test("words that are written before the editor knows the site are saved once it does", {
  tag: "@rest",
}, async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/${editorPath}`, async (route) => {
    if (route.request().postDataJSON().do === "read") await answered;
    await route.continue();
  });
  await page.reload();
  await untilEdited(page);
  await write(page, "The end of it.");
  await page.keyboard.insertText(" Mine");
  await expect(written()).toContainText("The end of it. Mine");
  expect(saved()).toBe(text);
  // Nothing is said of a site that is not known.
  await expect(page.getByRole("treegrid")).toHaveText("The site is being read.");
  await expect(page.getByRole("contentinfo")).toHaveText("The site is being read");
  await expect(page.getByRole("button", { name: /^Problems: / })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add a section", exact: true })).toBeDisabled();
  answer();
  await expect.poll(saved).toBe(text.replace("The end of it.", "The end of it. Mine"));
});

test("what a translation or an extension writes into the page is not saved", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, "The end of it.");
  const line = written().locator(":scope > p").last();
  // What follows a key at once is taken for what it has written.
  const now = () => line.evaluate(() => performance.now());
  const start = await now();
  await expect.poll(now).toBeGreaterThan(start + 300);
  await line.evaluate((element) => {
    element.innerHTML = "<font>Das Ende davon.</font>";
  });
  await expect(line).toHaveText("The end of it.");
  await line.evaluate((element) =>
    element.append(
      Object.assign(document.createElement("grammar-card"), { textContent: "Wrong!" }),
    ),
  );
  await expect(line).toHaveText("The end of it.");
  await page.keyboard.type(" Yes");
  await expect.poll(saved).toBe(text.replace("The end of it.", "The end of it. Yes"));
});

test("words are kept in a browser that takes long for each key", { tag: "@rest" }, async ({
  page,
}) => {
  await write(page, "The end of it.");
  await written().evaluate((element) => {
    element.addEventListener("beforeinput", () => {
      const start = performance.now();
      while (performance.now() < start + 400);
    });
  });
  await page.keyboard.insertText(" Mine");
  await expect.poll(saved).toBe(text.replace("The end of it.", "The end of it. Mine"));
});

test("axe finds nothing while a long text is written", { tag: "@rest" }, async ({ page }) => {
  await write(page, "The end of it.");
  const frame = await untilEdited(page);
  await frame.evaluate(axe.source);
  expect(await findViolations(shown.locator("html"), { isSureOnly: true })).toEqual([]);
});
