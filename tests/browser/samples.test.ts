import { expect, it } from "vitest";
import { firstMiddleLast } from "./samples.ts";

it("of what repeats itself, the first, a middle and the last are chosen, each once", () => {
  expect(firstMiddleLast([])).toEqual([]);
  expect(firstMiddleLast(["a"])).toEqual(["a"]);
  expect(firstMiddleLast(["a", "b"])).toEqual(["a", "b"]);
  expect(firstMiddleLast(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  expect(firstMiddleLast([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 4, 7]);
  expect(firstMiddleLast(["a", "a", "a", "a"])).toHaveLength(3);
});

it("every kind is chosen from", () => {
  const words = ["a1", "a2", "a3", "a4", "a5", "b1", "a6", "c1", "c2"];
  const chosen = firstMiddleLast(words, ([kind]) => kind);
  expect(chosen).toEqual(["a1", "a4", "a6", "b1", "c1", "c2"]);
});
