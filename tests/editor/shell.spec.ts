import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { FrameLocator, Page } from "playwright/test";
import { editorPath, tokenHeader, tokenName } from "../../src/shared/editor.ts";
import type { Operation } from "../../src/shared/operation.ts";
import { expect, test, widths } from "../browser/test.ts";
import { makeProject, type RunningServer, startLive } from "../project.ts";

test.describe.configure({ mode: "serial" });

const small = await readFile("tests/fixtures/small.page.yaml", "utf8");

let root: string;
let server: RunningServer;

const file = () => path.join(root, "page.yaml");
const save = (source: string) => writeFile(file(), source);
const saved = () => readFile(file(), "utf8");

test.beforeAll(async () => {
  root = await makeProject("editor-shell", small);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  await save(small);
  await page.addInitScript(() => localStorage.setItem("broadside:welcomed", "yes"));
});

/** Opens the editor, and waits for its page. */
async function openEditor(page: Page): Promise<FrameLocator> {
  await page.goto(`${server.origin}/edit`);
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { name: "Think better." })).toBeVisible();
  await expect(page.getByRole("button", { name: /problem/ })).toBeVisible();
  return shown;
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

const titles = Array.from({ length: 20 }, (_, index) => `Title ${index}`);
const setTitle = (value: string): Operation => ({
  ...{ do: "set", section: "questions", path: ["props", "title"], value },
});

test("twenty actions are taken back and made again by keys, to the byte", async ({ page }) => {
  const shown = await openEditor(page);
  for (const title of titles) await edit(page, setTitle(title));
  const edited = await saved();
  await expect(page.getByRole("button", { name: "Undo: Change title in FAQ" })).toBeEnabled();
  const press = async (key: string, value: string) => {
    await page.keyboard.press(key);
    await expect.poll(saved).toContain(`title: ${value}\n`);
  };
  // Half of them with focus in the editor, and half with focus in the page.
  await page.getByRole("button", { name: "Theme" }).focus();
  for (const title of titles.slice(9, -1).reverse()) await press("Control+z", title);
  await shown.getByRole("heading", { name: "Think better." }).click();
  for (const title of titles.slice(0, 9).reverse()) await press("Control+z", title);
  await press("Control+z", "Questions");
  expect(await saved()).toBe(small);
  await expect(page.locator("[role=status]")).toHaveText("Undone: Change title in FAQ.");
  for (const title of titles.slice(0, 10)) await press("Control+Shift+z", title);
  await page.getByRole("button", { name: "Theme" }).focus();
  for (const title of titles.slice(10)) await press("Control+y", title);
  expect(await saved()).toBe(edited);
  await page.keyboard.press("Control+s");
  await expect(page.locator("[role=status]")).toHaveText("Everything is saved.");
});

test("a phone's width is true inside, and all comes back after a reload", async ({ page }) => {
  const shown = await openEditor(page);
  await page.keyboard.press("Control+1");
  const inside = () => shown.locator("html").evaluate(() => innerWidth);
  await expect.poll(inside).toBe(widths.phone);
  await expect(shown.getByRole("button", { name: /menu/i })).toBeVisible();
  await page.getByRole("radio", { name: "Desktop" }).press("Space");
  await expect.poll(inside).toBe(widths.desktop);
  await page.getByRole("radio", { name: "Tablet" }).press("Space");
  await expect.poll(inside).toBe(widths.tablet);
  await page.getByRole("button", { name: "Show the page in the dark" }).click();
  await expect(shown.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(null);
  await page.getByRole("button", { name: /problem/ }).click();
  await shown.locator("html").evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect(page.getByRole("radio", { name: "Tablet" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Problems" })).toBeVisible();
  await expect(shown.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => shown.locator("html").evaluate(() => scrollY)).toBe(900);
  expect(await page.evaluate(() => [scrollY, document.body.scrollTop])).toEqual([0, 0]);
});

test("F6 goes round the parts of the editor, and every control has a name", async ({ page }) => {
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
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
  await page.keyboard.press("F6");
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("iframe");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [widths.tablet, widths.desktop]) {
    test(`axe finds nothing in ${colorScheme} at ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await openEditor(page);
      const check = async () => {
        const axe = new AxeBuilder({ page }).exclude("iframe");
        const { violations } = await axe.analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        );
        expect(found).toEqual([]);
      };
      await check();
      await page.getByRole("button", { name: /problem/ }).click();
      await check();
      await page.getByRole("button", { name: "Close" }).click();
      if (width === widths.tablet) {
        await page.getByRole("button", { name: "Sections" }).click();
        await check();
      }
    });
  }
}

test("a file with a mistake leaves the editor usable", async ({ page }) => {
  const shown = await openEditor(page);
  await save(small.replace("title: Voices", "title: [Voices"));
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByRole("button", { name: /problem/ }).click();
  const panel = page.getByRole("complementary", { name: "Panel" });
  await expect(panel.getByText("Must be solved").first()).toBeVisible();
  await expect(shown.getByRole("heading", { name: "Voices" })).toBeVisible();
  await save(small.replace("icon: notebook", "icon: notebok"));
  await panel.getByRole("button", { name: /notebook/ }).click();
  await expect.poll(saved).toBe(small);
});
