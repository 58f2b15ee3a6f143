import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FrameLocator, Page } from "playwright/test";
import { runTranslate } from "../../src/cli/runTranslate.ts";
import { editorPath } from "../../src/shared/editor/endpoint.ts";
import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";
import { frames } from "../browser/islands.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { leaveEditor, openEditor } from "./states.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "default" });

const pageYaml = `site:
  name: Lull
  title: Lull
  description: A journal.
  lang: en
sections:
  - type: header
    props:
      links:
        - label: Pricing
          href: "#footer"
  - type: hero
    props:
      title: A line a day.
      text: Write **one line** on most days, and [read](#footer) them again.
      button:
        label: See the plans
        href: "#footer"
  - type: features
    props:
      title: What it does
      items:
        - title: Journal
          description: A line a day.
  - type: team
    props:
      title: People
      people:
        - name: Ida Berg
          role: Founder
  - type: prose
    props:
      title: More
      text: |
        The first paragraph.

        ## Its heading

        - An entry
        - Another

        The second one, with [a link][prices].

        ---

        [prices]: https://example.org/prices
  - type: footer
    props:
      year: 2025
      groups:
        - title: Lull
          links:
            - label: Pricing
              href: "#hero"
        - title: Legal
          links:
            - label: Pricing
              href: "#hero"
`;

const german: Record<string, string> = {
  "header links.label Pricing": "Preise",
  "hero title A line a day.": "Eine Zeile am Tag.",
  "hero text": "Schreib **eine Zeile** und [lies](#footer) sie wieder.",
  "features items.title Journal": "Tagebuch",
  "prose text The first": "Der erste Absatz.",
  "footer groups.links.label Pricing": "Preise",
};

let root: string;
let server: RunningServer;
const fileOf = (lang: string) => path.join(root, `translations/${lang}.po`);
const read = (lang = "de") => readFile(fileOf(lang), "utf8");
let made: string;

/** The catalogue with the German translations, and a stale one of the button. */
function translate(source: string): string {
  let text = source;
  for (const {
    context,
    id,
    text: { range },
  } of parseCatalogue(source).entries.toReversed()) {
    const [, translation] =
      Object.entries(german).find(([name]) => `${context} ${id.value}`.startsWith(name)) ?? [];
    if (translation)
      text = text.slice(0, range[0]) + JSON.stringify(translation) + text.slice(range[1]);
  }
  const button = /(msgctxt "hero button.label"\nmsgid .*\n)msgstr ""/;
  return text.replace(button, '#, fuzzy\n#| msgid "Plans"\n$1msgstr "Tarife"');
}

test.beforeAll(async () => {
  root = await makeProject("editor-translating", pageYaml);
  await mkdir(path.join(root, "translations"));
  const { complaint } = await runTranslate(root, ["de", "ar"]);
  expect(complaint).toBeUndefined();
  made = translate(await read());
  await writeFile(fileOf("de"), made);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  await openEditor(page, server.origin);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Languages/ })
    .click();
});
test.afterEach(async ({ page }) => {
  await leaveEditor(page);
  if ((await read()) !== made) await writeFile(fileOf("de"), made);
});

const shownIn = (page: Page): FrameLocator =>
  page.frameLocator("iframe[title='The page in the language that is chosen']");
const status = (page: Page) => page.locator("footer [role=status]");
/** Waits until all is saved that was written. In the frame before this one, the editor may not know of the last key. */
async function saved(page: Page): Promise<void> {
  await frames(page, 2);
  await expect(page.getByRole("contentinfo")).toContainText("Every change is saved");
}
const panel = (page: Page) => page.getByRole("complementary", { name: "Panel" });
const heading = (page: Page) => shownIn(page).getByRole("heading", { level: 1 });
const editable = (page: Page) =>
  shownIn(page).locator("[contenteditable]:not([contenteditable=false])");

