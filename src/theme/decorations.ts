import type { ResolvedSection } from "../shared/section.ts";
import {
  awayFrom,
  contrast,
  distance,
  type Hex,
  isLight,
  lightnessOf,
  mix,
  readable,
  shade,
} from "./color.ts";
import type { Scheme } from "./scheme.ts";
import { leastDistance } from "./tones.ts";

/** A gradient or a pattern behind the words of a section. */
export type Decoration = Exclude<ResolvedSection["decoration"], "none">;

/** The colours of a decoration, and those of the words that are read in front of it. */
export interface Decorated {
  /** Its own colours: each of them, and each mixture with the ground, may be behind words. */
  inks: Hex[];
  muted: Hex;
  accentText: Hex;
}

/** The colouring of a decoration: the roles that tint it, and how far from the ground it goes, to the eye. */
interface Coloring {
  roles: (keyof Scheme)[];
  reach: number;
}

const colorings: Record<Decoration, Coloring> = {
  glow: { roles: ["accent"], reach: 0.08 },
  fade: { roles: ["accent"], reach: 0.05 },
  mesh: { roles: ["accent", "highlight", "sky"], reach: 0.08 },
  dots: { roles: ["text"], reach: 0.16 },
  grid: { roles: ["text"], reach: 0.055 },
  lines: { roles: ["text"], reach: 0.065 },
  rings: { roles: ["text"], reach: 0.075 },
};

/** Every decoration. */
export const decorations = Object.keys(colorings) as Decoration[];

/** More than WCAG's 4.5: where colours mix, they may be a little darker than each of them. */
const wanted = 4.7;

/**
 * The colours of a decoration in a section with these colours. It is as strong as it should be at the most, or less if the
 * words could not be read; quiet words and links become as strong as they have to be.
 */
export function decorate(decoration: Decoration, scheme: Scheme): Decorated {
  const { background, surface, soft } = scheme;
  const { roles, reach } = colorings[decoration];
  const inks = roles.map((role) => tint(scheme, role, reach));
  const grounds = [background, surface, soft, ...inks];
  return {
    inks,
    muted: readable(scheme.muted, grounds, wanted),
    accentText: readable(scheme.accentText, grounds, wanted),
  };
}

/** The ground with as much of a colour in it as it may have; away from the words where that would be too little to see. */
function tint(scheme: Scheme, role: keyof Scheme, reach: number): Hex {
  const { background, text } = scheme;
  const tinted = strongest(background, role === "text" ? text : lightOf(scheme, role), text, reach);
  return distance(tinted, background) < leastDistance
    ? strongest(background, awayFrom(text), text, reach)
    : tinted;
}

/** A colour as light: nearly as light as the ground that it falls on, or else it would look like a shadow there. */
function lightOf(scheme: Scheme, role: keyof Scheme): Hex {
  const { background, text, accentText, [role]: own } = scheme;
  // On a pastel and on a band, buttons have the colour of the words.
  const hue = [own, accentText].find((color) => color !== text) ?? background;
  const step = isLight(background) ? -0.07 : 0.12;
  return shade(hue, lightnessOf(background) + step, (chroma) => Math.min(chroma, 0.1));
}

/** The mixture that is farthest from the ground, within reach, and on which the words can be read. */
function strongest(ground: Hex, color: Hex, words: Hex, reach: number): Hex {
  let percent = 0;
  const at = (percent: number) => mix(ground, color, percent / 100);
  while (percent < 100) {
    const next = at(percent + 1);
    if (distance(next, ground) > reach || contrast(words, next) < wanted) break;
    percent += 1;
  }
  return at(percent);
}
