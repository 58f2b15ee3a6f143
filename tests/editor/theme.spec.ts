import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { writeZip } from "../../src/site/publishing/deploy/writeZip.ts";
import { presets } from "../../src/theme/presets.ts";
import { typefaceFile } from "../../src/theme/typefaces.ts";
import { smallPage } from "../fixtures/index.ts";
import type { Preview } from "./preview.ts";
import { openEditor } from "./states.ts";
import { expect, test } from "./test.ts";

let preview: Preview;

test.beforeEach(async ({ preview: ofWorker }) => {
  preview = ofWorker;
  await preview.put(smallPage);
});

const saved = () => preview.saved();

/** The value of a custom property of the page in the frame. */
const token = (page: Page, name: string) =>
  page
    .frameLocator("iframe")
    .locator("html")
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), name);

/** Opens the theme of the editor. Returns the number of edits that it has asked for so far. */
async function openTheme(page: Page): Promise<() => number> {
  let edits = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.postDataJSON().do === "edit") edits += 1;
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openEditor(page, preview.origin);
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await expect(page.getByRole("radio", { name: /^Harbor/ })).toBeVisible();
  return () => edits;
}

test("a look is chosen, and an author's own colours stay over it until they are taken back", async ({
  page,
  complaints: _,
}) => {
  await openTheme(page);
  const harbor = page.getByRole("radio", { name: /^Harbor/ });
  const picture = page.locator("label", { has: harbor }).locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { background, accent } = presets.harbor.colors;
  await harbor.press("Space");
  await expect.poll(() => token(page, "--background")).toBe(background);
  expect(await token(page, "--accent")).toBe("#1f5d4c");
  await page.getByRole("button", { name: "Take all colours from the look" }).click();
  await expect.poll(() => token(page, "--accent")).toBe(accent);
  expect(await saved()).toBe(smallPage.replace(/theme:\n.*\n.*\n/, "theme:\n  preset: harbor\n"));
  await page.getByRole("radio", { name: /^Dusk/ }).press("Space");
  await expect.poll(() => token(page, "--accent")).toBe(presets.dusk.colors.accent);
});

test("a typeface is chosen by its own letters", { tag: "@rest" }, async ({
  page,
  complaints: _,
}) => {
  await openTheme(page);
  const face = page.locator("label", { hasText: /^Newsreader$/ }).first();
  await face.scrollIntoViewIfNeeded();
  expect(await face.evaluate((label) => getComputedStyle(label).fontFamily)).toMatch(
    /^"?Newsreader/,
  );
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Newsreader"')))
    .toBe(true);
  await face.click();
  await expect.poll(saved).toContain("display: Newsreader");
});

test("a typeface of one's own is chosen as its archive, dropped as a file, and given up for another", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  const content = await readFile(`node_modules/${typefaceFile("Newsreader")}`);
  const buffer = writeZip([
    { name: "static/Lora-Bold.woff2", content },
    { name: "static/Lora-Regular.woff2", content },
    { name: "OFL.txt", content: Buffer.from("The licence of the typeface. ".repeat(99)) },
  ]);
  await openTheme(page);
  const bring = async (buffer: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Your own typeface: Titles" }).click();
    await (await chooser).setFiles([{ name: "Lora.zip", mimeType: "application/zip", buffer }]);
  };
  const titles = page.getByRole("group", { name: "Titles", exact: true });
  await bring(buffer.subarray(0, -9));
  await expect(page.getByRole("alert").filter({ hasText: "damaged" })).toHaveText(
    "Lora.zip is no ZIP archive, or it is damaged. Download it again.",
  );
  await bring(buffer);
  await expect(titles.getByRole("radio", { name: "Lora", exact: true })).toBeChecked();
  const own = /displayFiles:\n +- \/fonts\/lora-regular\.woff2\n +- \/fonts\/lora-bold\.woff2\n/;
  await expect.poll(saved).toMatch(own);
  await expect.poll(() => token(page, "--display")).toContain("Own display");

  const before = await saved();
  await titles.getByText("Newsreader").click();
  await expect.poll(saved).toMatch(/fonts:\n +display: Newsreader\n/);
  await expect(titles.getByRole("radio", { name: "Lora", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo:/ }).click();
  await expect.poll(saved).toBe(before);

  const files = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], "Brand.woff2"));
      return data;
    },
    [...content],
  );
  const text = page.getByRole("group", { name: "Text", exact: true });
  await text.dispatchEvent("drop", { dataTransfer: files });
  await expect(text.getByRole("radio", { name: "Brand" })).toBeChecked();
  await expect.poll(saved).toMatch(/textFiles:\n +- \/fonts\/brand\.woff2\n/);
});

test("however long the panel is, nothing around it can be scrolled away", async ({
  page,
  complaints: _,
}) => {
  await openTheme(page);
  const around = await page.getByRole("complementary", { name: "Panel" }).evaluate((panel) => {
    const found: number[] = [];
    for (let each = panel.parentElement; each; each = each.parentElement) {
      found.push(each.scrollHeight - each.clientHeight);
    }
    return found;
  });
  expect(around.filter((more) => more > 1)).toEqual([]);
});

