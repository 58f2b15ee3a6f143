import { expect, it } from "vitest";
import { splitIntoRows } from "./fillRows.ts";

const most = [1, 2, 3, 4];
const counts = Array.from({ length: 30 }, (_, n) => n + 1);
const cases = most.flatMap((most) => counts.map((count) => [count, most] as const));

it.each(cases)("%i entries of which %i fit side by side fill their rows", (count, most) => {
  const rows = splitIntoRows(count, most);
  const [longest = 0] = rows;
  expect(rows.reduce((sum, row) => sum + row)).toBe(count);
  expect(longest).toBeLessThanOrEqual(most);
  expect(rows).toEqual(rows.toSorted((a, b) => b - a));
  expect(longest - Math.min(...rows)).toBeLessThanOrEqual(1);
});

it.each([
  [4, 3, [2, 2]],
  [5, 4, [3, 2]],
  [7, 4, [4, 3]],
  [7, 3, [3, 2, 2]],
  [3, 2, [1, 1, 1]],
  [5, 2, [2, 2, 1]],
])("%i entries of which %i fit side by side stand as %j", (count, most, rows) => {
  expect(splitIntoRows(count, most)).toEqual(rows);
});
