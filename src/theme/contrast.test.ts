import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { listPairs, neededContrast } from "./contrast.ts";
import { presets } from "./presets.ts";

const names = Object.keys(presets) as Theme["preset"][];

const themeOf = (theme: Partial<Theme>): Theme => ({
  preset: "meadow",
  type: {},
  motion: { duration: "240ms", distance: "18px" },
  ...theme,
});

const failing = (theme: Theme) => listPairs(theme).filter(({ ratio }) => ratio < neededContrast);

describe("listPairs", () => {
  it.each(names)("finds every pair of %s readable", (preset) => {
    expect(failing(themeOf({ preset }))).toEqual([]);
  });

  it.each(names)("finds %s readable with any accent colour at all", (preset) => {
    const channel = fc.integer({ min: 0, max: 255 });
    const toHex = (value: number) => value.toString(16).padStart(2, "0");
    fc.assert(
      fc.property(channel, channel, channel, (...rgb) => {
        const accent = `#${rgb.map(toHex).join("")}`;
        expect(failing(themeOf({ preset, colors: { accent } }))).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("names the tokens of a pair that cannot be read", () => {
    const pairs = failing(themeOf({ colors: { muted: "#cccccc" } }));
    expect(pairs.map(({ use, text, background }) => [use, text, background])).toEqual([
      ["quiet text on the page", "colors.muted", "colors.background"],
      ["quiet text on cards", "colors.muted", "colors.surface"],
      ["quiet text on the soft tone", "colors.muted", "colors.soft"],
    ]);
  });

  it("looks at the dark colours too", () => {
    const pairs = failing(themeOf({ dark: { mint: "#ffffff" } }));
    expect(pairs.map(({ use, text, background }) => [use, text, background])).toEqual([
      ["text on mint, in the dark", "dark.text", "dark.mint"],
    ]);
  });
});
