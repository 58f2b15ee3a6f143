import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { makeSite } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;

const at = (file: string) => path.join(root, file);
const read = (file: string) => readFile(at(file), "utf8").catch(() => undefined);

/** The text of every file that declares a page, by its name. */
async function readAll(): Promise<Record<string, string | undefined>> {
  const names = await readdir(at("pages"), { recursive: true });
  const files = ["page.yaml", ...names.filter((name) => name.endsWith(".yaml")).map(inPages)];
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await read(file)])));
}
const inPages = (name: string) => `pages/${name}`;

/** Gives a date to what begins at a line. */
async function begin(file: string, line: string, from: string): Promise<void> {
  const text = (await read(file)) ?? "";
  expect(text).toContain(line);
  await writeFile(at(file), text.replace(line, `${line}${from}\n`));
}

test.beforeAll(async () => {
  root = await makeSite("editor-pages");
  await begin("page.yaml", "  - type: features\n", "    from: 2031-05-01");
  await begin("pages/thanks.yaml", "page:\n", "  from: 2031-05-01");
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  await page.goto(`${server.origin}/edit`);
  await expect(shownIn(page).locator("h1")).toHaveText("A line a day.");
  await page.getByRole("button", { name: "Page: Home. All pages" }).click();
});

const shownIn = (page: Page) => page.frameLocator("iframe");
const says = (page: Page, words: string | RegExp) =>
  expect(page.locator("footer [role=status]")).toHaveText(words);
const listed = (page: Page, name: string) =>
  page.getByRole("listbox", { name: "Pages" }).getByRole("option", { name, exact: true });
const undo = (page: Page) => page.getByRole("button", { name: /^Undo: / });

test("a page is made from a template, hidden, shown, renamed and deleted, each said and undone", async ({
  page,
}) => {
  const first = await readAll();
  await page.getByRole("button", { name: "New page" }).click();
  const dialog = page.getByRole("dialog", { name: "New page" });
  await dialog.getByRole("radio", { name: /^Cookies / }).press("Space");
  const title = dialog.getByLabel("Title");
  await expect(title).toHaveValue("Cookies");
  await expect(dialog.getByText("There is a page at /cookies/ already.")).toBeVisible();
  await title.fill("Über uns");
  const address = dialog.getByLabel("Address");
  await expect(address).toHaveValue("/über-uns/");
  await address.fill("/about/");
  const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
  expect(violations).toEqual([]);
  await address.press("Enter");
  await says(page, '"Über uns" is made. No link leads to it yet.');
  await expect(shownIn(page).locator("h1")).toHaveText("Cookies");
  await expect(listed(page, "Über uns")).toHaveAttribute("aria-selected", "true");
  const template = await readFile("languages/en/pages/cookies.yaml", "utf8");
  const made = template
    .replace("at /cookies/,", "at /about/,")
    .replace("title: Cookies", "title: Über uns");
  expect(await readAll()).toEqual({ ...first, "pages/about.yaml": made });

  await page.getByRole("button", { name: "Hide the page" }).click();
  await says(page, '"Über uns" is hidden.');
  await page.getByRole("button", { name: "Show the page", exact: true }).click();
  await says(page, '"Über uns" is on the site again.');
  expect(await read("pages/about.yaml")).toBe(made);

  const moved = page.getByRole("textbox", { name: "Address" });
  await moved.fill("About us");
  await expect(
    page.getByText("An address holds small letters, digits, - and _. /about-us/ would do.", {
      exact: true,
    }),
  ).toBeVisible();
  await moved.fill("/über-uns/");
  await moved.press("Enter");
  await says(page, "The page is at /über-uns/ now, and /about/ leads there.");
  expect(await read("pages/über-uns.yaml")).toBe(made);
  await expect(shownIn(page).locator("h1")).toHaveText("Cookies");

  await page.getByRole("button", { name: "Delete the page" }).click();
  await says(page, '"Über uns" is deleted.');
  await expect(listed(page, "Lull, a quiet journal")).toHaveAttribute("aria-selected", "true");
  expect(Object.keys(await readAll())).toEqual(Object.keys(first));

  for (const [action, file, text] of [
    ["Delete the page /über-uns/", "pages/über-uns.yaml", made],
    ["Move the page /about/ to /über-uns/", "pages/about.yaml", made],
    ["Show the page", "pages/about.yaml", expect.stringContaining("enabled: false")],
    ["Hide the page", "pages/about.yaml", made],
    ["Make the page /about/", "pages/about.yaml", undefined],
  ] as const) {
    await undo(page).click();
    await says(page, `Undone: ${action}.`);
    expect(await read(file)).toEqual(text);
  }
  expect(await readAll()).toEqual(first);
});

