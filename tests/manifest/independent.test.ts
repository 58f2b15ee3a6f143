import fc from "fast-check";
import { expect, test } from "vitest";
import { type Mistake, mendable, mistakes } from "./mistakes.ts";
import { change, complaints, smallPage } from "./workbench.ts";

const make = (made: readonly Mistake[]) =>
  made.reduce((page, { right, wrong }) => change(page, right, wrong), smallPage);

test.each([...mistakes, ...mendable])("$wrong for $right is one $code", (mistake) => {
  expect(complaints(make([mistake])).map(({ code }) => code)).toEqual([mistake.code]);
});

test("mistakes that have nothing to do with each other are told one by one, by line", {
  timeout: 60_000,
}, () => {
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
    { seed: 7, numRuns: 200 },
  );
});
