import { expect, it } from "vitest";
import { findGap, indexInGap, type PlacedItem } from "./findGap.ts";

const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
const column: PlacedItem[] = [0, 1, 2].map((index) => ({ index, box: box(0, index * 70) }));
const rows: PlacedItem[] = [0, 1, 2, 3].map((index) => ({
  index,
  box: box((index % 2) * 120, Math.floor(index / 2) * 70),
}));
const mirrored = rows.map(({ index, box }) => ({ index, box: { ...box, left: 120 - box.left } }));

it.each([
  [column, [50, -20], false, 0, "before"],
  [column, [50, 20], false, 0, "before"],
  [column, [50, 30], false, 0, "after"],
  [column, [500, 75], true, 1, "before"],
  [column, [50, 900], false, 2, "after"],
  [rows, [10, 20], false, 0, "before"],
  [rows, [90, 20], false, 0, "after"],
  [rows, [130, 45], false, 1, "before"],
  [rows, [300, 90], false, 3, "after"],
  [mirrored, [10, 20], true, 1, "after"],
  [mirrored, [90, 20], true, 1, "before"],
  [mirrored, [300, 90], true, 2, "before"],
] as const)("finds the gap of %j at %j", (items, [x, y], isRightToLeft, beside, where) => {
  expect(findGap(items, x, y, isRightToLeft)).toMatchObject({ beside, where });
});

it("draws the line beside the item: across a column, and upright in a row", () => {
  expect(findGap(column, 50, 75, false)?.line).toEqual({ left: 0, top: 62, width: 100, height: 4 });
  expect(findGap(rows, 90, 20, false)?.line).toEqual({ left: 104, top: 0, width: 4, height: 50 });
});

it("finds no gap without items", () => {
  expect(findGap([], 0, 0, false)).toBeUndefined();
});

it.each([
  [1, 0, "before", 0],
  [1, 0, "after", 1],
  [1, 1, "before", 1],
  [1, 1, "after", 1],
  [1, 2, "before", 1],
  [1, 3, "after", 3],
] as const)(
  "item %i, dropped beside item %i, %s it, becomes item %i",
  (from, beside, where, to) => {
    expect(indexInGap(from, { beside, where })).toBe(to);
  },
);
