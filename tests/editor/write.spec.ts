import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator, Locator, Page } from "playwright/test";
import { parse } from "yaml";
import { untilEdited } from "./framed.ts";
import type { Preview } from "./preview.ts";
import { expect, test } from "./test.ts";

const pageYaml = `# A page to write on.
version: 1
site:
  name: Quillow
  title: Quillow
  description: A journal.
  lang: en

sections:
  - type: header
    props:
      links:
        - label: Features
          href: "#features"
      button:
        label: Sign up free
        href: todo
  - type: hero
    props:
      title: Think better. Feel better. Do better.
      text: >-
        Put the day down in **words**, in sound or in a quick drawing,
        and see what [others say](#faqs) about it.
      button:
        label: Begin
        href: "#faqs"
  - type: features
    id: features
    props:
      title: Features for ordinary days
      text: Made for the good ones.
      items:
        - icon: notebook
          title: Five ways
          description: Text, voice or video.
        - icon: timer
          title: Focus
          description: Twenty-five minutes.
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
                - On **any** screen
            - id: who
              question: Who is it for?
              answer: For anyone.
        - id: privacy
          icon: cloud
          title: Privacy
          questions:
            - id: reads
              question: Who reads it?
              answer: Nobody.
  - type: footer
    props:
      year: 2025
      note: All rights reserved.
`;

let preview: Preview;
let shown: FrameLocator;

const file = () => path.join(preview.root, "page.yaml");
const save = (source: string) => writeFileSync(file(), source);
const saved = () => readFileSync(file(), "utf8");

/** The props of a section as the file has them. */
const propsOf = (type: string) =>
  parse(saved()).sections.find((section: { type: string }) => section.type === type).props;

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(pageYaml);
  await page.goto(`${preview.origin}/edit`);
  shown = page.frameLocator("iframe[title='The page']");
  await untilEdited(page);
});

const written = () => shown.locator("[contenteditable]");
const status = (page: Page) => page.locator("[role=status]");

/** The beginning of the words of an element, from its corner: a button has room around them, and an icon before. */
const wordsIn = (text: Locator) =>
  text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const first = walker.nextNode();
    if (first) words.selectNode(first);
    const [line] = words.getClientRects();
    const { left, top } = element.getBoundingClientRect();
    return line ? { x: line.left - left + 2, y: line.top - top + line.height / 2 } : { x: 0, y: 0 };
  });

/** Starts writing a text by clicks on its beginning. */
async function write(text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  await expect(async () => {
    await text.click({ position: await wordsIn(text), timeout: 10_000 });
    await expect(written()).toHaveCount(1, { timeout: 150 });
  }).toPass();
}

test("words are written where they are clicked, and saved by a quiet moment or a key", async ({
  page,
}) => {
  const title = shown.getByRole("heading", { name: "Features for ordinary days" });
  await write(title);
  await page.keyboard.type("All ");
  // The caret is where the click was, and the file follows while the text is still being written.
  await expect.poll(() => propsOf("features").title).toBe("All Features for ordinary days");
  await expect(written()).toHaveText("All Features for ordinary days");
  await page.keyboard.press("End");
  await page.keyboard.type(" and nights");
  await page.keyboard.press("Enter");
  await expect(written()).toHaveCount(0);
  const expected = "All Features for ordinary days and nights";
  await expect(shown.getByRole("heading", { name: expected })).toBeVisible();
  await expect.poll(() => propsOf("features").title).toBe(expected);
  expect(saved()).toBe(pageYaml.replace("Features for ordinary days", expected));
  await expect(status(page)).toContainText("Changed to");
});

test("a title keeps its height while it is written anew, and its bar stands clear of it in its own size", {
  tag: "@rest",
}, async ({ page }) => {
  await page.getByRole("radio", { name: "Desktop" }).check({ force: true });
  const title = shown.getByRole("heading", { level: 1 });
  const box = async (element: Locator) => {
    const found = await element.boundingBox();
    if (!found) throw new Error("It has no box.");
    return found;
  };
  await write(title);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Think better.");
  await expect(title).toHaveText("Think better.");
  const bar = await box(shown.getByRole("toolbar", { name: "Format" }));
  expect(bar.height).toBeGreaterThanOrEqual(40);
  const { y, height } = await box(title);
  expect(bar.y + bar.height <= y || bar.y >= y + height).toBe(true);
  await page.keyboard.press("Enter");
  await expect(written()).toHaveCount(0);
  expect((await box(title)).height).toBe(height);
});

