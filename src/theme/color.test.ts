import { describe, expect, it } from "vitest";
import { contrast, mix, readable, shade } from "./color.ts";

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#fff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
  ])("of %s and %s is %s, whichever comes first", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe("mix", () => {
  it("goes from one to the other", () => {
    expect(mix("#000", "#fff", 0)).toBe("#000000");
    expect(mix("#000", "#fff", 0.5)).toBe("#808080");
    expect(mix("#000", "#fff", 1)).toBe("#ffffff");
  });
});

describe("shade", () => {
  it("leaves a colour as it is when asked for its own lightness and strength", () => {
    expect(
      shade(
        "#1f5d4c",
        (own) => own,
        (own) => own,
      ),
    ).toBe("#1f5d4c");
  });

  it("keeps greys grey", () => {
    expect(shade("#777", 0.3, () => 0.2)).toMatch(/^#(..)\1\1$/);
  });

  it("stays within what a screen can show", () => {
    expect(shade("#ffcc00", 0.98, () => 0.4)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("readable", () => {
  it("leaves a colour that reads well", () => {
    expect(readable("#1f5d4c", ["#ffffff"], 4.5)).toBe("#1f5d4c");
  });

  it.each([
    ["#ffcc00", ["#ffffff", "#fbf8f2"]],
    ["#1f5d4c", ["#121a17"]],
    ["#ffffff", ["#ffffff"]],
    ["#000000", ["#000000"]],
  ])("moves %s until it reads on %j", (color, backgrounds) => {
    const moved = readable(color, backgrounds, 4.5);
    for (const background of backgrounds) {
      expect(contrast(moved, background)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
