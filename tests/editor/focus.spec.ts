import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { JSHandle, Page } from "playwright/test";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { holdFramedCode } from "./framed.ts";
import { leaveEditor, openEditor, shownIn } from "./states.ts";
import { expect, test } from "./test.ts";

let root: string;
let server: RunningServer;

test.describe.configure({ mode: "default" });

/** The page with a problem that leads to one of its last fields. */
const source = smallPage.replace("href: https://lull.museum/chat", "href: todo");

test.beforeAll(async () => {
  root = await makeProject("editor-focus", source);
  await mkdir(path.join(root, "pages"), { recursive: true });
  const about = `page:
  title: About
  description: About us.
sections:
  - type: statement
    props:
      title: About us
`;
  await writeFile(path.join(root, "pages/about.yaml"), about);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  await writeFile(path.join(root, "page.yaml"), source);
  await openEditor(page, server.origin);
});
test.afterEach(({ page }) => leaveEditor(page));

const bar = (page: Page) => page.getByRole("banner");
const panel = (page: Page) => page.getByRole("complementary", { name: "Panel" });
const row = (page: Page, name: string) =>
  page.getByRole("row", { name: new RegExp(`^${name}`) }).first();

const panels: [button: RegExp, title: string][] = [
  [/^Page:/, "Pages"],
  [/problem/, "Problems"],
  [/^Theme/, "Theme"],
  [/^Site settings/, "Site settings"],
];

/** The ways to lose the focus by the keyboard alone: each ends when its result is shown. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(
    panels.map(([button, title]) => [
      `a panel is closed: ${title}`,
      async (page: Page) => {
        await bar(page).getByRole("button", { name: button }).press("Enter");
        await panel(page).getByRole("button", { name: "Close" }).press("Enter");
        await expect(page.getByRole("heading", { name: title, exact: true })).toHaveCount(0);
      },
    ]),
  ),
  "the last action is taken back": async (page) => {
    await row(page, "Features").press("Alt+ArrowDown");
    const undo = bar(page).getByRole("button", { name: /^Undo: / });
    await undo.press("Enter");
    await expect(bar(page).getByRole("button", { name: "Nothing to undo" })).toBeVisible();
  },
  "a section is deleted": async (page) => {
    await row(page, "Features").press("Delete");
    await expect(row(page, "Features")).toHaveCount(0);
  },
  "a section is deleted by its menu": async (page) => {
    await row(page, "Features").hover();
    await row(page, "Features")
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: /^Delete/ }).press("Enter");
    await expect(row(page, "Features")).toHaveCount(0);
  },
  "a problem is shown": async (page) => {
    await bar(page)
      .getByRole("button", { name: /problem/ })
      .press("Enter");
    await panel(page).getByRole("button", { name: "Show" }).first().press("Enter");
    await expect(panel(page).getByRole("region").first()).toBeVisible();
  },
  "a dialog is closed": async (page) => {
    await bar(page)
      .getByRole("button", { name: /^Page:/ })
      .press("Enter");
    await panel(page).getByRole("button", { name: "New page" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "New page" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
  "another page is opened": async (page) => {
    await bar(page)
      .getByRole("button", { name: /^Page:/ })
      .press("Enter");
    await panel(page).getByRole("option", { name: "About" }).focus();
    await page.keyboard.press("Enter");
    await expect(row(page, "Statement")).toBeVisible();
  },
  "something begun is added": async (page) => {
    await row(page, "Features").click();
    const add = panel(page).getByRole("button", { name: /^Add a card/ });
    await add.press("Enter");
    for (const name of ["Title", "Description"]) {
      await panel(page).getByRole("group", { name: "Add a card" }).getByLabel(name).fill("New");
    }
    await panel(page).getByRole("button", { name: "Add", exact: true }).press("Enter");
    await expect(add).toBeVisible();
  },
};

for (const [name, go] of Object.entries(ways)) {
  const tag = name === "the last action is taken back" ? [] : ["@rest"];
  test(`the focus is on something once ${name}`, { tag }, async ({ page }) => {
    await go(page);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement: element, body } = document;
          const isShown = element?.checkVisibility({ visibilityProperty: true });
          return element && element !== body && isShown ? "something" : "nothing";
        }),
      )
      .toBe("something");
  });
}

test("a panel opens at its top, and a problem is shown in its form", { tag: "@rest" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const scrolled = () => panel(page).evaluate((element) => element.scrollTop);
  for (const [button] of [...panels, ...panels.toReversed()]) {
    await bar(page).getByRole("button", { name: button }).click();
    await expect.poll(scrolled).toBe(0);
    await panel(page).evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
  }
  await bar(page)
    .getByRole("button", { name: /problem/ })
    .click();
  const show = panel(page).getByRole("button", { name: "Show" }).first();
  const id = (await show.getAttribute("aria-describedby")) ?? "";
  const words = await panel(page).locator(`id=${id}`).innerText();
  await show.click();
  await expect(panel(page).locator("[data-form]").getByText(words)).toBeInViewport();
});

/** A picture of what has the focus, with what is drawn around it. */
async function picture(page: Page, element: JSHandle<Element | null>): Promise<string> {
  const clip = await element.evaluate((element) => {
    // A choice is shown by its label.
    const shown = element?.closest("label") ?? element;
    const { left = 0, top = 0, right = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const [x, y] = [Math.max(0, left - 4), Math.max(0, top - 4)];
    const [width, height] = [
      Math.min(innerWidth, right + 4) - x,
      Math.min(innerHeight, bottom + 4) - y,
    ];
    return { x, y, width, height };
  });
  return (await page.screenshot({ clip })).toString("base64");
}

/** The names of the stops of Tab, from the first to the one where it begins again, and those that look as without the focus. */
async function listStops(page: Page) {
  const names: string[] = [];
  const unseen: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const element = await page.evaluateHandle(() => document.activeElement);
    const name = await element.evaluate((element) =>
      element === document.body ? "" : (element?.outerHTML.slice(0, 200) ?? ""),
    );
    if (names.includes(name)) return { names, unseen };
    names.push(name);
    // Behind the last stop, the focus is on what is around the document.
    if (name === "") continue;
    const focused = await picture(page, element);
    await element.evaluate((element) => element instanceof HTMLElement && element.blur());
    if ((await picture(page, element)) === focused) unseen.push(name);
    await element.evaluate((element) => element instanceof HTMLElement && element.focus());
  }
}

for (const forcedColors of ["none", "active"] as const) {
  test(`every stop of Tab shows that it has the focus, with forced colours: ${forcedColors}`, {
    tag: "@rest",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
    await row(page, "Features").click();
    await expect(panel(page).getByLabel("Title", { exact: true }).first()).toBeVisible();
    const { names, unseen } = await listStops(page);
    expect(names.length).toBeGreaterThan(30);
    expect(unseen).toEqual([]);
  });
}

test("a click on a page that does not listen yet selects as soon as it does", async ({ page }) => {
  const release = await holdFramedCode(page);
  await page.reload({ waitUntil: "commit" });
  // The place to which the link leads is not opened.
  await shownIn(page).getByRole("contentinfo").getByRole("link").first().click();
  release();
  await expect(panel(page).getByRole("region", { name: "Footer" })).toBeVisible();
  await expect(shownIn(page).getByRole("heading", { level: 1 })).toBeVisible();
});