test("whoever links words sees them, and the bar is clear of the text with its form, too", {
  tag: "@rest",
}, async ({ page }) => {
  const text = shown.getByText("Text, voice or video.");
  await text.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await write(text);
  await page.keyboard.press("Home");
  for (const _ of "Text") await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ControlOrMeta+k");
  const form = shown.getByRole("form", { name: "Link" });
  await expect(form).toBeVisible();
  const painted = () =>
    text.evaluate(() => [...CSS.highlights.values()].flatMap((each) => [...each].map(String)));
  await expect.poll(painted).toEqual(["Text"]);
  const isClear = async () => {
    const [own, words] = [await form.boundingBox(), await text.boundingBox()];
    if (!own || !words) throw new Error("One of them has no box.");
    return own.y + own.height <= words.y || own.y >= words.y + words.height;
  };
  await expect.poll(isClear).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(painted).toEqual([]);
});

test("a field of the visitors takes no words while the page is edited", { tag: "@rest" }, async ({
  page,
}) => {
  const contact = `  - type: contact
    props:
      title: Write to us
      form:
        service: formspree
        action: https://formspree.io/f/abcdefgh
        fields:
          - label: Your name
        button: Send
`;
  await preview.put(pageYaml.replace("  - type: footer\n", (footer) => contact + footer));
  await page.reload();
  await untilEdited(page);
  const field = shown.getByRole("textbox", { name: "Your name" });
  await field.click();
  await field.click();
  await expect(field).not.toBeFocused();
  await page.keyboard.type("Ada");
  await expect(field).toHaveValue("");
});

test("words and caret stay exact while the file is saved ten times a second", {
  tag: "@rest",
}, async ({ page }) => {
  const text = shown.getByText("Made for the good ones.");
  await write(text);
  await page.keyboard.press("Home");
  for (let left = 5; left > 0; left -= 1) await page.keyboard.press("ArrowRight");
  let saves = 0;
  const others = setInterval(() => {
    saves += 1;
    save(saved().replace(/Twenty-five minutes.*/, `Twenty-five minutes ${saves}.`));
  }, 100);
  const letters = "abcdefghijklmnopqrstuvwxyz 0123456789 abcdefghijklmnopqrstuv";
  expect(letters).toHaveLength(60);
  try {
    for (const letter of letters) await page.keyboard.type(letter, { delay: 25 });
  } finally {
    clearInterval(others);
  }
  expect(saves).toBeGreaterThan(5);
  const expected = `Made ${letters}for the good ones.`;
  await expect(written()).toHaveText(expected);
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect.poll(() => propsOf("features").text).toBe(expected.replace("vfor", "v!for"));
  await expect(shown.getByText(`Twenty-five minutes ${saves}.`)).toBeVisible();
});

