import type { FrameLocator, Page } from "playwright/test";
import type { FromPage } from "../../src/shared/editor/messages.ts";
import type {
  EarlierVersion,
  PublicationState,
  PublishAnswer,
} from "../../src/shared/editor/publication.ts";
import { expect } from "../browser/test.ts";
import { untilEdited } from "./framed.ts";

/** The editor in a browser, on a page whose sections are those of a fixture. */
export interface Stage {
  page: Page;
  /** The source that the page's file has when a state begins. */
  source: string;
  save: (source: string) => Promise<void>;
}

/** The page in the frame. */
export const shownIn = (page: Page): FrameLocator => page.frameLocator("iframe[title='The page']");

/** Opens the editor, and waits for its page. */
export async function openEditor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/edit`);
  // At first, the preview prepares its packages.
  const heading = shownIn(page).getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible({ timeout: 120_000 });
  await untilEdited(page);
  await expect(page.getByRole("banner").getByRole("button", { name: /problem/ })).toBeVisible();
}

/** Opens the editor for writing on its page, with a clipboard. Returns the page. */
export async function openToWrite(page: Page, origin: string): Promise<FrameLocator> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin}/edit`);
  await untilEdited(page);
  return shownIn(page);
}

/**
 * Leaves the editor once it has saved: what is on its way would be sent again, over the file of the next test. A page
 * that is still loading would report the end of the preview.
 */
export async function leaveEditor(page: Page): Promise<void> {
  await expect(page.locator("[data-kind=saving]")).toHaveCount(0);
  await page.goto("about:blank");
}

const box = { left: 320, top: 160, width: 80, height: 30 };

