import type { Page } from "playwright/test";
import { parseFormatted } from "../../src/shared/formatted/parse.ts";
import { linesOf, toPlainText } from "../../src/shared/text/formatted.ts";
import { factors, namesOf } from "../browser/factors.ts";
import { holdBack } from "../browser/holdBack.ts";
import { linkToText } from "../browser/linkToText.ts";
import { pairs } from "../browser/pairs.ts";
import { restOf } from "../browser/restOf.ts";
import { firstMiddleLast } from "../browser/samples.ts";
import { declaredBy, exampleNames, type SiteName, urlOf } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

interface Anchored {
  id: string;
  /** The tab or the list that the question is in. */
  list: string;
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
function questionsOf(value: unknown, list = ""): Anchored[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => questionsOf(each, `${list}.${index}`));
  }
  if (typeof value !== "object" || value === null) return [];
  if ("id" in value && "answer" in value) {
    const { id, answer } = value;
    const parent = list.slice(0, list.lastIndexOf("."));
    return [{ id: String(id), list: parent, answer: firstLine(String(answer)) }];
  }
  return Object.entries(value).flatMap(([name, each]) => questionsOf(each, `${list}.${name}`));
}

/** The open tab panels in the section of this question. */
const openPanels = (page: Page, id: string) =>
  page.locator(`section:has([id="${id}"]) :not([hidden]) > [role=tabpanel]`);

/** Waits until the answer is open: below a button, or in the browser's own disclosure. Some are always open. */
async function expectOpen(page: Page, id: string): Promise<void> {
  const at = `[id="${id}"]`;
  const closable = `${at} [aria-expanded], ${at} details, details${at}, details:has(${at})`;
  if ((await page.locator(closable).count()) === 0) return;
  const open = `${at} [aria-expanded=true], ${at} details[open], details[open]${at}, details[open]:has(${at})`;
  await expect(page.locator(open)).not.toHaveCount(0);
  const section = page.locator(`section:has([id="${id}"])`);
  if (await section.locator("[role=tabpanel]").count()) {
    await expect(openPanels(page, id)).toHaveCount(1);
  }
}

/** The first question of each tab and list. */
const oneOfEachList = (questions: Anchored[]) =>
  questions.filter(
    ({ list }, index) => questions.findIndex((other) => other.list === list) === index,
  );

/** Leads a visitor to one question after the other, and checks that each answer is open and on the screen. */
type Way = (page: Page, site: SiteName, questions: Anchored[]) => Promise<void>;

const ways = {
  "its anchor, pressed in the page": async (page, site, questions) => {
    await page.goto(urlOf(site));
    for (const { id, answer } of questions) {
      await page.evaluate((id) => location.assign(`#${id}`), id);
      await expect(page.getByText(answer)).toBeInViewport();
      await expectOpen(page, id);
    }
  },
  // Find-in-page and text fragment links search the same text.
  "the browser's search": async (page, site, questions) => {
    await page.goto(urlOf(site));
    for (const { id, answer } of questions) {
      await page.goto(linkToText(urlOf(site), answer));
      await expect(page.getByText(answer)).toBeInViewport();
      await expectOpen(page, id);
      // If the next search starts before the scrolling has ended, Chromium stops halfway.
      await restOf(page.locator("body"));
    }
  },
  "a link from elsewhere": async (page, site, questions) => {
    for (const { id, answer } of oneOfEachList(questions)) {
      await page.goto("about:blank");
      await page.goto(`${urlOf(site)}#${id}`);
      await expect(page.getByText(answer)).toBeInViewport();
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }
  },
  "a search before the scripts are there": async (page, site, questions) => {
    for (const { id, answer } of oneOfEachList(questions)) {
      await page.goto("about:blank");
      await page.unrouteAll();
      const release = await holdBack(page, "**/assets/*.js");
      await page.goto(linkToText(urlOf(site), answer));
      await expect(page.getByText(answer)).toBeInViewport();
      release();
      await expectOpen(page, id);
    }
  },
} satisfies Record<string, Way>;

/** The pages with questions, with the first, a middle and the last of each tab and list. */
const asked = factors.site
  .map((site) => ({ site, questions: questionsOf(declaredBy(site)) }))
  .filter(({ questions }) => questions.length > 0)
  .map(({ site, questions }) => ({
    site,
    // From the end: the first tab is open anyway.
    questions: firstMiddleLast(questions, ({ list }) => list).toReversed(),
  }));

test("every page of examples asks questions", () => {
  expect(asked.map(({ site }) => site)).toEqual(expect.arrayContaining(exampleNames));
});

for (const { tag, shown, name } of pairs({ shown: asked, name: namesOf(ways) })) {
  test(`${shown.site}: ${name} opens its answer, in whatever tab`, { tag }, async ({
    page,
    complaints: _,
  }) => {
    await ways[name](page, shown.site, shown.questions);
  });
}
