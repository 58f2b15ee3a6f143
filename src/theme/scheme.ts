import type { Colors, Theme } from "../shared/schema.gen.ts";
import {
  awayFrom,
  chromaOf,
  contrast,
  type Hex,
  hueOf,
  isLight,
  mix,
  readable,
  shade,
} from "./color.ts";
import { type Pastel, type Preset, pastels, presets } from "./presets.ts";

/** Colours that nobody sets: each is derived from others, and is readable in its place. */
interface Derived {
  /** The accent for text and icons, on every background of the page. */
  accentText: Hex;
  /** The mark of the visitor's current place. */
  accentSoft: Hex;
  /** A button under the pointer. */
  accentHover: Hex;
  onAccent: Hex;
  /** The background of sections with the accent tone, and the colours on it. */
  band: Hex;
  onBand: Hex;
  bandMuted: Hex;
  bandLine: Hex;
  bandSurface: Hex;
  /** The words on pastels. */
  onPastel: Hex;
}

/** Each pastel as ink: the colour of icons and numbers on that pastel. */
type Inks = Record<`${Pastel}Ink`, Hex>;

/** Every colour of the page, by day or by night. */
export type Scheme = Required<Colors> & Derived & Inks;

/** The parts of a theme that decide its colours by day. */
type DayLook = Pick<Theme, "preset" | "colors">;

/** The parts that decide them by night. */
type Look = DayLook & { dark?: Colors };

/** The colours of a theme by day, and by night unless it is light for everyone. */
export function schemesOf({ preset, colors, dark }: Pick<Theme, "preset" | "colors" | "dark">): {
  day: Scheme;
  night?: Scheme;
} {
  const look = { preset, ...(colors && { colors }), ...(dark && { dark }) };
  return { day: lightScheme(look), ...(dark !== false && { night: darkScheme(look) }) };
}

/** The colours of a theme by day: its own, its preset's, and those derived from them. */
export function lightScheme(theme: DayLook): Scheme {
  const { colors } = presets[theme.preset];
  return complete({ ...colors, ...theme.colors }, (background) => mix(background, "#ffffff", 0.8));
}

/** The colours of a theme by night. By default they have the hues of the day in a darker light. */
export function darkScheme(theme: Look): Scheme {
  const { colors, dark, keepsAccent }: Preset = presets[theme.preset];
  const day = { ...colors, ...theme.colors };
  const background = theme.dark?.background ?? dark.background;
  const isBright = keepsPastels(day, { ...dark, ...theme.dark });
  const night = mapPastels((name) => (isBright ? dim(day[name]) : deepen(day[name])));
  const isOwn = keepsAccent || theme.colors?.accent !== undefined;
  // A black accent has no hue that could be kept: moved off the darkness, it would be the grey of a disabled button. It
  // becomes nearly white.
  const isHueless = chromaOf(day.accent) < leastChroma && contrast(day.accent, background) < 3;
  const { accent, band } =
    isOwn && !isHueless
      ? keepAtNight(day.accent, background)
      : softenAtNight(day.accent, background, isHueless ? 0.93 : 0.78);
  return complete(
    { ...night, accent, highlight: day.highlight, ...dark, ...theme.dark },
    (ground, text) => mix(ground, text, 0.07),
    { band, onPastel: isBright ? day.text : undefined },
  );
}

/** The chroma from which on a colour has a hue to the eye. */
const leastChroma = 0.025;

/** The chroma from which on a pastel is a colour of its own, which would look like mud in a darker light. */
const brightChroma = 0.085;

/** True for bright pastels, which stay themselves at night with the dark words of the day, unless the night has its own. */
const keepsPastels = (day: Record<Pastel, Hex>, night: Colors): boolean =>
  pastels.some((name) => chromaOf(day[name]) >= brightChroma) &&
  pastels.every((name) => night[name] === undefined);

/** A bright pastel at night: only out of the glare. */
const dim = (color: Hex): Hex =>
  shade(
    color,
    (own) => Math.min(own, 0.84),
    (own) => own,
  );