test("words that are written while another program has saved half of the file are saved with the rest", {
  tag: "@rest",
}, async ({ page }) => {
  await write(shown.getByRole("heading", { name: "Features for ordinary days" }));
  const rows = page.getByRole("treegrid", { name: "Sections of the page" }).getByRole("row");
  await expect(rows.nth(3)).toBeVisible();
  save(pageYaml.slice(0, pageYaml.indexOf("lang:")));
  await expect(rows.nth(1)).toBeHidden();
  await page.keyboard.type("All ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("contentinfo")).toContainText("Not saved");
  save(pageYaml.replace("Twenty-five minutes.", "Half an hour."));
  await expect.poll(() => propsOf("features").title).toBe("All Features for ordinary days");
  expect(saved()).toContain("Half an hour.");
  await expect(
    shown.getByRole("heading", { name: "All Features for ordinary days" }),
  ).toBeVisible();
});

test("an input method composes undisturbed, and its Enter ends nothing", { tag: "@rest" }, async ({
  page,
}) => {
  const title = shown.getByRole("heading", { name: "Features for ordinary days" });
  await write(title);
  const client = await page.context().newCDPSession(page);
  for (const text of ["に", "にほ", "にほん"]) {
    await client.send("Input.imeSetComposition", { text, selectionStart: 3, selectionEnd: 3 });
    save(saved().replace(/Twenty-five minutes.*/, `Twenty-five minutes ${text}.`));
  }
  // The browser names the key of an input method so.
  const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229 };
  await client.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await expect(written()).toHaveText("にほんFeatures for ordinary days");
  expect(propsOf("features").title).toBe("Features for ordinary days");
  await client.send("Input.insertText", { text: "日本" });
  await page.keyboard.press("Enter");
  await expect.poll(() => propsOf("features").title).toBe("日本Features for ordinary days");
  await expect(shown.getByText("Twenty-five minutes にほん.")).toBeVisible();
});

test("all words are deleted and written anew, and a text without words is refused or removed", {
  tag: "@rest",
}, async ({ page }) => {
  const title = shown.locator("#features h2");
  await write(title);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type("Anew");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Anew");
  await expect.poll(() => propsOf("features").title).toBe("Anew");
  // A required text.
  const card = shown.getByRole("heading", { name: "Five ways" });
  await write(card);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("cannot be empty");
  await expect(card).toBeVisible();
  expect(propsOf("features").items[0].title).toBe("Five ways");
  // One that may be left out.
  await write(shown.getByText("All rights reserved."));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect.poll(() => propsOf("footer")).toEqual({ year: 2025 });
  await expect(status(page)).toContainText("removed");
  await expect(shown.getByText("All rights reserved.")).toHaveCount(0);
});

test("what is pasted becomes one plain line", { tag: "@rest" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await write(shown.getByRole("heading", { name: "Five ways" }));
  await page.keyboard.press("Home");
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        "text/html": new Blob(["<h1>One<br>two</h1><p><b>three</b></p>"], { type: "text/html" }),
        "text/plain": new Blob(["One\ntwo\r\n\r\n three "], { type: "text/plain" }),
      }),
    ]),
  );
  await shown.locator("[contenteditable]").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(written()).toHaveText("One two three Five ways");
  await expect(written().locator("*")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect.poll(() => propsOf("features").items[0].title).toBe("One two three Five ways");
});

test("Escape gives the old words back, and the file its bytes", { tag: "@rest" }, async ({
  page,
}) => {
  const title = shown.getByRole("heading", { name: "Features for ordinary days" });
  // An empty text was never sent.
  await write(title);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(page.locator("footer")).toContainText("It has no words.");
  await page.keyboard.press("Escape");
  await expect(status(page)).toHaveText("The old words are back.");
  await expect(title).toBeVisible();
  expect(saved()).toBe(pageYaml);
  await write(title);
  await page.keyboard.type("Not these ");
  await page.keyboard.press("Escape");
  await expect(written()).toHaveCount(0);
  await expect(title).toBeVisible();
  const words = shown.getByText("Put the day down");
  await write(words);
  await page.keyboard.type("Nor these ");
  await expect.poll(() => propsOf("hero").text).toMatch(/^Nor these Put/);
  await page.keyboard.press("Escape");
  await expect(written()).toHaveCount(0);
  await expect.poll(saved).toBe(pageYaml);
  await expect(words).not.toContainText("Nor these");
});

