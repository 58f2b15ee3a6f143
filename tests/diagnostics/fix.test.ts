import { expect, test } from "vitest";
import { formatChange } from "../../src/site/report/listChanges.ts";
import { fixPage } from "../../src/site/write/fix.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { mendable, mistakes } from "./mistakes.ts";
import { change, smallPage } from "./readFixture.ts";

const context = await loadFixtureContext();
const fixText = (page: string) => {
  const { bytes, fixed } = fixPage(Buffer.from(page), context);
  return { page: Buffer.from(bytes).toString(), fixed };
};

test("all mistakes are fixed at once", () => {
  const wrong = mendable.reduce((page, slip) => change(page, slip.right, slip.wrong), smallPage);
  const { page, fixed } = fixText(wrong);
  expect(page).toBe(smallPage);
  expect(fixed.map(({ code }) => code).sort()).toEqual(mendable.map(({ code }) => code).sort());
});

test("a byte order mark and the line ends of Windows stay", () => {
  const { right, wrong } = mendable[0] ?? { right: "", wrong: "" };
  const dress = (page: string) => `\ufeff${page.replaceAll("\n", "\r\n")}`;
  expect(fixText(dress(change(smallPage, right, wrong))).page).toBe(dress(smallPage));
});

test.each(["\n", "\r\n"])("the reported lines lead back, with the line end %j", (end) => {
  const wrong = mendable
    .reduce((page, slip) => change(page, slip.right, slip.wrong), smallPage)
    .replace("icon: discord", "icon: brand: discord")
    .replaceAll("\n", end);
  const { bytes, changes } = fixPage(Buffer.from(wrong), context);
  const lines = Buffer.from(bytes).toString().split("\n");
  for (const { before, after, lineAfter } of changes.toReversed()) {
    expect(lines.splice(lineAfter - 1, after.length, ...before)).toEqual(after);
  }
  expect(lines.join("\n")).toBe(wrong);
});

test("blanks that look alike are shown differently in the changed lines", () => {
  const page = change(smallPage, "question: What does", "question:\u00a0What does");
  const tabbed = change(page, "      title: Voices", "\t\t\ttitle: Voices");
  const { changes } = fixPage(Buffer.from(tabbed), context);
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
    expect(fixText(page)).toEqual({ page, fixed: [] });
  }
});

test("a mistake that hides another is fixed before it", () => {
  const right = "href: https://lull.museum/chat";
  const page = change(smallPage, right, "href: [Chat](https://lull.museum/chat)");
  expect(fixText(page).page).toBe(smallPage);
});

test("a fix that changes nothing is neither made nor reported", () => {
  // A context that lists its icons but does not find them, so that each suggestion is the icon itself.
  const icons = { ...context.icons, has: () => false };
  const { bytes, fixed } = fixPage(Buffer.from(smallPage), { ...context, icons });
  expect([Buffer.from(bytes).toString(), fixed]).toEqual([smallPage, []]);
});
