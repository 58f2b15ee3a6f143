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
      categories:
        - id: common
          icon: leaf
          title: Common
          questions:
            - id: what
              question: What is it?
              answer: |
                A journal.

                - On a phone
                - On a screen
            - id: who
              question: Who is it for?
              answer: For anyone.
`;

let root: string;
let server: RunningServer;
let shown: FrameLocator;

const file = () => path.join(root, "page.yaml");
const textIn = (section: string) =>
  parse(readFileSync(file(), "utf8")).sections.find(
    ({ type }: { type: string }) => type === section,
  ).props;
const answer = (index: number) => textIn("faq").categories[0].questions[index].answer;
const written = () => shown.locator("[contenteditable]");

test.beforeAll(async () => {
  root = await makeProject("editor-write-formatted", pageYaml);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  writeFileSync(file(), pageYaml);
  shown = await openToWrite(page, server.origin);
});
test.afterEach(({ page }) => leaveEditor(page));

/** Starts writing a text, with the caret at its end. */
async function write(page: Page, text: Locator): Promise<void> {
  await expect(async () => {
    await text.click({ position: { x: 4, y: 8 }, timeout: 10_000 });
    await expect(written()).toHaveCount(1, { timeout: 700 });
  }).toPass();
  await page.keyboard.press("ControlOrMeta+End");
}

/** Pastes what another program has copied. */
async function paste(page: Page, words: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), words);
  await written().focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+v");
}

const openAnswer = async (question: string, words: string) => {
  await shown.locator("summary", { hasText: question }).click();
  const text = shown.getByText(words);
  await expect(text).toBeVisible();
  return text;
};

test("a mark is taken back alone, and then the words before it, in the text that is open", {
  tag: "@rest",
}, async ({ page }) => {
  const text = shown.getByText("Put the day down.");
  await write(page, text);
  await page.keyboard.type(" And sleep");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(written().locator("strong")).toHaveText("sleep");
  await page.keyboard.type(" well");
  const steps: [words: string, marked: number][] = [
    ["Put the day down. And sleep", 1],
    ["Put the day down. And sleep", 0],
    ["Put the day down. And ", 0],
    ["Put the day down. ", 0],
    ["Put the day down.", 0],
  ];
  await expect(written()).toHaveText("Put the day down. And sleep well");
  const seen: [string, number][] = [];
  for (let n = 0; n < 12 && seen.at(-1)?.[0] !== "Put the day down."; n++) {
    await page.keyboard.press("ControlOrMeta+z");
    const words = (await written().textContent()) ?? "";
    seen.push([words, await written().locator("strong").count()]);
  }
  for (const step of steps) expect(seen).toContainEqual(step);
  for (const _ of seen) await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(written()).toHaveText("Put the day down. And sleep well");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("Enter");
  // What is typed is saved meanwhile, too: only the last save is the end of this.
  await expect.poll(() => textIn("hero").text).toBe("Put the day down. And **sleep**");
});

test("a mark is put on at a caret, and off again behind the words that have it", {
  tag: "@rest",
}, async ({ page }) => {
  await write(page, shown.getByText("Put the day down."));
  await page.keyboard.type(" Sleep ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("well");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" tonight");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(written().locator("strong")).toHaveText(["well", "tonight"]);
  // The word was marked, and the same key takes that back.
  await page.keyboard.press("ControlOrMeta+b");
  await expect(written().locator("strong")).toHaveText(["well"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => textIn("hero").text).toBe("Put the day down. Sleep **well** tonight");
  await expect(page.locator("footer [role=status]")).toHaveText(
    'Changed to "Put the day down. Sleep well tonight".',
  );
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("searchbox", { name: "Search everything" }).fill("well ton");
  await expect(page.getByRole("option", { name: /Sleep well tonight/ })).toBeVisible();
});

test("paragraphs and lists that are pasted stay such where a text has them, and are a line elsewhere", {
  tag: "@rest",
}, async ({ page }) => {
  const copied = "One.\n\nTwo,\nand more.\n\n• A\n• B\n";
  await write(page, await openAnswer("Who is it for?", "For anyone."));
  await page.keyboard.type(" ");
  await paste(page, copied);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(written()).toHaveText("For anyone. ");
  await paste(page, copied);
  await page.keyboard.press("Enter");
  await expect.poll(() => answer(1)).toBe("For anyone. One.\n\nTwo, and more.\n\n- A\n- B");
  await expect(shown.getByRole("listitem").filter({ hasText: /^[AB]$/ })).toHaveCount(2);
  await write(page, shown.getByText("Put the day down."));
  await page.keyboard.type(" ");
  await paste(page, copied);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => textIn("hero").text)
    .toBe("Put the day down. One. Two, and more. • A • B");
});

test("words of a title are emphasised, and nothing else", async ({ page }) => {
  await write(page, shown.getByText("Think better"));
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.press("ControlOrMeta+i");
  await expect(written().locator("em")).toHaveText("better");
  await page.keyboard.press("Enter");
  await expect.poll(() => textIn("hero").title).toBe("Think *better*");
  await expect(shown.locator("h1 em")).toHaveText("better");
});

test("a line break is written by Shift+Enter", { tag: "@rest" }, async ({ page }) => {
  await write(page, shown.getByText("Put the day down."));
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Sleep well.");
  await page.keyboard.press("Enter");
  await expect.poll(() => textIn("hero").text).toBe("Put the day down.\nSleep well.");
});

test("paragraphs that are pasted into an entry of a list are entries", { tag: "@rest" }, async ({
  page,
}) => {
  await write(page, await openAnswer("What is it?", "A journal."));
  await paste(page, " too\n\nAt home");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => answer(0))
    .toBe("A journal.\n\n- On a phone\n- On a screen too\n- At home");
});
