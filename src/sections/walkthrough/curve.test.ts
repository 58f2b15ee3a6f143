import { describe, expect, it } from "vitest";
import { curve, plot } from "./curve.ts";

describe("plot", () => {
  it("spreads the values over the width, 5 at the top and 1 at the bottom", () => {
    expect(plot([1, 3, 5], 200, 100)).toEqual([
      { x: 0, y: 100 },
      { x: 100, y: 50 },
      { x: 200, y: 0 },
    ]);
  });

  it("places a single value", () => {
    expect(plot([5], 200, 100)).toEqual([{ x: 0, y: 0 }]);
  });
});

describe("curve", () => {
  it("goes through every point, level at each", () => {
    expect(curve(plot([1, 5], 100, 100))).toBe("M0 100C50 100 50 0 100 0");
  });
});
