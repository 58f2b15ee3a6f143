import { writeFile } from "node:fs/promises";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, test, widths } from "../browser/test.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { openEditor, states } from "./states.ts";

let root: string;
let server: RunningServer;

const save = (source: string) => writeFile(path.join(root, "page.yaml"), source);

test.beforeAll(async () => {
  root = await makeProject("editor-accessibility", smallPage);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());

/** The mistakes of the editor as it is, in light and dark. The page in the frame has tests of its own. */
async function findFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = new AxeBuilder({ page }).exclude("iframe");
    // Nothing but the colours changes.
    const { violations } = await (colorScheme === "dark"
      ? axe.withRules("color-contrast")
      : axe
    ).analyze();
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        found.push(`${colorScheme}: ${id}: ${html} ${failureSummary}`);
      }
    }
  }
  return found;
}

/** The states that are others where the parts beside the page slide over it. */
const withDrawers = ["nothing chosen", "outline", "form", "menu", "theme"];

test("axe finds nothing in any state of the editor", async ({ page, complaints: _ }) => {
  test.setTimeout(900_000);
  // The editor remembers what was open in a tab.
  await page.addInitScript(() => self === top && sessionStorage.clear());
  await page.goto(`${server.origin}/edit`);
  await expect(page.getByRole("complementary", { name: "Welcome" })).toBeVisible();
  expect.soft(await findFaults(page), "first visit").toEqual([]);
  await page.getByRole("button", { name: "Start" }).click();
  for (const width of [widths.desktop, widths.tablet]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, enter] of Object.entries(states)) {
      if (width === widths.tablet && !withDrawers.includes(name)) continue;
      await test.step(`${name} at ${width}`, async () => {
        await save(smallPage);
        await openEditor(page, server.origin);
        await enter({ page, source: smallPage, save });
        expect.soft(await findFaults(page), `${name} at ${width}`).toEqual([]);
      });
    }
  }
});
