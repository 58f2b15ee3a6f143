import { child } from "../shared/dataAt.ts";
import type { Theme } from "../shared/schema.gen.ts";
import type { ResolvedSection } from "../shared/section.ts";
import { isFormatted } from "../shared/text/formatted.ts";
import type { OwnTypefaces, Typeface } from "../shared/typeface.ts";
import { contrast, distance, type Hex, readable } from "./color.ts";
import type { Scheme } from "./scheme.ts";
import { fontsOf, shapeOf, usualLeading } from "./themeValues.ts";
import { declareBySchemes } from "./toneRules.ts";
import { schemesOn, type Tone } from "./tones.ts";
import { typefaceOf } from "./typefaces.ts";

/** More than WCAG's 4.5, which colours lose a little of where they are rounded. */
const wanted = 4.6;

/** Colours that are nearer than this to the eye are one at a glance. */
const apart = 0.1;

/**
 * The colour of emphasised words among others: the accent's, or that of highlights where words have the accent's already.
 * Undefined if neither can be told from the other words.
 */
export function accentOfWords(scheme: Scheme): Hex | undefined {
  const grounds = [scheme.background, scheme.surface, scheme.soft];
  return [scheme.accentText, scheme.highlight]
    .map((color) => readable(color, grounds, wanted))
    .find((color) => distance(color, scheme.text) >= apart);
}

/** The ground of marked words, which sets them apart from the section and from its panels, and their colour. */
export function markerOf(scheme: Scheme): { ground: Hex; words: Hex } {
  const { background, text, peach, sky, highlight, accent } = scheme;
  const isSeen = (color: Hex) =>
    [background, peach, sky].every((other) => distance(color, other) >= apart);
  const ground = [highlight, accent].find(isSeen) ?? text;
  const colors = [text, background, "#000000", "#ffffff"];
  return { ground, words: colors.find((color) => contrast(color, ground) >= wanted) ?? "#ffffff" };
}

/** The heights of tall letters above the baseline, and of most long ones below it, in ems. */
const letters = { above: 0.8, below: 0.2 };

/**
 * The places at which a marker begins and ends, in percent of the room that a typeface takes: around its letters, and clear
 * of those of the next line where lines are not close.
 */
function bandOf({ ascent, descent }: Typeface, leading: number): { start: string; end: string } {
  const below = Math.min(letters.below + 0.04, Math.max(letters.below, leading - letters.above));
  const placeOf = (distance: number) =>
    `${Math.round((1000 * (ascent + distance)) / (ascent + descent)) / 10}%`;
  return {
    start: placeOf(-Math.min(letters.above, ascent)),
    end: placeOf(Math.min(below, descent)),
  };
}

/** The declarations of each style but the usual one, in the colours of a section. */
const styles = {
  accent(scheme: Scheme) {
    const color = accentOfWords(scheme);
    return color ? `font-style:normal;color:${color}` : "font-style:italic;color:inherit";
  },
  marker(scheme: Scheme, typeface: Typeface, leading: number) {
    const { ground, words } = markerOf(scheme);
    const { start, end } = bandOf(typeface, leading);
    return `font-style:normal;color:${words};background:linear-gradient(#0000 ${start},${ground} 0 ${end},#0000 0);padding-inline:.1em;margin-inline-start:-.1em;-webkit-box-decoration-break:clone;box-decoration-break:clone`;
  },
};

/**
 * The rules for the emphasised words of titles, in the tones in which the page has any. On paper, with the visitor's own
 * colours, and in front of a ground that is not the section's, words in the accent's colour are italic.
 */
export function renderEmphasisRules(
  theme: Theme,
  sections: readonly Pick<ResolvedSection, "tone" | "props">[],
  own: OwnTypefaces = {},
): string {
  const style = shapeOf(theme).type.emphasis;
  if (style === "italic") return "";
  const tones = sections.flatMap(({ tone, props }) =>
    isFormatted(child(props, "title")) ? [tone] : [],
  );
  return [...new Set(tones)]
    .sort()
    .map((tone) => render(tone, style, theme, own.display ?? typefaceOf(fontsOf(theme).display)))
    .join("");
}

function render(tone: Tone, style: keyof typeof styles, theme: Theme, typeface: Typeface): string {
  const section = `[data-tone=${tone}]${style === "accent" ? ":not([data-background])" : ""}`;
  const words = `:is(h1,h2) em${style === "accent" ? ":not([data-panel] *)" : ""}`;
  const { day, night } = schemesOn(tone, theme);
  const { leading = usualLeading } = shapeOf(theme).type;
  const declare = (scheme: Scheme) => styles[style](scheme, typeface, leading);
  return declareBySchemes(`${section} ${words}`, declare(day), night && declare(night));
}
