import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { contrast } from "./color.ts";
import { presets } from "./presets.ts";
import { darkScheme } from "./scheme.ts";

const names = Object.keys(presets) as Theme["preset"][];

describe.each(names)("the night of %s", (preset) => {
  it.each(["#d3331c", "#ff6a00", "#ff5fa2", "#0086c9", "#00b140"])(
    "shows buttons and bands in %s, if the theme sets it",
    (accent) => {
      const night = darkScheme({ preset, colors: { accent } });
      expect([night.accent, night.band]).toEqual([accent, accent]);
    },
  );

  it("keeps a band in a glaring accent duller than its buttons", () => {
    const { accent, band, text } = darkScheme({ preset, colors: { accent: "#ffc300" } });
    expect(accent).toBe("#ffc300");
    expect(contrast(band, text)).toBeGreaterThan(contrast(accent, text));
  });

  it.each(["#000000", "#2a2622", "#333333"])("makes pale buttons of the black %s", (accent) => {
    const night = darkScheme({ preset, colors: { accent } });
    expect(contrast(night.accent, night.background)).toBeGreaterThanOrEqual(7);
    expect(contrast(night.onAccent, night.accent)).toBeGreaterThanOrEqual(7);
  });

  it("keeps a grey or white accent that stands out from the night", () => {
    const night = (accent: string) => darkScheme({ preset, colors: { accent } }).accent;
    expect(["#999999", "#ffffff"].map(night)).toEqual(["#999999", "#ffffff"]);
  });

  it("sets buttons in any accent off from the page", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const toHex = (value: number) => value.toString(16).padStart(2, "0");
    fc.assert(
      fc.property(channel, channel, channel, (...rgb) => {
        const own = `#${rgb.map(toHex).join("")}`;
        const { accent, background } = darkScheme({ preset, colors: { accent: own } });
        expect(contrast(accent, background)).toBeGreaterThanOrEqual(3);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("softens the accent of the preset itself, unless the preset keeps it", () => {
    const { accent } = presets[preset].colors;
    const night = darkScheme({ preset });
    const kept = darkScheme({ preset, colors: { accent } });
    expect(night.band === kept.band).toBe(presets[preset].keepsAccent === true);
  });
});
