import type { Theme } from "../shared/schema.gen.ts";
import type { Backdrop } from "../shared/section.ts";
import { channels, contrastOf, type Hex, luminanceOf } from "./color.ts";
import type { Scheme } from "./scheme.ts";
import { schemesOn, type Tone } from "./tones.ts";

/** The colours of a picture: for each of red, green and blue a value from 0 to 255. */
export type Colors = readonly (readonly [red: number, green: number, blue: number])[];

/** The darkest and the lightest colour: a scrim that is right for both is right for any picture. */
export const anyColors: Colors = [
  [0, 0, 0],
  [255, 255, 255],
];

/** More than WCAG's 4.5: copies of a picture differ a little from the one that was measured. */
const wanted = 4.8;

/** The scrims over a picture, by what they depend on besides its colours: each takes up to half a second to find. */
const known = new WeakMap<Colors, Map<string, Backdrop["scrim"]>>();

/** The scrim with which the words of a section can be read on every colour of the picture behind them. */
export function scrimOver(
  colors: Colors,
  theme: Pick<Theme, "preset" | "colors" | "dark">,
  tone: Tone,
): Backdrop["scrim"] {
  const scrims = known.get(colors) ?? new Map<string, Backdrop["scrim"]>();
  known.set(colors, scrims);
  const { preset, colors: own, dark } = theme;
  const key = JSON.stringify([preset, own, dark, tone]);
  const scrim = scrims.get(key) ?? findScrim(colors, theme, tone);
  scrims.set(key, scrim);
  return scrim;
}

function findScrim(
  colors: Colors,
  theme: Parameters<typeof scrimOver>[1],
  tone: Tone,
): Backdrop["scrim"] {
  const { day, night } = schemesOn(tone, theme);
  const over = ({ background, text }: Scheme) => thinnest(colors, background, text);
  return { day: over(day), ...(night && { night: over(night) }) };
}

/** The least share of the ground, in percent, from which on the text can be read on every colour. */
function thinnest(colors: Colors, ground: Hex, text: Hex): number {
  const over = channels(ground);
  const words = luminanceOf(channels(text));
  const isGroundLighter = luminanceOf(over) > words;
  const isReadable = (share: number) =>
    colors.every(([red, green, blue]) => {
      const blend = (value: number, ground: number) => value + (ground - value) * share;
      const behind = luminanceOf([
        blend(red / 255, over[0]),
        blend(green / 255, over[1]),
        blend(blue / 255, over[2]),
      ]);
      // The words stay on the side of the picture where they are on the ground.
      return contrastOf(behind, words) >= wanted && behind > words === isGroundLighter;
    });
  let percent = 100;
  while (percent > 0 && isReadable((percent - 1) / 100)) percent -= 1;
  return percent;
}
