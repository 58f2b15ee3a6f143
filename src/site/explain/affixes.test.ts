import { expect, it } from "vitest";
import { completed } from "./affixes.ts";

it("offers a telephone link for a number that can be called", () => {
  const pattern = "^tel:.*\\d";
  expect(completed("112", pattern)).toEqual(["tel:112"]);
  expect(completed("-3", pattern)).toEqual([]);
});
