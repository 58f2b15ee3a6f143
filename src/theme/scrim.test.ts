import { describe, expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { contrast, type Hex, mix } from "./color.ts";
import { neededContrast } from "./contrast.ts";
import { presets } from "./presets.ts";
import { anyColors, scrimOver } from "./scrim.ts";
import { schemesOn, tones } from "./tones.ts";

const names = Object.keys(presets) as Theme["preset"][];
const accents = [undefined, "#fff3b0", "#ffffff", "#0b1020", "#777777", "#00ff00", "#ff0000"];

/** Colours of any picture: from black to white in each of red, green and blue. */
const steps = ["00", "55", "aa", "ff"];
const ofPictures: Hex[] = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue): Hex => `#${red}${green}${blue}`)),
);

describe.each(tones)("on the tone %s", (tone) => {
  it.each(names)("words are readable in front of any film, in the colours of %s", (preset) => {
    const unreadable = accents.flatMap((accent) => {
      const theme = { preset, ...(accent && { colors: { accent } }) };
      const { day, night = day } = schemesOn(tone, theme);
      const scrim = scrimOver(anyColors, theme, tone);
      return [[day, scrim.day] as const, [night, scrim.night ?? scrim.day] as const].flatMap(
        ([{ background, text }, strength]) =>
          ofPictures
            .map((color) => mix(color, background, strength / 100))
            .filter((behind) => contrast(text, behind) < neededContrast),
      );
    });
    expect(unreadable).toEqual([]);
  });
});

it.each(tones.filter((tone) => tone !== "accent"))(
  "a film is seen behind words on the tone %s",
  (tone) => {
    const strengths = names.map((preset) => scrimOver(anyColors, { preset }, tone).day);
    expect(Math.max(...strengths)).toBeLessThan(100);
  },
);