test("the links to a page follow its new address, and come back with it", { tag: "@rest" }, async ({
  page,
}) => {
  const first = await readAll();
  await listed(page, "Privacy policy").click();
  await expect(shownIn(page).locator("h1")).toHaveText("Privacy policy");
  const address = page.getByRole("textbox", { name: "Address" });
  await address.fill("/data/");
  await address.press("Enter");
  await says(page, "The page is at /data/ now, and /privacy/ leads there. 3 links to it follow.");
  await expect(shownIn(page).locator("h1")).toHaveText("Privacy policy");
  const { "pages/privacy.yaml": same, ...others } = first;
  const follow = (text = "") => text.replaceAll(/\/privacy\/(?=[#)\n])/g, "/data/");
  const { "page.yaml": home = "", ...rest } = await readAll();
  expect(home).toContain("from: /privacy/");
  const redirect = /\n {2}redirects:\n(?: {4}.*\n)+/;
  expect(home.replace(redirect, "\n")).toBe(follow(others["page.yaml"]));
  expect(rest).toEqual({
    "pages/data.yaml": same,
    "pages/cookies.yaml": follow(others["pages/cookies.yaml"]),
    "pages/terms.yaml": follow(others["pages/terms.yaml"]),
    ...Object.fromEntries(
      Object.entries(others).filter(([file]) => !/page\.yaml|cookies|terms/.test(file)),
    ),
  });
  await undo(page).click();
  await says(page, "Undone: Move the page /privacy/ to /data/.");
  await expect(listed(page, "Privacy policy")).toHaveAttribute("aria-selected", "true");
  await expect(shownIn(page).locator("h1")).toHaveText("Privacy policy");
  expect(await readAll()).toEqual(first);
});

test("an address is saved when its field is left by a press on another page", {
  tag: "@rest",
}, async ({ page }) => {
  const first = await readAll();
  await listed(page, "Terms of use").click();
  const address = page.getByRole("textbox", { name: "Address" });
  await expect(address).toHaveValue("/terms/");
  await address.fill("/rules/");
  await listed(page, "Privacy policy").click();
  await says(page, /^The page is at \/rules\/ now, and \/terms\/ leads there\./);
  await expect(page.locator("footer")).toContainText("Every change is saved");
  expect(await read("pages/rules.yaml")).toBe(first["pages/terms.yaml"]);
  await expect(shownIn(page).locator("h1")).toHaveText("Privacy policy");
  await expect(listed(page, "Privacy policy")).toHaveAttribute("aria-selected", "true");
  await undo(page).click();
  await says(page, "Undone: Move the page /terms/ to /rules/.");
  expect(await readAll()).toEqual(first);
});

test("the pages are listed, opened by keyboard, and shown as of a day", { tag: "@rest" }, async ({
  page,
}) => {
  const options = page.getByRole("listbox", { name: "Pages" }).getByRole("option");
  await expect(options).toHaveCount(Object.keys(await readAll()).length);
  await expect(listed(page, "Not yet")).toContainText("Hidden");
  await expect(options.filter({ hasText: "/thanks/" })).toContainText("From 1 May 2031");
  await listed(page, "Lull, a quiet journal").focus();
  await page.keyboard.press("ArrowDown");
  await expect(shownIn(page).locator("h1")).toHaveText("Cookies");
  await expect(listed(page, "Cookies")).toBeFocused();
  expect((await new AxeBuilder({ page }).include("aside").analyze()).violations).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await expect(shownIn(page).locator("h1")).toHaveText("A line a day.");
  const begun = shownIn(page).getByRole("heading", { name: "What it does" });
  await expect(begun).toHaveCount(0);
  await page.getByLabel("Look at the pages as of a day").fill("2031-05-01");
  await says(page, "The pages as of 1 May 2031.");
  await expect(begun).toBeVisible();
  await expect(page.getByText("· as of 1 May 2031")).toBeVisible();
  await expect(options.filter({ hasText: "/thanks/" })).not.toContainText("From");
  await page.getByRole("button", { name: "Today" }).click();
  await says(page, "The pages as they are today.");
  await expect(page.getByText("· as of")).toHaveCount(0);
  await expect(begun).toHaveCount(0);
});

test("a page that somebody else deletes gives way to the first", { tag: "@rest" }, async ({
  page,
}) => {
  const text = (await read("pages/terms.yaml")) ?? "";
  await listed(page, "Terms of use").click();
  await expect(shownIn(page).locator("h1")).toHaveText("Terms of use");
  await rm(at("pages/terms.yaml"));
  await expect(page.getByRole("alert")).toHaveText("There is no page at /terms/ any more.");
  await expect(shownIn(page).locator("h1")).toHaveText("A line a day.");
  await expect(listed(page, "Terms of use")).toHaveCount(0);
  await writeFile(at("pages/terms.yaml"), text);
  await expect(listed(page, "Terms of use")).toBeVisible();
});