/** The hue of yellow, and how far around it hues are warm, in radians. */
const yellow = { hue: 1.6, reach: 1.05 };

/**
 * A pale pastel at night: a deep tint that has enough chroma to be a colour. A dark yellow would look like olive, so warm
 * hues turn towards red and stay a little lighter.
 */
function deepen(color: Hex): Hex {
  if (chromaOf(color) < leastChroma) return shade(color, 0.31, (chroma) => chroma * 0.9);
  const warmth = Math.max(0, 1 - Math.abs(hueOf(color) - yellow.hue) / yellow.reach);
  const lightness = 0.33 + 0.07 * warmth;
  return shade(color, lightness, (chroma) => Math.min(chroma * 1.8, 0.085), -0.42 * warmth);
}

const mapPastels = (change: (name: Pastel) => Hex) =>
  Object.fromEntries(pastels.map((name) => [name, change(name)])) as Record<Pastel, Hex>;

/** A brand's own colour stays itself: it is only moved off the darkness of the page, and as a band, out of the glare. */
const keepAtNight = (accent: Hex, background: Hex) => ({
  accent: readable(accent, [background], 3),
  band: shade(
    accent,
    (own) => Math.min(Math.max(own, 0.32), 0.76),
    (own) => own,
  ),
});

/** The accent of a preset becomes a paler one for buttons, and a deep one for bands. */
const softenAtNight = (accent: Hex, background: Hex, lightness: number) => ({
  accent: readable(
    shade(accent, lightness, (chroma) => Math.min(chroma, 0.13)),
    [background],
    7,
  ),
  band: shade(accent, 0.32, (chroma) => Math.min(chroma, 0.09)),
});

type Named = Preset["colors"];

/** The parts of a night that do not follow from its colours as by day. */
interface AtNight {
  band: Hex;
  /** The words on pastels, if they are not those of the page. */
  onPastel: Hex | undefined;
}

function complete(
  named: Named,
  lift: (background: Hex, text: Hex) => Hex,
  night?: AtNight,
): Scheme {
  const { background, text, accent } = named;
  const surface = named.surface ?? lift(background, text);
  const towardsText = isLight(background) ? -0.026 : 0.028;
  const soft =
    named.soft ??
    shade(
      background,
      (own) => own + towardsText,
      (own) => own + 0.007,
    );
  const grounds = [background, surface, soft];
  const onAccent = wordsOn(accent, background, text);
  const band = night?.band ?? accent;
  const onBand = wordsOn(band, background, text);
  const bandSurface = mix(band, awayFrom(onBand), 0.14);
  return {
    muted: readable(mix(text, background, 0.36), grounds, 4.6),
    line: mix(background, text, 0.13),
    ...named,
    surface,
    soft,
    accentText: readable(accent, grounds, 4.6),
    accentSoft: mix(background, accent, 0.12),
    accentHover: mix(accent, awayFrom(onAccent), 0.16),
    onAccent,
    band,
    onBand,
    bandMuted: readable(mix(onBand, band, 0.22), [band, bandSurface], 4.6),
    bandLine: mix(band, onBand, 0.22),
    bandSurface,
    onPastel: night?.onPastel ?? text,
    ...inks(named),
  };
}

/** The page's own light or dark if it is readable, or else plain black or white. */
function wordsOn(ground: Hex, background: Hex, text: Hex): Hex {
  const own = contrast(background, ground) > contrast(text, ground) ? background : text;
  if (contrast(own, ground) >= 4.5) return own;
  return isLight(ground) ? "#000000" : "#ffffff";
}

function inks(named: Named): Inks {
  const entries = pastels.map((name) => {
    const ground = named[name];
    // The hue of what looks grey is an accident: the ink is the brand's own colour.
    if (chromaOf(ground) < leastChroma)
      return [`${name}Ink`, readable(named.accent, [ground], 4.6)];
    const vivid = shade(ground, isLight(ground) ? 0.5 : 0.84, (chroma) => Math.max(chroma, 0.11));
    return [`${name}Ink`, readable(vivid, [ground], 4.6)];
  });
  return Object.fromEntries(entries) as Inks;
}
