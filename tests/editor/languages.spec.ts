import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright/test";
import { addLanguages } from "../languages/pseudo.ts";
import { makeSite } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { holdFramedCode } from "./framed.ts";
import { openEditor, shownIn } from "./states.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;

const catalogue = () => path.join(root, "translations/de.po");
const untranslated = ["What it does", "A plan for every pace"];
const isTranslated = (_: string, text: string) => !untranslated.includes(text);

test.beforeAll(async () => {
  root = await makeSite("editor-languages");
  await addLanguages(root, ["de"], isTranslated);
  const source = await readFile(catalogue(), "utf8");
  // The translation of the button was made for other words.
  const button = 'msgctxt "hero button.label"\n';
  await writeFile(catalogue(), source.replace(button, `#, fuzzy\n#| msgid "Plans"\n${button}`));
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  await openEditor(page, server.origin);
});

const translated = (page: Page) =>
  page.frameLocator("iframe[title='The page in the language that is chosen']");
const field = (page: Page) => page.getByRole("textbox", { name: /^Translation/ });

test("waiting texts are visited one after the other, and written into the catalogue", {
  tag: "@rest",
}, async ({ page }) => {
  const button = page.getByRole("banner").getByRole("button", { name: /^Languages/ });
  await expect(button).toHaveAccessibleName(
    "Languages. Deutsch: 2 to translate, 1 to look at again",
  );
  await button.click();
  await expect(translated(page).locator("html")).toHaveAttribute("lang", "de");

  // An untranslated text names its language.
  const title = translated(page).getByRole("heading", { name: "What it does" });
  await expect(title).toHaveAttribute("lang", "en");
  await expect(title).toHaveAttribute("dir", "ltr");

  // The first text that waits on this page was reworded.
  const panel = page.getByRole("complementary", { name: "Panel" });
  await expect(panel.locator("blockquote")).toHaveText("See the plans");
  await expect(panel.getByText("the page said: Plans")).toBeVisible();
  await panel.getByText("All that wait").click();
  await expect(panel.getByRole("listitem")).toHaveText([
    "See the plans (look at it again)",
    ...untranslated,
  ]);
  await field(page).fill("Zu den Tarifen");
  await field(page).press("ControlOrMeta+Enter");
  await expect(translated(page).getByRole("link", { name: "Zu den Tarifen" })).toBeVisible();

  await expect(panel.locator("blockquote")).toHaveText("What it does");
  await expect(field(page)).toBeFocused();
  await field(page).fill("Was es kann");
  const german = translated(page).getByRole("heading", { name: "Was es kann" });
  await field(page).press("ControlOrMeta+Enter");

  // The next one is on another page, which is shown.
  const plans = translated(page).getByRole("heading", { name: "A plan for every pace" });
  await expect(plans).toBeInViewport();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("Ein Tarif für jeden");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(translated(page).getByText("Ein Tarif für jeden")).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Page:/ })
    .click();
  await page.getByRole("option").first().click();
  await button.click();
  await expect(german).toBeVisible();
  await expect(german).not.toHaveAttribute("lang");
  await expect(button).toHaveAccessibleName("Languages");
  const written = await readFile(catalogue(), "utf8");
  expect(written).toContain('msgid "What it does"\nmsgstr "Was es kann"');
  expect(written).not.toContain("#, fuzzy");

  // A click on a text brings its translation.
  await german.click();
  await expect(field(page)).toHaveValue("Was es kann");
});

test("a click on a page that does not listen yet is answered as soon as it does", {
  tag: "@rest",
}, async ({ page }) => {
  const release = await holdFramedCode(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Languages/ })
    .click();
  const heading = translated(page).getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("A line a day.");
  await heading.click();
  release();
  await expect(field(page)).toHaveValue((await heading.textContent()) ?? "");
});

test("a change of the source names the languages that wait for it", {
  tag: "@rest",
}, async ({ page }) => {
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  const line = page.getByRole("contentinfo");
  await heading.click();
  await heading.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Another line a day.");
  await page.keyboard.press("Enter");
  await expect(line).toContainText("Waits for a translation: Deutsch");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(heading).toHaveText("A line a day.");
  await expect(line).not.toContainText("Waits for a translation");
});

