import { expect, test } from "vitest";
import type { Range } from "../../yaml/diagnostic.ts";
import { coveredBy } from "./coverage.ts";

test("a range is covered by one that holds it whole", () => {
  const isCovered = coveredBy([
    [40, 50],
    [10, 30],
    [15, 20],
  ]);
  const ranges: Range[] = [
    [10, 30],
    [16, 28],
    [45, 45],
    [50, 50],
    [5, 15],
    [25, 45],
    [30, 31],
    [60, 61],
  ];
  expect(ranges.map(isCovered)).toEqual([true, true, true, true, false, false, false, false]);
  expect(coveredBy([])([0, 0])).toBe(false);
});
