import { expect, it } from "vitest";
import { groupByDay } from "./groupByDay.ts";

const group = (...days: (string | undefined)[]) =>
  groupByDay(days.map((day, index) => ({ index, ...(day !== undefined && { day }) }))).map(
    ({ day, steps }) => [day, steps.map(({ index }) => index)],
  );

it.each([
  { days: [], groups: [] },
  { days: [undefined, undefined], groups: [[undefined, [0, 1]]] },
  { days: ["2026-05-30", "2026-05-30"], groups: [["2026-05-30", [0, 1]]] },
  {
    days: [undefined, "2026-05-30", undefined, "2026-05-31"],
    groups: [
      [undefined, [0]],
      ["2026-05-30", [1, 2]],
      ["2026-05-31", [3]],
    ],
  },
])("groups $days, and leaves steps without a day with the one before", ({ days, groups }) => {
  expect(group(...days)).toEqual(groups);
});