/** Says what the page says when something on it is chosen, until the editor answers with a picker. */
export async function choose(page: Page, message: FromPage): Promise<void> {
  await expect(async () => {
    await shownIn(page)
      .locator("body")
      .evaluate((_, message) => parent.postMessage(message, location.origin), message);
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const pick = (page: Page, section: string, ...inside: (string | number)[]) =>
  choose(page, { kind: "pick", at: { section, path: ["props", ...inside] }, box });

const bar = (page: Page) => page.getByRole("banner");

/** The row of a section, slid in first where there is too little room for all side by side. */
async function rowOf(page: Page, name: string) {
  const sections = bar(page).getByRole("button", { name: "Sections" });
  if (await sections.isVisible()) await sections.click();
  return page.getByRole("row", { name: new RegExp(`^${name}`) }).first();
}

async function openMenu(page: Page, name: string): Promise<void> {
  const row = await rowOf(page, name);
  await row.hover();
  await row.getByRole("button", { name: /^More for/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
}

async function showForm(page: Page): Promise<void> {
  const row = await rowOf(page, "Hero");
  await row.click();
  const edit = bar(page).getByRole("button", { name: "Edit" });
  if (await edit.isVisible()) await edit.click();
  await expect(page.getByRole("region", { name: "Hero" })).toBeVisible();
}

/** Answers what the editor asks about the version online, as a repository with other people does. */
async function answerPublication(page: Page, more: Partial<PublicationState> = {}) {
  const state: PublicationState = {
    ...{ version: "one", isFirst: false, needsAuthor: true, problems: [] },
    groups: [
      { heading: "First page", sentences: ["FAQ moved up, below Hero", "Hero: title changed"] },
      { heading: "Files", sentences: [`public/${"long-name-".repeat(12)}.png added`] },
    ],
    ...more,
  };
  const mine = "Donaudampfschifffahrt".repeat(3);
  const answer: PublishAnswer = {
    ...{ result: "conflict", message: "Not online yet.", state },
    ...(more.deployment && {
      lines: ["Uploading", `https://host.example/${"long-name-".repeat(12)}`],
    }),
    conflicts: [{ key: "a", where: "First page: Hero, title", mine, theirs: "Think twice." }],
  };
  const versions = ["One", "Two"].map((word, index): EarlierVersion => {
    const words = [`${word} changed`, `${"long-name-".repeat(12)} added`, "A", "B", "C"];
    return { id: word, time: `2026-11-2${index}T14:02:00+01:00`, author: "Ada", words };
  });
  await page.route("**/__broadside/editor", async (route) => {
    const { do: name } = route.request().postDataJSON();
    if (name === "read-publication") await route.fulfill({ json: state });
    else if (name === "list-publications") await route.fulfill({ json: { versions } });
    else if (name === "compare-publication")
      await route.fulfill({ json: { groups: state.groups, unpublished: [] } });
    else if (name === "publish") await route.fulfill({ json: answer });
    else await route.fallback();
  });
  await bar(page)
    .getByRole("button", { name: /^Publish/ })
    .click();
  const shown = state.obstacle ?? "FAQ moved up";
  await expect(page.getByRole("dialog", { name: "Publish" })).toContainText(shown);
}

const panel = async (page: Page, button: RegExp, title: string) => {
  await bar(page).getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
};

/** Each state of the editor, and the way to it from the editor as it opens. */
export const states: Record<string, (stage: Stage) => Promise<void>> = {
  "nothing chosen": async () => {},
  outline: async ({ page }) => {
    const row = await rowOf(page, "Features");
    await row.click();
    await row.press("ArrowRight");
  },
  form: ({ page }) => showForm(page),
  menu: ({ page }) => openMenu(page, "Features"),
  palette: async ({ page }) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("think");
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  },
  keys: async ({ page }) => {
    await page.keyboard.press("Shift+?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  },
  replace: async ({ page }) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("replace");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Replace on all pages" });
    await dialog.getByLabel("Find").fill("it");
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
  },
  "layout of a section": async ({ page }) => {
    const row = await rowOf(page, "Features");
    await row.click();
    await page.keyboard.press("Escape");
    await page.getByRole("toolbar").getByRole("button", { name: "Layout" }).click();
    await expect(page.getByRole("dialog", { name: "Layout" })).toBeVisible();
  },
  "rename a section": async ({ page }) => {
    await openMenu(page, "Features");
    await page.getByRole("menuitem", { name: "Name in links" }).click();
    await expect(page.getByRole("dialog", { name: "Name in links" })).toBeVisible();
  },
  "add a section": async ({ page }) => {
    await choose(page, { kind: "add", beside: "hero", where: "after", box });
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  },
  "choose the layout of a new section": async ({ page }) => {
    await choose(page, { kind: "add", beside: "hero", where: "after", box });
    await page
      .getByRole("dialog")
      .getByRole("option", { name: /^Stats/ })
      .click();
    await expect(page.getByRole("option", { name: "Bars" })).toBeVisible();
  },
  "choose an icon": async ({ page }) => {
    await pick(page, "features", "items", 0, "icon");
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  },
  "choose a link": async ({ page }) => {
    await pick(page, "header", "button");
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  },
  "change a picture": ({ page }) => pick(page, "hero", "image"),
  "choose a picture": async ({ page }) => {
    await pick(page, "hero", "image");
    await page.getByRole("button", { name: "Another picture" }).click();
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  },
  problems: async ({ page, source, save }) => {
    await save(source.replaceAll("icon: ", "icon: no-"));
    await expect(bar(page).locator("[data-severity=error]")).toBeVisible();
    await panel(page, /problem/, "Problems");
  },
  theme: ({ page }) => panel(page, /^Theme/, "Theme"),
  "pick a colour": async ({ page }) => {
    await panel(page, /^Theme/, "Theme");
    await page.getByRole("button", { name: "Accent, pick a colour" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a colour that cannot be read": async ({ page }) => {
    await panel(page, /^Theme/, "Theme");
    const text = page.getByLabel("Text", { exact: true });
    await text.fill("#cccccc");
    await text.press("Enter");
    await expect(page.getByRole("button", { name: "Use it all the same" })).toBeVisible();
  },
  pages: ({ page }) => panel(page, /^Page:/, "Pages"),
  "new page": async ({ page }) => {
    await panel(page, /^Page:/, "Pages");
    await page.getByRole("button", { name: "New page" }).click();
    await expect(page.getByRole("dialog", { name: "New page" })).toBeVisible();
  },
  "site settings": ({ page }) => panel(page, /^Site settings/, "Site settings"),
  "try the page": async ({ page }) => {
    await bar(page).getByRole("button", { name: "Try the page as a visitor" }).click();
    await expect(page.getByRole("button", { name: "Back to editing" })).toBeVisible();
  },
  phone: async ({ page }) => {
    await page.keyboard.press("Control+1");
    await expect(page.getByRole("radio", { name: "Phone" })).toBeChecked();
  },
  conflict: async ({ page, source, save }) => {
    await showForm(page);
    // Somebody else saves the same words while they are on their way.
    await page.route("**/__broadside/editor", async (route) => {
      const isEdit = route.request().postDataJSON().do === "edit";
      if (isEdit) await save(source.replace(/title: Think .*/, "title: Think twice."));
      await route.continue();
    });
    await page.getByLabel("Title", { exact: true }).first().fill("Think for yourself.");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.unroute("**/__broadside/editor");
  },
  publish: async ({ page }) => {
    await answerPublication(page);
    const dialog = page.getByRole("dialog", { name: "Publish" });
    await dialog.getByLabel("Your name").fill("Ada");
    await dialog.getByLabel("Your e-mail address").fill("ada@example.com");
    await dialog.getByRole("button", { name: "Publish" }).click();
    await dialog.getByText("Keep mine").click();
    await expect(dialog.getByRole("radio", { name: /^Keep mine/ })).toBeChecked();
  },
  "earlier versions": async ({ page }) => {
    await answerPublication(page);
    const dialog = page.getByRole("dialog", { name: "Publish" });
    await dialog.getByRole("button", { name: "Earlier versions" }).click();
    await dialog.getByRole("option").last().click();
    await expect(dialog.getByRole("status")).toHaveText("Bringing it back would change:");
  },
  "what refuses a publication": async ({ page }) => {
    const place = { column: 3, severity: "error" } as const;
    const problem = { ...place, code: "required", message: "A title is missing." };
    const paths = [
      ["site", "title"],
      ["sections", 1, "props", "title"],
      ["theme", "accent"],
    ];
    const problems = paths.map((path, index) => ({ ...problem, path, line: 9 + index }));
    await answerPublication(page, { problems: [{ file: "page.yaml", problems }] });
  },
  versions: async ({ page }) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("versions");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Versions" });
    await dialog.getByRole("textbox").fill("Before the sale");
    await page.keyboard.press("Enter");
    await dialog.getByRole("option").first().click();
    await expect(dialog.getByRole("status")).toHaveText("The site is like this now.");
  },
  "how to begin": async ({ page }) => {
    await answerPublication(page, { obstacle: "There is no place to publish to.", isNew: true });
    const dialog = page.getByRole("dialog", { name: "Publish" });
    await dialog.getByText("A web space or server with SFTP").click();
    await dialog.getByRole("button", { name: "Test the connection" }).click();
    await expect(dialog.getByText("Server is missing.")).toBeVisible();
  },
  "the lines of a script": async ({ page }) => {
    await answerPublication(page, { deployment: "alone", needsAuthor: false });
    const dialog = page.getByRole("dialog", { name: "Publish" });
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(dialog.getByRole("log")).toContainText("Uploading");
  },
  "a broken section": async ({ page, source, save }) => {
    await save(
      source.replace("title: Voices", "title: [Voices").replace("title: Early", "title: [Early"),
    );
    await expect(bar(page).locator("[data-severity=error]")).toBeVisible();
    await panel(page, /problem/, "Problems");
  },
  "a file that cannot be read": async ({ page, source, save }) => {
    await save(source.replace("sections:", "sections: {"));
    await expect(bar(page).locator("[data-severity=error]")).toBeVisible();
    await panel(page, /problem/, "Problems");
  },
};
