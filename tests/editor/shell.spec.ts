import type { FrameLocator, Page } from "playwright/test";
import { editorPath, tokenHeader, tokenName } from "../../src/shared/editor/endpoint.ts";
import type { Operation } from "../../src/shared/operation.ts";
import { smallPage } from "../fixtures/index.ts";
import { untilEdited } from "./framed.ts";
import type { Preview } from "./preview.ts";
import { openEditor as open, shownIn } from "./states.ts";
import { expect, test, widths } from "./test.ts";

let preview: Preview;

const save = (source: string) => preview.save(source);
const saved = () => preview.saved();

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(smallPage);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** Opens the editor. Returns the page in its frame. */
async function openEditor(page: Page): Promise<FrameLocator> {
  await open(page, preview.origin);
  return shownIn(page);
}

/** Makes an edit as the parts of the editor do. */
async function edit(page: Page, operation: Operation): Promise<void> {
  const status = await page.evaluate(
    async ([address, header, name, body]) => {
      const token = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
      const headers = { "Content-Type": "application/json", [header]: token };
      return (await fetch(`/${address}`, { method: "POST", headers, body })).status;
    },
    [
      editorPath,
      tokenHeader,
      tokenName,
      JSON.stringify({ do: "edit", file: "page.yaml", operation }),
    ] as const,
  );
  expect(status).toBe(200);
}

/** The title of the section that is chosen, in its form. */
const titleField = (page: Page) =>
  page.getByRole("textbox", { name: "Title", exact: true }).first();

const setTitle = (value: string): Operation => ({
  ...{ do: "set", section: "questions", path: ["props", "title"], value },
});

test("a key takes back, and another says that everything is saved", { tag: "@rest" }, async ({
  page,
}) => {
  await openEditor(page);
  await edit(page, setTitle("Asked often"));
  await expect(page.getByRole("button", { name: "Undo: Change title in FAQ" })).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect(page.locator("footer [role=status]")).toHaveText("Undone: Change title in FAQ.");
  expect(await saved()).toBe(smallPage);
  await page.keyboard.press("Control+s");
  await expect(page.locator("footer [role=status]")).toHaveText("Everything is saved.");
});

test("the page opens as on a desktop, and what is drawn over it keeps its size", async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.removeItem("broadside:view"));
  const shown = await openEditor(page);
  const html = shown.locator("html");
  await expect.poll(() => html.evaluate(() => innerWidth)).toBe(widths.desktop);
  await expect(page.getByText(/^Desktop · 1280 px · \d\d %$/)).toBeVisible();
  await shown.getByRole("heading", { name: "Think better." }).click();
  const add = shown.getByRole("button", { name: "Add a section below" });
  await expect(add).toBeVisible();
  expect(Math.round((await add.boundingBox())?.width ?? 0)).toBe(28);
});