/** Clicks on a text until it is written: the page answers once its texts are known. */
async function open(page: Page, text: ReturnType<FrameLocator["getByText"]>) {
  await expect(async () => {
    await text.click();
    await expect(editable(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test("a text is written where it is, with its source beside, and is in the catalogue alone", async ({
  page,
}) => {
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  await open(page, heading);
  await expect(panel(page).locator("blockquote")).toHaveText("A line a day.");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Jeden Tag eine Zeile.");
  await expect(panel(page).getByRole("textbox", { name: "Translation" })).toHaveValue(
    "Jeden Tag eine Zeile.",
  );
  expect(await read()).toBe(made);
  await page.keyboard.press("Enter");
  await expect(editable(page)).toHaveCount(0);
  await saved(page);
  const after = made.replace("Eine Zeile am Tag.", "Jeden Tag eine Zeile.");
  expect(await read()).toBe(after);
  await expect(heading).toHaveText("Jeden Tag eine Zeile.");
  expect(await readFile(path.join(root, "page.yaml"), "utf8")).toContain("title: A line a day.");

  // Undo takes it back, in the page too.
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status(page)).toHaveText("Undone: Translate a text (de).");
  await expect(heading).toHaveText("Eine Zeile am Tag.");
  expect(await read()).toBe(made);

  // Escape gives the old words back, and writes nothing.
  await open(page, heading);
  await page.keyboard.type("Nein ");
  await page.keyboard.press("Escape");
  await expect(editable(page)).toHaveCount(0);
  await expect(heading).toHaveText("Eine Zeile am Tag.");
  await saved(page);
  expect(await read()).toBe(made);
});

test("two translations that are saved at once are taken back in their order", {
  tag: "@rest",
}, async ({ page }) => {
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  const journal = shownIn(page).getByText("Tagebuch");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent: string[] = [];
  await page.route(`**/${editorPath}`, async (route) => {
    const wanted = route.request().postDataJSON();
    if (wanted.do !== "translate") return route.continue();
    sent.push(wanted.text);
    if (sent.length === 1) await answered;
    await route.continue();
  });
  await open(page, heading);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("Jeden Tag.");
  await journal.click();
  await expect.poll(() => sent).toEqual(["Jeden Tag."]);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("Journal");
  await page.keyboard.press("Enter");
  await expect(editable(page)).toHaveCount(0);
  await frames(page, 2);
  expect(sent).toEqual(["Jeden Tag."]);
  answer();
  await saved(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(journal).toBeVisible();
  expect(await read()).toBe(made.replace("Eine Zeile am Tag.", "Jeden Tag."));
});

test("a translation that had no answer, or was refused, is saved as soon as it can be", {
  tag: "@rest",
}, async ({ page, context, complaints }) => {
  const foot = page.getByRole("contentinfo");
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  await open(page, heading);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Jeden Tag eine Zeile.");
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(foot).toContainText("Not saved: The preview does not answer.");
  await context.setOffline(false);
  await saved(page);
  const others = complaints.filter((each) => !each.includes("net::ERR_"));
  complaints.splice(0, complaints.length, ...others);
  const after = made.replace("Eine Zeile am Tag.", "Jeden Tag eine Zeile.");
  expect(await read()).toBe(after);

  await open(page, shownIn(page).getByText("Tagebuch"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Journal");
  const yaml = path.join(root, "page.yaml");
  const before = await readFile(yaml, "utf8");
  const reworded = before.replace("title: Journal", "title: Diary");
  await writeFile(yaml, reworded.replace("See the plans", "See all plans"));
  await expect(shownIn(page).getByText("See all plans")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(foot).toContainText("The page has other words there by now.");
  await writeFile(yaml, before);
  await saved(page);
  expect(await read()).toBe(after.replace('"Tagebuch"', '"Journal"'));
});

test("marks are written as the catalogue has them", { tag: "@rest" }, async ({ page }) => {
  const text = shownIn(page).locator("#hero p").filter({ hasText: "eine Zeile" });
  await open(page, text);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Und immer");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+B");
  await page.keyboard.press("Enter");
  await saved(page);
  const before = "Schreib **eine Zeile** und [lies](#footer) sie wieder.";
  expect(await read()).toBe(made.replace(before, `${before} Und **immer**`));
});

test("missing and stale texts are written from the source, and are translated then", {
  tag: "@rest",
}, async ({ page }) => {
  const title = shownIn(page).getByRole("heading", { name: "What it does" });
  await expect(title).toHaveAttribute("lang", "en");
  await open(page, title);
  await expect(editable(page)).toHaveText("What it does");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Was es kann");
  await page.keyboard.press("Shift+Tab");
  await saved(page);
  const german = shownIn(page).getByRole("heading", { name: "Was es kann" });
  await expect(german).not.toHaveAttribute("lang");

  const button = shownIn(page).getByText("See the plans");
  await open(page, button);
  await expect(panel(page).getByText("the page said: Plans")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Zu den Tarifen");
  await page.keyboard.press("Enter");
  await saved(page);
  const written = await read();
  expect(written).toContain('msgid "What it does"\nmsgstr "Was es kann"\n');
  expect(written).toContain('msgid "See the plans"\nmsgstr "Zu den Tarifen"\n');
  expect(written).not.toContain("#, fuzzy");
});

test("a stale translation that is written again as it is, is looked at", { tag: "@rest" }, async ({
  page,
}) => {
  await open(page, shownIn(page).getByText("See the plans"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Tarife");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("The translation is saved.");
  await saved(page);
  expect(await read()).toBe(made.replace('#, fuzzy\n#| msgid "Plans"\n', ""));
  await expect(shownIn(page).getByRole("link", { name: "Tarife" }).first()).toBeVisible();
});

test("what was saved meanwhile is nobody else's, and Escape gives the old words back", {
  tag: "@rest",
}, async ({ page }) => {
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  const saveAll = async (words: string) => {
    await page.keyboard.press("ControlOrMeta+S");
    // The sentence about the first time may still be there at the second.
    await expect.poll(() => read()).toContain(`msgstr "${words}"`);
    await expect(status(page)).toHaveText("Everything is saved.");
  };
  await open(page, heading);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Eins");
  await saveAll("Eins");
  await page.keyboard.type(" zwei");
  await saveAll("Eins zwei");
  await page.keyboard.press("Escape");
  await expect(status(page)).toHaveText("The old words are back.");
  await saved(page);
  expect(await read()).toBe(made);
  await expect(heading).toHaveText("Eine Zeile am Tag.");
});

test("a translation does not go over one that a translator writes meanwhile", {
  tag: "@rest",
}, async ({ page }) => {
  await open(page, shownIn(page).getByRole("heading", { level: 1 }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Von mir");
  await writeFile(fileOf("de"), made.replace("Eine Zeile am Tag.", "Von ihr"));
  await page.keyboard.press("Enter");
  const line = page.getByRole("contentinfo");
  await expect(line).toContainText("Somebody else has written “Von ihr” meanwhile.");
  expect(await read()).toContain('msgstr "Von ihr"');
  await page.getByRole("button", { name: "Save" }).click();
  await saved(page);
  expect(await read()).toContain('msgstr "Von mir"');
  await expect(shownIn(page).getByRole("heading", { level: 1 })).toHaveText("Von mir");
});

test("a word that is shown twice is written in its own entry", { tag: "@rest" }, async ({
  page,
}) => {
  const footer = shownIn(page).locator("#footer");
  await open(page, footer.getByText("Preise").last());
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Kosten");
  await page.keyboard.press("Enter");
  await saved(page);
  await expect(footer.getByText("Kosten")).toHaveCount(2);
  await expect(shownIn(page).locator("#header").getByText("Preise").first()).toHaveText("Preise");
  const entry = 'msgctxt "footer groups.links.label"\nmsgid "Pricing"\nmsgstr "Preise"';
  expect(await read()).toBe(made.replace(entry, entry.replace("Preise", "Kosten")));
});

test("what is no text of the catalogue is said to be changed elsewhere", { tag: "@rest" }, async ({
  page,
}) => {
  const name = shownIn(page).getByText("Ida Berg");
  await expect(async () => {
    await name.click();
    await expect(status(page)).toContainText("the same in every language", { timeout: 1000 });
  }).toPass();
  await expect(editable(page)).toHaveCount(0);
});

/** The catalogue with a translation of a text of the prose that has none. */
const withProse = (catalogue: string, id: string, translation: string) =>
  catalogue.replace(
    new RegExp(
      `(msgctxt "prose text"\nmsgid ${JSON.stringify(id).replaceAll(/[[\]]/g, "\\$&")}\n)msgstr ""`,
    ),
    (_, start) => `${start}msgstr ${JSON.stringify(translation)}`,
  );
const second = "The second one, with [a link][prices].";

test("a long text is written part by part, each in its entry", { tag: "@rest" }, async ({
  page,
}) => {
  const prose = shownIn(page).locator("#prose");
  const source = panel(page).locator("blockquote");
  await open(page, prose.getByText("The second one"));
  await expect(source).toHaveText(second);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Der zweite.");
  await expect(panel(page).getByRole("textbox", { name: "Translation" })).toHaveValue(
    "Der zweite.",
  );
  expect(await read()).toBe(made);

  // The blocks stay, and so do those of other parts.
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("A translation keeps the paragraphs of the text");
  // Also at once after the focus has come.
  await editable(page).evaluate((text) => text.dispatchEvent(new FocusEvent("focus")));
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(source).toHaveText("The first paragraph.");
  const withSecond = withProse(made, second, "Der zweite.");
  expect(withSecond).not.toBe(made);
  await expect.poll(() => read()).toBe(withSecond);
  await page.keyboard.type("# Ja. ");
  await page.keyboard.press("ArrowDown");
  await expect(source).toHaveText("## Its heading");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Der **Titel**");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(editable(page)).toHaveCount(0);
  await saved(page);
  const first = withSecond.replace("Der erste Absatz.", "\\\\# Ja. Der erste Absatz.");
  expect(await read()).toBe(withProse(first, "## Its heading", "## Der **Titel**"));
  await expect(prose.getByRole("heading", { name: "Der Titel" })).toBeVisible();
  await expect(prose.getByText("Der zweite.")).toBeVisible();
  await expect(prose.getByText("# Ja. Der erste Absatz.")).toBeVisible();
  await expect(prose.getByRole("separator")).toBeVisible();
  expect(await readFile(path.join(root, "page.yaml"), "utf8")).toContain(second);

  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status(page)).toHaveText("Undone: Translate a text (de).");
  await expect(prose.getByRole("heading", { name: "Its heading" })).toBeVisible();
  expect(await read()).toBe(first);
});

test("a part that is written again lies upon what was saved of it", { tag: "@rest" }, async ({
  page,
}) => {
  const prose = shownIn(page).locator("#prose");
  const first = prose.getByText("Der erste");
  const goOn = () => prose.getByText("The second one").click();
  await open(page, first);
  await page.keyboard.press("End");
  await page.keyboard.type(" Eins");
  await goOn();
  await expect(status(page)).toHaveText("The translation is saved.");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(first).toHaveText("Der erste Absatz.");
  await goOn();
  await expect.poll(() => read()).toBe(made);
  await first.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Zwei");
  // The page never shows the words before, also where another part is given back.
  await first.evaluate((shown) => {
    const frame = shown.closest("#prose");
    new MutationObserver(() => {
      if (frame?.textContent?.includes("Absatz. Zwei")) return;
      document.title = "The old words are shown.";
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await goOn();
  await page.keyboard.press("Escape");
  await saved(page);
  expect(await read()).toBe(made.replace("Absatz.", "Absatz. Zwei"));
  await expect(editable(page)).toHaveCount(0);
  await expect(prose.locator("[data-closing]")).toHaveCount(0);
  await expect(first).toHaveText("Der erste Absatz. Zwei");
  expect(await first.evaluate(() => document.title)).not.toBe("The old words are shown.");
});

test("a part that undo gives back the words of the source has no translation", {
  tag: "@rest",
}, async ({ page }) => {
  const prose = shownIn(page).locator("#prose");
  const goOn = () => prose.getByText("Der erste").click();
  await open(page, prose.getByText("The second one"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("Der zweite.");
  await goOn();
  await expect.poll(() => read()).toBe(withProse(made, second, "Der zweite."));
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(prose.getByText("The second one")).toBeVisible();
  await expect(panel(page).getByRole("textbox", { name: "Translation" })).toHaveValue("");
  // The author is sooner back than the answer.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/${editorPath}`, async (route) => {
    if (route.request().postDataJSON().do !== "translate") return route.continue();
    const response = await route.fetch({ maxRetries: 2 });
    await answered;
    await route.fulfill({ response });
  });
  await goOn();
  await expect.poll(() => read()).toBe(made);
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(prose.getByText("Der zweite.")).toBeVisible();
  await goOn();
  await expect(panel(page).locator("blockquote")).toHaveText("The first paragraph.");
  answer();
  await expect.poll(() => read()).toBe(withProse(made, second, "Der zweite."));
  await page.keyboard.press("Escape");
  await saved(page);
  await expect(prose.getByText("Der zweite.")).toBeVisible();
});

test("a part that somebody else has changed meanwhile is not written over by going on", {
  tag: "@rest",
}, async ({ page }) => {
  const prose = shownIn(page).locator("#prose");
  await open(page, prose.getByText("Der erste"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Von mir.");
  await expect(panel(page).getByRole("textbox", { name: "Translation" })).toHaveValue("Von mir.");
  const theirs = made.replace("Der erste Absatz.", "Von ihr.");
  await writeFile(fileOf("de"), theirs);
  await prose.getByText("The second one").click();
  await expect(page.getByRole("contentinfo")).toContainText("Somebody else has written “Von ihr.”");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Der zweite.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(() => read()).toBe(withProse(theirs, second, "Der zweite."));
  await expect(page.getByRole("contentinfo")).toContainText("Somebody else has written “Von ihr.”");
});

test("a list is one part, and Escape gives its old words back", { tag: "@rest" }, async ({
  page,
}) => {
  const prose = shownIn(page).locator("#prose");
  await open(page, prose.getByText("Another"));
  await page.keyboard.press("End");
  await page.keyboard.type(" und mehr");
  await expect(panel(page).getByRole("textbox", { name: "Translation" })).toHaveValue(/mehr$/);
  await page.keyboard.press("Escape");
  await expect(status(page)).toHaveText("The old words are back.");
  await saved(page);
  expect(await read()).toBe(made);
  await open(page, prose.getByText("Another"));
  await page.keyboard.press("End");
  await page.keyboard.type(" und mehr");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await heading(page).click();
  await saved(page);
  expect(await read()).toBe(
    made.replace(
      'msgid ""\n"- An entry\\n"\n"- Another"\nmsgstr ""',
      'msgid ""\n"- An entry\\n"\n"- Another"\nmsgstr ""\n"- An entry!\\n"\n"- Another und mehr"',
    ),
  );
  await expect(prose.getByText("Another und mehr")).toBeVisible();
});

test("Arabic is written from right to left, also where English was", { tag: "@rest" }, async ({
  page,
}) => {
  await panel(page).getByText("العربية").click();
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveAttribute("dir", "ltr");
  await open(page, heading);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("سطر كل يوم.");
  await expect(heading).toHaveCSS("direction", "rtl");
  await page.keyboard.press("Enter");
  await saved(page);
  expect(await read("ar")).toContain('msgid "A line a day."\nmsgstr "سطر كل يوم."\n');
  await expect(heading).toHaveText("سطر كل يوم.");
});
