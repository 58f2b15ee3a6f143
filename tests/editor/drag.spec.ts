import type { Locator, Page } from "playwright/test";
import { smallPage } from "../fixtures/index.ts";
import type { Preview } from "./preview.ts";
import { openEditor, shownIn } from "./states.ts";
import { expect, test } from "./test.ts";

const cards = ["One", "Two", "Three", "Four"].map(
  (title) => `        - icon: leaf\n          title: ${title}\n          description: A card.\n`,
);
const questions = ["First", "Second", "Third"].map(
  (question) =>
    `        - id: ${question.toLowerCase()}\n          question: ${question}?\n          answer: Yes.\n`,
);
const head = smallPage.slice(0, smallPage.indexOf("\nsections:\n"));
/** A page with a grid of cards, a column of questions, and a list of one. */
const pageOf = (cards: readonly string[], questions: readonly string[]) => `${head}
sections:
  - type: features
    props:
      title: Cards
      columns: 2
      items:
${cards.join("")}
  - type: faq
    props:
      title: Questions
      questions:
${questions.join("")}
  - type: features
    id: alone
    props:
      title: Alone
      items:
        - icon: leaf
          title: Only
          description: A card.
`;
const source = pageOf(cards, questions);

let preview: Preview;
const saved = (text: string) => expect.poll(preview.saved).toBe(text);

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(source);
  await openEditor(page, preview.origin);
});

/** The middle of an element, and points beside it, in the viewport of the editor. */
async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not seen.");
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const words = (page: Page, text: string) => shownIn(page).getByText(text, { exact: true });
const status = (page: Page) => page.locator("footer [role=status]");
const ghost = (page: Page) => shownIn(page).locator("broadside-drag");

/** Drags an item by its words to a point, and holds it there. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await boxOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.move(to.x, to.y);
  await expect(ghost(page)).toBeAttached();
}

test("a card is dragged on the page to another place of its grid, and taken back", async ({
  page,
}) => {
  const target = await boxOf(words(page, "Two"));
  const [one = "", two = "", three = "", four = ""] = cards;
  await drag(page, words(page, "Three"), { x: target.x - target.width / 2 - 4, y: target.y });
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
  await saved(pageOf([one, three, two, four], questions));
  await expect(status(page)).toHaveText("“Three” moved to place 2 of 4.");
  // It stays selected.
  const row = page.getByRole("row", { name: /^Card, Three/ });
  await expect(row).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ControlOrMeta+z");
  await saved(source);
});

test("a question is dragged in its column, and Escape leaves it where it is", {
  tag: "@rest",
}, async ({ page }) => {
  const [first = "", second = "", third = ""] = questions;
  const below = async () => {
    const { x, y, height } = await boxOf(words(page, "Third?"));
    return { x, y: y + height };
  };
  await drag(page, words(page, "First?"), await below());
  await page.keyboard.press("Escape");
  await expect(ghost(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("It stays where it is.");
  await page.mouse.up();
  await expect(shownIn(page).locator("details[open], [aria-expanded=true]")).toHaveCount(0);
  expect(await preview.saved()).toBe(source);
  await drag(page, words(page, "First?"), await below());
  await page.mouse.up();
  await saved(pageOf(cards, [second, third, first]));
});

test("the only item of a list is not dragged, and a press alone selects", { tag: "@rest" }, async ({
  page,
}) => {
  const { x, y } = await boxOf(words(page, "Only"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 60);
  await expect(ghost(page)).toHaveCount(0);
  await page.mouse.up();
  await words(page, "Two").click();
  const panel = page.getByRole("complementary", { name: "Panel" });
  await expect(panel.locator("[data-selected]").getByRole("textbox")).toHaveValue("Two");
  expect(await preview.saved()).toBe(source);
});
