import type { Page } from "playwright/test";
import { findNamesakes } from "../accessibility/findNamesakes.ts";
import { findViolations, tags } from "../accessibility/findViolations.ts";
import { smallPage } from "../fixtures/index.ts";
import { findAlike } from "./findAlike.ts";
import type { Preview } from "./preview.ts";
import { openEditor, states } from "./states.ts";
import { expect, test, widths } from "./test.ts";

let preview: Preview;

test.beforeEach(async ({ page, preview: ofWorker }) => {
  preview = ofWorker;
  // A part that slides has the colours of what is behind it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await preview.put(smallPage);
});

/** A large window, one of a small laptop, and a phone. */
const everyWidth = [1440, 1024, 390];

const schemes = ["light", "dark"] as const;

/** The mistakes of the editor as it is, in a colour scheme, by all rules or those of colours alone. */
async function findFaults(page: Page, colorScheme: (typeof schemes)[number], ...rules: string[]) {
  await page.emulateMedia({ colorScheme });
  // The page in the frame has tests of its own.
  const runOnly = rules.length > 0 ? rules : tags.filter((tag) => tag !== "wcag22aa");
  const faults = await findViolations(page.locator("html"), { runOnly, isSureOnly: true });
  return faults.map((fault) => `${colorScheme}: ${fault}`);
}

/** Tests a state of the editor in one scheme by all rules, and in the other, where only colours differ, by theirs. */
async function expectNoFault(page: Page, n: number): Promise<void> {
  const [scheme = "light", other = "dark"] = n % 2 === 0 ? schemes : schemes.toReversed();
  expect(await findFaults(page, scheme)).toEqual([]);
  expect(await findFaults(page, other, "color-contrast")).toEqual([]);
  expect(await findNamesakes(page)).toEqual([]);
}

/** Tests a state of the editor in both schemes by all rules. */
async function expectNoFaultAnywhere(page: Page): Promise<void> {
  for (const scheme of schemes) expect(await findFaults(page, scheme)).toEqual([]);
  expect(await findNamesakes(page)).toEqual([]);
}

/** The states that are others where the parts beside the page slide over it. */
const withDrawers = ["nothing chosen", "outline", "form", "menu", "theme"];

/** The states that are tested with the essential tests. */
const essential = ["form"];

test.describe(() => {
  test.use({ isFirstVisit: true });
  test("axe finds nothing at the first visit", { tag: "@rest" }, async ({
    page,
    complaints: _,
  }) => {
    await page.goto(`${preview.origin}/edit`);
    await expect(page.getByRole("complementary", { name: "Welcome" })).toBeVisible();
    await expectNoFault(page, 0);
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("complementary", { name: "Welcome" })).toHaveCount(0);
  });
});

/** True to test every state at each width in each scheme, in place of samples: `EVERY_STATE=1`. */
const isWhole = process.env.EVERY_STATE !== undefined;
const tested = isWhole ? everyWidth : [widths.desktop, widths.tablet];

for (const [place, width] of tested.entries()) {
  const names = Object.keys(states).filter(
    (name) => isWhole || width === widths.desktop || withDrawers.includes(name),
  );
  for (const [index, name] of names.entries()) {
    const isEssential = width === widths.desktop && essential.includes(name);
    const tag = isEssential ? [] : ["@rest"];
    test(`axe finds nothing, and what is chosen is shown in forced colours: ${name}, ${width} wide`, {
      tag,
    }, async ({ page, complaints: _ }) => {
      await page.setViewportSize({ width, height: 900 });
      await openEditor(page, preview.origin);
      await states[name]?.({ page, source: smallPage, save: preview.save });
      if (isWhole) await expectNoFaultAnywhere(page);
      // The other scheme than at the other width.
      else await expectNoFault(page, index + place);
      await page.emulateMedia({ forcedColors: "active" });
      expect(await findFaults(page, "light", ...(isWhole ? [] : ["color-contrast"]))).toEqual([]);
      expect(await findAlike(page)).toEqual([]);
    });
  }
}
