import { expect, it } from "vitest";
import { from } from "../../theme/conditions.ts";
import { alignRows, centerRows, splitIntoRows } from "./fillRows.ts";

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

it("puts the entries of a shorter row into the columns of the longer ones, or in their middle", () => {
  expect(alignRows({ laptop: 3 })({ count: 5 })).toEqual({
    [from.laptop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  });
  expect(centerRows({ tablet: 3, laptop: 4 })({ count: 7 })).toEqual({
    [from.tablet]: {
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      "> :nth-of-type(n)": { gridColumn: "span 2" },
      "> :nth-of-type(4)": { gridColumn: "2 / span 2" },
      "> :nth-of-type(6)": { gridColumn: "2 / span 2" },
    },
    [from.laptop]: {
      gridTemplateColumns: "repeat(8, minmax(0, 1fr))",
      "> :nth-of-type(n)": { gridColumn: "span 2" },
      "> :nth-of-type(5)": { gridColumn: "2 / span 2" },
    },
  });
});

it.each(cases)("%i entries of which %i fit side by side stay inside their rows", (count, most) => {
  const [rules] = Object.values(centerRows({ laptop: most })({ count }));
  const [longest = 1] = splitIntoRows(count, most);
  const places = Object.values(Object(rules)).map((rule) => String(Object(rule).gridColumn));
  const starts = places.flatMap((place) => /^(\d+) \/ span 2$/.exec(place)?.[1] ?? []);
  for (const start of starts) expect(Number(start)).toBeLessThanOrEqual(longest);
});
