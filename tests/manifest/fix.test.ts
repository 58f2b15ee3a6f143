import fc from "fast-check";
import { expect, test } from "vitest";
import { mend } from "../../src/manifest/fix.ts";
import { loadSurroundings } from "../../src/manifest/load.ts";
import { mendable, mistakes } from "./mistakes.ts";
import { change, complaints, smallPage } from "./workbench.ts";

const surroundings = await loadSurroundings(process.cwd());
const mendText = (page: string) => {
  const { bytes, mended } = mend(Buffer.from(page), surroundings);
  return { page: Buffer.from(bytes).toString(), mended };
};

test("what has slipped is put back, and not a byte besides", { timeout: 60_000 }, () => {
  const ends = fc.constantFrom("\n", "\r\n");
  const marks = fc.constantFrom("", "\ufeff");
  const slips = fc.subarray([...mendable], { minLength: 1 });
  fc.assert(
    fc.property(slips, ends, marks, (made, end, mark) => {
      const dress = (page: string) => mark + page.replaceAll("\n", end);
      const wrong = made.reduce((page, slip) => change(page, slip.right, slip.wrong), smallPage);
      const { page, mended } = mendText(dress(wrong));
      expect(page).toBe(dress(smallPage));
      expect(mended).toHaveLength(made.length);
      expect(complaints(page)).toEqual([]);
    }),
    { seed: 11, numRuns: 150 },
  );
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
