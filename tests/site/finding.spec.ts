import type { Page } from "playwright/test";
import { parseFormatted } from "../../src/shared/formatted/parse.ts";
import { linesOf, toPlainText } from "../../src/shared/formatted.ts";
import { holdBack } from "../browser/holdBack.ts";
import { linkToText } from "../browser/linkToText.ts";
import { restOf } from "../browser/restOf.ts";
import { anyPages, declaredBy, exampleNames, urlOf } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

interface Anchored {
  id: string;
  /** The words of the answer's first line. */
  answer: string;
}

/** The words of a text's first line, without marks. */
function firstLine(text: string): string {
  const { content } = parseFormatted(text, true);
  const block = typeof content === "object" && "blocks" in content ? content.blocks[0] : undefined;
  const [children] = block ? linesOf(block) : [];
  return toPlainText(children ? { type: "formatted", children } : content);
}

/** Every question with an anchor of its own, anywhere in a page. */
function questionsOf(value: unknown): Anchored[] {
  if (Array.isArray(value)) return value.flatMap(questionsOf);
  if (typeof value !== "object" || value === null) return [];
  if ("id" in value && "answer" in value) {
    return [{ id: String(value.id), answer: firstLine(String(value.answer)) }];
  }
  return Object.values(value).flatMap(questionsOf);
}

/** The open tab panels in the section of this question. */
const openPanels = (page: Page, id: string) =>
  page.locator(`section:has([id="${id}"]) :not([hidden]) > [role=tabpanel]`);

/** Waits until the answer is open: below a button, or in the browser's own disclosure. */
async function expectOpen(page: Page, id: string): Promise<void> {
  const at = `[id="${id}"]`;
  const open = `${at} [aria-expanded=true], ${at} details[open], details[open]${at}, details[open]:has(${at})`;
  await expect(page.locator(open)).not.toHaveCount(0);
  const section = page.locator(`section:has([id="${id}"])`);
  if (await section.locator("[role=tabpanel]").count()) {
    await expect(openPanels(page, id)).toHaveCount(1);
  }
}

/** The pages with questions, with the questions. */
const asked = anyPages
  .map((site) => ({ site, questions: questionsOf(declaredBy(site)) }))
  .filter(({ questions }) => questions.length > 0);

test("every page of examples asks questions", () => {
  expect(asked.map(({ site }) => site)).toEqual(expect.arrayContaining(exampleNames));
});

for (const { site, questions } of asked) {
  test(`${site}: every question's anchor opens its answer, in whatever tab`, async ({
    page,
    open,
  }) => {
    await open(site);
    for (const { id, answer } of questions.toReversed()) {
      await page.evaluate((id) => location.assign(`#${id}`), id);
      await expect(page.getByText(answer)).toBeInViewport();
      await expectOpen(page, id);
    }
  });
}

/** A few questions of each part of a page. */
const someOf = <T>(questions: T[], first: number) =>
  questions.length < 9 ? questions : questions.filter((_, index) => index % 9 === first);

for (const { site, questions } of asked) {
  test(`${site}: a link from elsewhere to a question opens its answer`, async ({ page, open }) => {
    for (const { id, answer } of someOf(questions, 4)) {
      await page.goto("about:blank");
      await open(site, `#${id}`);
      await expect(page.getByText(answer)).toBeInViewport();
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }
  });
}

// Find-in-page and text fragment links search the same text.
for (const { site, questions } of asked) {
  test(`${site}: the browser finds every answer, in whatever tab`, async ({ page, open }) => {
    await open(site);
    for (const { id, answer } of questions.toReversed()) {
      await page.goto(linkToText(urlOf(site), answer));
      await expect(page.getByText(answer)).toBeInViewport();
      await expectOpen(page, id);
      // If the next search starts before the scrolling has ended, Chromium stops halfway.
      await restOf(page.locator("body"));
    }
  });
}

for (const { site, questions } of asked) {
  test(`${site}: the browser finds answers before scripts are there`, async ({ page }) => {
    for (const { id, answer } of someOf(questions, 5)) {
      await page.goto("about:blank");
      await page.unrouteAll();
      const release = await holdBack(page, "**/assets/*.js");
      await page.goto(linkToText(urlOf(site), answer));
      await expect(page.getByText(answer)).toBeInViewport();
      release();
      await expectOpen(page, id);
    }
  });
}