test("a page gets an address of its own in a language, and is shown there", {
  tag: "@rest",
}, async ({ page }) => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Page:/ })
    .click();
  await page.getByRole("option", { name: "Pricing", exact: true }).click();
  const address = page.getByRole("textbox", { name: "Address in Deutsch" });
  await address.fill("/privacy/");
  await expect(address).toHaveAccessibleDescription(/There is a page at \/privacy\/ already/);
  await address.fill("preise");
  await address.press("Enter");
  await expect(page.locator("footer [role=status]")).toHaveText(
    "The page is at /de/preise/ now, and /de/pricing/ leads there.",
  );
  await expect(address).toHaveValue("/preise/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Languages/ })
    .click();
  await expect(translated(page).locator("html")).toHaveAttribute("lang", "de");
  const shown = page.locator("iframe[title='The page in the language that is chosen']");
  await expect(shown).toHaveAttribute("src", /^\/de\/preise\/\?/);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Page:/ })
    .click();
  await page.getByRole("button", { name: /^Undo: Move the page/ }).click();
  await expect(address).toHaveValue("/pricing/");
});

test("a translation that is typed is not lost, and does not go over one that somebody else wrote", {
  tag: "@rest",
}, async ({ page }) => {
  const written = () => readFile(catalogue(), "utf8");
  const line = page.getByRole("contentinfo");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Languages/ })
    .click();
  await expect(page.getByText(/^Deutsch: /)).toBeVisible();
  const heading = translated(page).getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  await expect(async () => {
    // The page in the frame answers once it is loaded.
    await heading.click();
    await expect(field(page)).toHaveValue(before, { timeout: 1000 });
  }).toPass();
  await field(page).fill("Noch nicht gespeichert");
  await expect(line).toContainText("It is not saved yet.");

  // A reload brings it back, and what leaves the form is saved.
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await line.getByRole("button", { name: /^Show/ }).click();
  await expect(field(page)).toHaveValue("Noch nicht gespeichert");
  await page.getByRole("button", { name: "Pages" }).click();
  await expect(line).toContainText("Every change is saved");
  expect(await written()).toContain('msgstr "Noch nicht gespeichert"');

  // Another program writes the same translation while it is typed.
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Languages/ })
    .click();
  await translated(page).getByRole("heading", { name: "Noch nicht gespeichert" }).click();
  await expect(field(page)).toHaveValue("Noch nicht gespeichert");
  await field(page).fill("Von mir");
  await writeFile(catalogue(), (await written()).replace("Noch nicht gespeichert", "Von ihr"));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(line).toContainText("Somebody else has written “Von ihr” meanwhile.");
  expect(await written()).toContain('msgstr "Von ihr"');
  await field(page).press("Control+s");
  await expect(line).toContainText("Every change is saved");
  expect(await written()).toContain('msgstr "Von mir"');
  await writeFile(catalogue(), (await written()).replace("Von mir", before));
});

test("a whole catalogue is taken over from a file or as text, and taken back with undo", {
  tag: "@rest",
}, async ({ page }) => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Languages/ })
    .click();
  const says = (words: string) => expect(page.locator("footer [role=status]")).toHaveText(words);
  const before = await readFile(catalogue(), "utf8");
  const given = before.replace(/(msgctxt "hero title"\nmsgid .*\nmsgstr ).*\n/, '$1"Neu."\n');
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Take over a catalogue (.po)" }).click();
  const file = {
    name: "de.po",
    mimeType: "text/x-gettext-translation",
    buffer: Buffer.from(given),
  };
  await (await chosen).setFiles(file);
  await says("1 translation is taken over.");
  await expect(translated(page).getByRole("heading", { level: 1 })).toHaveText("Neu.");
  await page.getByRole("button", { name: "Undo: Translate a text (de)" }).click();
  await says("Undone: Translate a text (de).");
  expect(await readFile(catalogue(), "utf8")).toBe(before);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, given);
  await says("1 translation is taken over.");
  await expect.poll(() => readFile(catalogue(), "utf8")).toBe(given);

  // Onto the page, which the browser would replace by the file.
  const heading = translated(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Neu.");
  await heading.evaluate((element, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "de.po"));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, before);
  await expect.poll(() => readFile(catalogue(), "utf8")).toBe(before);
});