test("Escape takes back no action of before, even while the preview is late", {
  tag: "@rest",
}, async ({ page }) => {
  const title = shown.locator("#features h2");
  await write(title);
  let follow = () => {};
  const late = new Promise<void>((resolve) => {
    follow = resolve;
  });
  await page.route("**/__broadside/editor", async (route) => {
    if (route.request().postDataJSON().do === "read") await late;
    await route.continue();
  });
  // A rest saves what is written so far. The text stays one action.
  await page.keyboard.type("On");
  await expect.poll(saved).toBe(pageYaml.replace("Features for ordinary days", "On$&"));
  await page.keyboard.type("e ");
  await page.keyboard.press("Enter");
  const kept = pageYaml.replace("Features for ordinary days", "One $&");
  await expect.poll(saved).toBe(kept);
  await write(title);
  await page.keyboard.type("Two ");
  await expect.poll(saved).toBe(pageYaml.replace("Features for ordinary days", "Two One $&"));
  await page.keyboard.type("Three ");
  await page.keyboard.press("Escape");
  await expect.poll(saved).toBe(kept);
  await expect(title).toHaveText("One Features for ordinary days");
  follow();
  await expect(status(page)).toHaveText("The old words are back.");
  expect(saved()).toBe(kept);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(saved).toBe(pageYaml);
  await expect(title).toHaveText("Features for ordinary days");
});

const lateAnswers = {
  "the text of before is saved": { first: "One ", rest: "" },
  "only a part of the text of before is saved": { first: "On", rest: "e " },
};
for (const [name, { first, rest }] of Object.entries(lateAnswers)) {
  test(`Escape takes back no action of before, even if the answer is late that ${name}`, {
    tag: "@rest",
  }, async ({ page }) => {
    const title = shown.locator("#features h2");
    const kept = pageYaml.replace("Features for ordinary days", "One $&");
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/__broadside/editor", async (route) => {
      const { do: name } = route.request().postDataJSON();
      const response = await route.fetch();
      if (name === "edit") await late;
      await route.fulfill({ response });
    });
    await write(title);
    await page.keyboard.type(first);
    await expect.poll(saved).toBe(pageYaml.replace("Features for ordinary days", `${first}$&`));
    if (rest) await page.keyboard.type(rest);
    await page.keyboard.press("Enter");
    await write(title);
    await page.keyboard.type("Two ");
    await expect(written()).toHaveText("Two One Features for ordinary days");
    answer();
    await expect.poll(saved).toBe(pageYaml.replace("Features for ordinary days", "Two One $&"));
    await page.keyboard.press("Escape");
    await expect.poll(saved).toBe(kept);
    await expect(status(page)).toHaveText("The old words are back.");
    await expect(title).toHaveText("One Features for ordinary days");
    expect(saved()).toBe(kept);
  });
}

test("buttons, tabs, questions, links and shared lines can be written", { tag: "@rest" }, async ({
  page,
}) => {
  const texts: [text: Locator, read: () => unknown, before: string][] = [
    [
      shown.getByRole("tab", { name: "Common" }),
      () => propsOf("faq").categories[0].title,
      "Common",
    ],
    [
      shown.getByRole("button", { name: "What is it?" }),
      () => propsOf("faq").categories[0].questions[0].question,
      "What is it?",
    ],
    [shown.locator("#hero").getByText("Begin"), () => propsOf("hero").button.label, "Begin"],
    [shown.getByText("All rights reserved."), () => propsOf("footer").note, "All rights reserved."],
    [
      shown.locator("#hero h1"),
      () => propsOf("hero").title,
      "Think better. Feel better. Do better.",
    ],
  ];
  for (const [text, read, before] of texts) {
    await write(text);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("End");
    await page.keyboard.type(" too");
    await page.keyboard.press("Enter");
    await expect(written()).toHaveCount(0);
    await expect.poll(read).toBe(`${before} too`);
  }
  await expect(shown.getByText("2025 Quillow. All rights reserved. too")).toBeVisible();
  const address = await shown.locator("body").evaluate(() => location.href);
  expect(address).toBe(`${preview.origin}/?edit`);
});

test("bold words, emphasis and links are made by keys and by the toolbar", async ({ page }) => {
  const text = shown.getByText("Twenty-five minutes.");
  await write(text);
  const bar = shown.getByRole("toolbar", { name: "Format" });
  await expect(bar).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(written().locator("strong")).toHaveText("Twenty");
  await page.keyboard.press("End");
  await page.keyboard.type(" Then *rest*");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Emphasis" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(written()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => propsOf("features").items[1].description)
    .toBe("**Twenty**-five minutes. Then \\*rest\\*");
  await expect(text.locator("strong")).toHaveText("Twenty");
});
