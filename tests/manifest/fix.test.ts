import { expect, test } from "vitest";
import { mend } from "../../src/site/fix.ts";
import { formatChange } from "../../src/site/report/listChanges.ts";
import { loadFixtureSurroundings } from "../fixtures/index.ts";
import { mendable, mistakes } from "./mistakes.ts";
import { change, smallPage } from "./workbench.ts";

const surroundings = await loadFixtureSurroundings();
const mendText = (page: string) => {
  const { bytes, mended } = mend(Buffer.from(page), surroundings);
  return { page: Buffer.from(bytes).toString(), mended };
};

test("what has slipped is put back, all of it at once", () => {
  const wrong = mendable.reduce((page, slip) => change(page, slip.right, slip.wrong), smallPage);
  const { page, mended } = mendText(wrong);
  expect(page).toBe(smallPage);
  expect(mended.map(({ code }) => code).sort()).toEqual(mendable.map(({ code }) => code).sort());
});

test("a byte order mark and the line ends of Windows stay", () => {
  const { right, wrong } = mendable[0] ?? { right: "", wrong: "" };
  const dress = (page: string) => `\ufeff${page.replaceAll("\n", "\r\n")}`;
  expect(mendText(dress(change(smallPage, right, wrong))).page).toBe(dress(smallPage));
});

test.each(["\n", "\r\n"])("the lines that are told lead back, with the line end %j", (end) => {
  const wrong = mendable
    .reduce((page, slip) => change(page, slip.right, slip.wrong), smallPage)
    .replace("icon: discord", "icon: brand: discord")
    .replaceAll("\n", end);
  const { bytes, changes } = mend(Buffer.from(wrong), surroundings);
  const lines = Buffer.from(bytes).toString().split("\n");
  for (const { before, after, lineAfter } of changes.toReversed()) {
    expect(lines.splice(lineAfter - 1, after.length, ...before)).toEqual(after);
  }
  expect(lines.join("\n")).toBe(wrong);
});

test("what looks alike is told apart in the lines that changed", () => {
  const page = change(smallPage, "question: What does", "question:\u00a0What does");
  const tabbed = change(page, "      title: Voices", "\t\t\ttitle: Voices");
  const { changes } = mend(Buffer.from(tabbed), surroundings);
  expect(changes.map(formatChange).join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:56:24 mended Put a plain space here.
      56 -               question:␣What does it cost?
      56 +               question: What does it cost?

    page.yaml:60:1 mended Put spaces in the place of tabs.
      60 - ␉␉␉title: Voices
      60 +       title: Voices"
  `);
});

test("what may have been meant in more than one way is left alone", () => {
  for (const { right, wrong } of mistakes) {
    const page = change(smallPage, right, wrong);
    expect(mendText(page)).toEqual({ page, mended: [] });
  }
});

test("a mistake that hides another is mended before it", () => {
  const right = "href: https://example.com/chat";
  const page = change(smallPage, right, "href: [Chat](https://example.com/chat)");
  expect(mendText(page).page).toBe(smallPage);
});

test("a mend that changes nothing is not made, and not told", () => {
  // Sets that list their icons, but do not find them, so that each is told to be written as it is.
  const icons = { ...surroundings.icons, has: () => false };
  const { bytes, mended } = mend(Buffer.from(smallPage), { ...surroundings, icons });
  expect([Buffer.from(bytes).toString(), mended]).toEqual([smallPage, []]);
});