test("a phone's width is true inside, and all comes back after a reload", { tag: "@rest" }, async ({
  page,
}) => {
  const shown = await openEditor(page);
  await page.keyboard.press("Control+1");
  const inside = () => shown.locator("html").evaluate(() => innerWidth);
  await expect.poll(inside).toBe(widths.phone);
  await expect(shown.getByRole("button", { name: /menu/i })).toBeVisible();
  const voices = shown.getByRole("heading", { name: "Voices" });
  await voices.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  await expect(shown.getByRole("button", { name: /menu/i })).toBeInViewport();
  await page.getByRole("radio", { name: "Desktop" }).press("Space");
  await expect.poll(inside).toBe(widths.desktop);
  await expect(voices).toBeInViewport();
  await page.getByRole("radio", { name: "Tablet" }).press("Space");
  await expect.poll(inside).toBe(widths.tablet);
  await page.getByRole("button", { name: "Show the page in the dark" }).click();
  await expect(shown.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(null);
  await edit(page, setTitle("Answers"));
  await shown.getByRole("heading", { name: "Answers" }).click();
  await expect(page.getByRole("region", { name: "FAQ" })).toBeVisible();
  await page.getByRole("button", { name: /problem/ }).click();
  await shown.locator("html").evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect(page.getByRole("radio", { name: "Tablet" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Problems" })).toBeVisible();
  await expect(shown.locator("html")).toHaveAttribute("data-theme", "dark");
  // What is selected is further down, and known only now.
  await untilEdited(page);
  expect(await shown.locator("html").evaluate(() => scrollY)).toBe(900);
  expect(await page.evaluate(() => [scrollY, document.body.scrollTop])).toEqual([0, 0]);
  await page.getByRole("button", { name: "Undo: Change title in FAQ" }).click();
  await expect.poll(saved).toBe(smallPage);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "FAQ" })).toBeVisible();
});

test("a visitor's way through the page is tried, and Escape ends it", { tag: "@rest" }, async ({
  page,
}) => {
  const shown = await openEditor(page);
  const link = shown.getByRole("banner").getByRole("link", { name: "Questions" });
  const address = () => shown.locator("html").evaluate(() => location.hash);
  await page.keyboard.press("Control+i");
  await expect(page.getByRole("button", { name: "Try the page as a visitor" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("[role=status]")).toHaveText(
    "The page answers as it does for visitors.",
  );
  await page.getByRole("radio", { name: "Desktop" }).press("Space");
  await link.click();
  await expect.poll(address).toBe("#questions");
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=status]")).toHaveText("The page is edited again.");
  await shown.getByRole("banner").getByRole("link", { name: "Features" }).click();
  await expect(page.getByRole("region", { name: "Header" })).toBeVisible();
  expect(await address()).toBe("#questions");
});

test("letters are shown before they are saved, and in their order", { tag: "@rest" }, async ({
  page,
}) => {
  const shown = await openEditor(page);
  let answer: (() => void) | undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/${editorPath}`, async (route) => {
    if (route.request().postDataJSON().do === "edit") await isAnswered;
    await route.continue();
  });
  await shown.getByRole("heading", { name: "Questions" }).click();
  await titleField(page).selectText();
  const words = "All that people ask.";
  for (let count = 1; count <= words.length; count++) {
    await page.keyboard.insertText(words.charAt(count - 1));
    await expect(shown.locator("#questions h2")).toHaveText(words.slice(0, count).trimEnd());
  }
  expect(await saved()).toBe(smallPage);
  answer?.();
  await expect.poll(saved).toBe(smallPage.replace("title: Questions", `title: ${words}`));
});

for (const keeps of ["mine", "theirs"] as const) {
  test(`of two who change the same words, ${keeps} stay`, { tag: "@rest" }, async ({ page }) => {
    const shown = await openEditor(page);
    await shown.getByRole("heading", { name: "Questions" }).click();
    // Somebody else saves the file while the words are on their way.
    await page.route(`**/${editorPath}`, async (route) => {
      if (route.request().postDataJSON().do === "edit") await save(theirs);
      await route.continue();
    });
    const theirs = smallPage
      .replace("title: Questions", "title: Asked often")
      .replace("title: Voices", "title: What people say");
    await titleField(page).fill("Answers");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Answers");
    await expect(dialog).toContainText("Asked often");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await page.unroute(`**/${editorPath}`);
    const isMine = keeps === "mine";
    await dialog.getByRole("button", { name: isMine ? "Keep mine" : "Take theirs" }).click();
    await expect(dialog).toBeHidden();
    const title = isMine ? "Answers" : "Asked often";
    await expect.poll(saved).toBe(theirs.replace("Asked often", title));
    await expect(shown.getByRole("heading", { name: title })).toBeVisible();
    await expect(titleField(page)).toHaveValue(title);
    // The change of other words is there all the same.
    await expect(shown.getByRole("heading", { name: "What people say" })).toBeVisible();
  });
}

test("F6 goes round the parts of the editor, and every control has a name", {
  tag: "@rest",
}, async ({ page }) => {
  await openEditor(page);
  const part = () =>
    page.evaluate(() => document.activeElement?.closest("[data-part]")?.getAttribute("data-part"));
  const visited = [];
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press("F6");
    visited.push(await part());
  }
  expect(visited).toEqual(["bar", "outline", "page", "panel"]);
  await page.getByRole("group", { name: /^The page/ }).focus();
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(await focused()).toBe("iframe");
  await page.keyboard.press("F6");
  // The page tells the editor of the key.
  await expect.poll(focused).not.toBe("iframe");
});

test("a file with a mistake leaves the editor usable", { tag: "@rest" }, async ({ page }) => {
  const shown = await openEditor(page);
  await save(smallPage.replace("title: Voices", "title: [Voices"));
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByRole("button", { name: /problem/ }).click();
  const panel = page.getByRole("complementary", { name: "Panel" });
  await expect(panel.getByText("Must be solved").first()).toBeVisible();
  // The page stays as it last was. The broken section alone cannot be changed.
  await shown.getByRole("heading", { name: "Voices" }).click();
  const broken = page.getByRole("region", { name: "Testimonials" });
  await expect(broken.locator("fieldset").first()).toHaveAttribute("disabled");
  await shown.getByRole("heading", { name: "Questions" }).click();
  await titleField(page).fill("Answers");
  await expect.poll(saved).toContain("title: Answers");
  expect(await saved()).toContain("title: [Voices");
});

test("a problem leads to its place, and goes by its certain fix", { tag: "@rest" }, async ({
  page,
}) => {
  await openEditor(page);
  await save(smallPage.replace("title: Voices", "Title: Voices"));
  await expect(page.getByRole("alert")).toContainText('"Title"');
  await page
    .getByRole("banner")
    .getByRole("button", { name: /problem/ })
    .click();
  const card = page.getByRole("listitem").filter({ hasText: '"Title"' });
  await card.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("region", { name: "Testimonials" })).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /problem/ })
    .click();
  await card.getByRole("button", { name: /title/ }).click();
  await expect.poll(saved).toBe(smallPage);
  await expect(card).toHaveCount(0);
});

test("a text that is meant goes from the problems by a comment, and comes back by undo", {
  tag: "@rest",
}, async ({ page }) => {
  const doubtful = smallPage.replace("title: Voices", "title: Lorem ipsum");
  await preview.put(doubtful);
  await openEditor(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /problem|to write/ })
    .click();
  const line = page.getByRole("listitem").filter({ hasText: "Lorem ipsum" });
  await line.locator("summary").click();
  await line.getByRole("button", { name: "It is meant" }).click();
  await expect(line).toHaveCount(0);
  expect(await saved()).toBe(doubtful.replace(/^( *)title: Lorem.*$/m, "$1# meant\n$&"));
  await page.getByRole("button", { name: "Undo: Mark as meant" }).click();
  await expect(line).toHaveCount(1);
  expect(await saved()).toBe(doubtful);
});

test("whoever meets a mistake of the editor itself is told, and loads it again", async ({
  page,
  complaints,
}) => {
  const address = `**/${editorPath}`;
  await page.route(address, async (route) => {
    if (route.request().postDataJSON().do !== "describe") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), types: null } });
  });
  await page.goto(`${preview.origin}/edit`);
  await expect(page.getByRole("alert")).toContainText("The editor has stopped");
  const again = page.getByRole("button", { name: "Load the editor again" });
  await expect(again).toBeFocused();
  expect(complaints.splice(0)).not.toEqual([]);
  await page.unroute(address);
  await again.press("Enter");
  await expect(page.getByRole("banner")).toBeVisible();
});
