import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator, Locator, Page } from "playwright/test";
import { parse } from "yaml";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { leaveEditor, openToWrite } from "./states.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

const pageYaml = `version: 1
site:
  name: Quillow
  title: Quillow
  description: A journal.
  lang: en

sections:
  - type: hero
    props:
      title: Think better
      text: Put the day down.
  - type: faq
    id: faqs
    props:
      title: Questions
      questions:
        - id: what
          question: What is it?
          answer: A journal.
  - type: prose
    id: terms
    props:
      title: Terms
      text: |
        Be kind.
`;

/** HTML in the shape that each program puts on the clipboard. */
const copied = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment-->
<h1>Our terms<o:p></o:p></h1>
<p class=MsoNormal>We keep <b>little</b>, see <a href="https://example.com/a">the
law</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>One</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1in;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Two <u>more</u></p>
<!--EndFragment--></body></html>`,
  docs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">Data</span></h2><p dir="ltr"><span style="color:#000000;font-weight:700">All</span><span style="color:#000000"> of </span><a href="https://www.google.com/url?q=https://example.com/b&amp;sa=D"><span style="color:#1155cc;text-decoration:underline">it</span></a><span style="color:#ff0000"> here</span></p><ol><li dir="ltr"><p dir="ltr"><span>First</span></p></li><li dir="ltr"><p dir="ltr"><span style="font-style:italic">Second</span></p></li></ol></b><br class="Apple-interchange-newline">`,
  notion: `<meta charset='utf-8'><h3>Steps</h3><ul><li>Open <code>app</code><ul><li>Then wait</li></ul></li></ul><blockquote>Said</blockquote><p><img src="https://example.com/x.png">Done</p>`,
};

const long: Record<keyof typeof copied, [text: string, omitted: string]> = {
  word: [
    "## Our terms\n\nWe keep **little**, see [the law](https://example.com/a).\n\n- One\n  - Inner\n- Two more",
    "underlining",
  ],
  docs: [
    "## Data\n\n**All** of [it](https://example.com/b) here\n\n1. First\n2. *Second*",
    "colours",
  ],
  notion: ["### Steps\n\n- Open `app`\n  - Then wait\n\n> Said\n\nDone", "pictures"],
};

let root: string;
let server: RunningServer;
let shown: FrameLocator;

const file = () => path.join(root, "page.yaml");
const propsOf = (section: number) => parse(readFileSync(file(), "utf8")).sections[section].props;
const status = (page: Page) => page.locator("p[role=status]");
const written = () => shown.locator("[contenteditable]");

test.beforeAll(async () => {
  root = await makeProject("editor-paste", pageYaml);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  writeFileSync(file(), pageYaml);
  shown = await openToWrite(page, server.origin);
});
test.afterEach(({ page }) => leaveEditor(page));

/** Pastes as another program's copy would be, at the caret. Browsers take scripts out of what a page copies. */
async function paste(target: Locator, html: string, plain: string): Promise<void> {
  await target.evaluate(
    (element, { html, plain }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", plain);
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, plain },
  );
}

async function write(text: Locator): Promise<void> {
  await expect(async () => {
    await text.click({ position: { x: 4, y: 8 }, timeout: 10_000 });
    await expect(written()).toHaveCount(1, { timeout: 700 });
  }).toPass();
  await written().press("ControlOrMeta+End");
}

/** Selects a section, and returns the box of a setting of its form. */
async function boxOf(page: Page, section: string, label: string): Promise<Locator> {
  await page.getByRole("row", { name: section }).first().click();
  const box = page.getByRole("textbox", { name: label, exact: true });
  await box.focus();
  return box;
}

test("what other programs copy keeps its marks in a long text, and what it cannot have is announced", {
  tag: "@rest",
}, async ({ page }) => {
  for (const [program, html] of Object.entries(copied)) {
    const [text, omitted] = long[program as keyof typeof copied];
    const box = await boxOf(page, "Terms", "Text");
    await box.press("ControlOrMeta+A");
    await paste(box, html, "plain");
    await expect(box).toHaveValue(text);
    await expect(status(page)).toContainText(`Pasted without ${omitted}`);
    await expect.poll(() => propsOf(2).text.trim()).toBe(text);
    await expect(status(page)).toContainText(`“Text” changed. Pasted without ${omitted}`);
    expect(readFileSync(file(), "utf8")).toMatch(/text: \|/);
  }
});

test("marks are kept on the page, and a text without paragraphs takes one line", {
  tag: "@rest",
}, async ({ page }) => {
  await write(shown.getByText("Put the day down."));
  await written().press("ControlOrMeta+A");
  await paste(written(), copied.docs, "plain");
  await expect(written().locator("strong")).toHaveText("All");
  await expect(status(page)).toHaveText(/^Changed to .* Pasted without colours and lists/);
  await written().press("Enter");
  await expect
    .poll(() => propsOf(0).text)
    .toBe("Data **All** of [it](https://example.com/b) here First *Second*");
});

test("an address that is pasted over words links them", { tag: "@rest" }, async ({ page }) => {
  await write(shown.getByText("Put the day down."));
  await written().press("ControlOrMeta+A");
  await paste(written(), "", "https://example.com/day");
  await written().press("Enter");
  await expect.poll(() => propsOf(0).text).toBe("[Put the day down.](https://example.com/day)");
  const box = await boxOf(page, "Terms", "Text");
  await box.press("ControlOrMeta+A");
  await paste(box, "", "https://example.com/terms");
  await expect.poll(() => propsOf(2).text.trim()).toBe("[Be kind.](https://example.com/terms)");
});

const questions =
  "<h2>Questions</h2><p><b>What does it cost?</b></p><p>Nothing, see <a href='https://example.com/'>why</a>.</p><p><b>Where is it?</b></p><ul><li>Here</li><li>There</li></ul>";

const made = [
  { id: "what", question: "What is it?", answer: "A journal." },
  {
    id: "what-does-it-cost",
    question: "What does it cost?",
    answer: "Nothing, see [why](https://example.com/).",
  },
  { id: "where-is-it", question: "Where is it?", answer: "- Here\n- There" },
];

test("questions with answers become entries, in the list that is selected and in the form", async ({
  page,
}) => {
  await page.getByRole("row", { name: "Questions" }).first().click();
  await paste(page.locator("body"), questions, "plain");
  await expect.poll(() => propsOf(1).questions).toEqual(made);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => propsOf(1).questions).toEqual(made.slice(0, 1));
  await page.getByRole("row", { name: "Questions" }).first().click();
  await page.getByRole("button", { name: "Paste several" }).click();
  const box = page.getByRole("textbox", { name: "Several at once" });
  await box.fill("What is lacking?");
  await expect(page.getByText("“What is lacking?” lacks its answer")).toBeVisible();
  await box.press("ControlOrMeta+A");
  await paste(box, questions, "plain");
  await page.getByRole("button", { name: "Add all" }).click();
  await expect.poll(() => propsOf(1).questions).toEqual(made);
});