test("a colour is shown while it is dragged or typed, and saved once at the end", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  const edits = await openTheme(page);
  const accent = page.getByRole("textbox", { name: "Accent", exact: true });
  await accent.fill("#8a1c5c");
  await expect.poll(() => token(page, "--accent")).toBe("#8a1c5c");
  expect(await saved()).toBe(smallPage);
  await accent.press("Enter");
  await expect(page.locator("[role=status]")).toHaveText("The colour for accent is #8a1c5c now.");
  await expect.poll(saved).toContain('accent: "#8a1c5c"');
  const typed = await saved();

  await page.getByRole("button", { name: "Accent, pick a colour" }).click();
  const hue = page.getByRole("dialog").getByRole("group", { name: "Hue" });
  const { x = 0, y = 0, width = 0, height = 0 } = (await hue.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const seen = new Set<string>();
  for (const part of [0.4, 0.3, 0.2]) {
    await page.mouse.move(x + width * part, y + height / 2);
    await expect.poll(async () => seen.has(await token(page, "--accent"))).toBe(false);
    seen.add(await token(page, "--accent"));
  }
  expect(edits()).toBe(1);
  await page.mouse.up();
  const dragged = await token(page, "--accent");
  await expect.poll(saved).toBe(typed.replace("#8a1c5c", dragged));
  await expect.poll(edits).toBe(2);
  await hue.getByRole("slider").press("ArrowRight");
  await expect.poll(saved).not.toContain(dragged);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Undo:/ }).click();
  await expect.poll(saved).toContain(dragged);
  await expect.poll(() => token(page, "--accent")).toBe(dragged);
});

test("a colour that makes a text unreadable asks first", { tag: "@rest" }, async ({
  page,
  complaints: _,
}) => {
  const edits = await openTheme(page);
  const text = page.getByLabel("Text", { exact: true });
  const before = await token(page, "--text");
  await text.fill("#cccccc");
  await text.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "cannot be read" })).toBeVisible();
  await page.getByRole("button", { name: "Leave it as it was" }).click();
  await expect.poll(() => token(page, "--text")).toBe(before);
  expect(edits()).toBe(0);
});

test("the page is dark for visitors who prefer it, or light for everyone", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await openTheme(page);
  await page.getByText("In the dark", { exact: true }).click();
  await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("data-theme", "dark");
  const isDark = page.getByRole("switch", { name: "Dark for visitors who prefer it" });
  await expect(isDark).toBeChecked();
  await isDark.press("Space");
  await expect.poll(saved).toBe(smallPage.replace('"#1f5d4c"\n', "$&  dark: false\n"));
  await expect(page.getByRole("textbox", { name: "Accent", exact: true })).toBeHidden();
  await expect.poll(() => token(page, "--background")).toBe(presets.meadow.colors.background);
  await isDark.press("Space");
  await expect.poll(saved).toBe(smallPage);
  await expect.poll(() => token(page, "--background")).not.toBe(presets.meadow.colors.background);
});

test("who makes the page light for everyone is told that the own colours of the dark go", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  const dark = smallPage.replace('"#1f5d4c"\n', '$&  dark:\n    accent: "#88ccaa"\n');
  await preview.put(dark);
  await openTheme(page);
  await page.getByText("In the dark", { exact: true }).click();
  await page.getByRole("switch", { name: "Dark for visitors who prefer it" }).press("Space");
  await expect(page.locator("footer [role=status]")).toHaveText(
    "The page is light for everyone. Your own colours in the dark are gone: undo brings them back.",
  );
  await page.getByRole("button", { name: /^Undo:/ }).click();
  await expect.poll(saved).toBe(dark);
});

test("a colour that is being typed when the editor is loaded again is in its field again", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await openTheme(page);
  const accent = page.getByRole("textbox", { name: "Accent", exact: true });
  const line = page.locator("footer");
  await accent.fill("#8a1c5");
  await page.reload();
  await expect(accent).toHaveValue("#8a1c5");
  await expect(line).toContainText("Not saved: “The colour for accent”: It is not chosen yet.");
  await accent.press("Escape");
  await expect(accent).toHaveValue("#1f5d4c");
  await expect(line).toContainText("Every change is saved");
  expect(await saved()).toBe(smallPage);
});

test("a colour that somebody else changes while another is typed is asked about", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await openTheme(page);
  const accent = page.getByRole("textbox", { name: "Accent", exact: true });
  await accent.fill("#8a1c5");
  const theirs = smallPage.replace("#1f5d4c", "#4a2f8f");
  await preview.save(theirs);
  await expect.poll(() => token(page, "--accent")).toBe("#4a2f8f");
  await accent.fill("#8a1c5c");
  await accent.press("Enter");
  const question = page.getByRole("dialog", { name: "Somebody else" });
  await expect(question).toContainText("#4a2f8f");
  expect(await saved()).toBe(theirs);
  await question.getByRole("button", { name: "Take theirs" }).click();
  await expect(accent).toHaveValue("#4a2f8f");
  await expect.poll(() => token(page, "--accent")).toBe("#4a2f8f");
});

test("the page does not keep a colour that is refused and given up", { tag: "@rest" }, async ({
  page,
  complaints: _,
}) => {
  await openTheme(page);
  const refusal = { message: "The file cannot be written.", isOutdated: false };
  await page.route("**/__broadside/editor", (route) =>
    route.request().postDataJSON().do === "edit"
      ? route.fulfill({ json: { refusal } })
      : route.continue(),
  );
  const accent = page.getByRole("textbox", { name: "Accent", exact: true });
  await accent.fill("#8a1c5c");
  await accent.press("Enter");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.locator("footer")).toContainText("Every change is saved");
  await expect(accent).toHaveValue("#1f5d4c");
  await expect.poll(() => token(page, "--accent")).toBe("#1f5d4c");
});
