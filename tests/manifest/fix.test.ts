import { expect, test } from "vitest";
import { mend } from "../../src/manifest/fix.ts";
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

test("what may have been meant in more than one way is left alone", () => {
  for (const { right, wrong } of mistakes) {
    const page = change(smallPage, right, wrong);
    expect(mendText(page)).toEqual({ page, mended: [] });
  }
});

test("a mistake that hides another is mended before it", () => {
  const page = change(smallPage, "icon: brand:discord", "icon: brand: discord");
  expect(mendText(page).page).toBe(change(smallPage, "icon: brand:discord", "icon: brand:discord"));
});

test("a mend that changes nothing is not made, and not told", () => {
  // Sets that list their icons, but do not find them, so that each is told to be written as it is.
  const icons = { ...surroundings.icons, has: () => false };
  const { bytes, mended } = mend(Buffer.from(smallPage), { ...surroundings, icons });
  expect([Buffer.from(bytes).toString(), mended]).toEqual([smallPage, []]);
});
