import fc from "fast-check";
import { expect, test } from "vitest";
import { fixPage } from "../../src/site/write/fix.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { type Mistake, mendable, mistakes } from "./mistakes.ts";
import { change, complaints, smallPage } from "./readFixture.ts";

const context = await loadFixtureContext();

const make = (made: readonly Mistake[]) =>
  made.reduce((page, { right, wrong }) => change(page, right, wrong), smallPage);

test("independent mistakes are reported one by one, by line", { tags: ["random"] }, () => {
  const some = fc.oneof(
    fc.subarray([...mistakes], { minLength: 1, maxLength: 6 }),
    fc.subarray([...mendable], { minLength: 1, maxLength: 6 }),
  );
  fc.assert(
    fc.property(some, (made) => {
      const found = complaints(make(made));
      expect(found.map(({ code }) => code).sort()).toEqual(made.map(({ code }) => code).sort());
      const lines = found.map(({ line }) => line);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    }),
    { seed: 7, numRuns: times(20) },
  );
});

test("every mistake is fixed, and no other byte changes", { tags: ["random"] }, () => {
  const ends = fc.constantFrom("\n", "\r\n");
  const marks = fc.constantFrom("", "\ufeff");
  const slips = fc.subarray([...mendable], { minLength: 1 });
  fc.assert(
    fc.property(slips, ends, marks, (made, end, mark) => {
      const dress = (page: string) => mark + page.replaceAll("\n", end);
      const wrong = made.reduce((page, slip) => change(page, slip.right, slip.wrong), smallPage);
      const { bytes, fixed } = fixPage(Buffer.from(dress(wrong)), context);
      const page = Buffer.from(bytes).toString();
      expect(page).toBe(dress(smallPage));
      expect(fixed).toHaveLength(made.length);
      expect(complaints(page)).toEqual([]);
    }),
    { seed: 11, numRuns: times(15) },
  );
});
