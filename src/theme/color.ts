/** A colour as `#rgb` or `#rrggbb`. */
export type Hex = string;

interface Oklch {
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

type Triple = [number, number, number];

const mapTriple = ([a, b, c]: Triple, change: (value: number, at: 0 | 1 | 2) => number): Triple => [
  change(a, 0),
  change(b, 1),
  change(c, 2),
];

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  return contrastOf(luminanceOf(channels(one)), luminanceOf(channels(other)));
}

/** The WCAG contrast ratio of two relative luminances, from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** True if dark words are easier to read on the colour than light ones. */
export const isLight = (color: Hex): boolean =>
  contrast(color, "#000000") > contrast(color, "#ffffff");

/** The colour to mix into a background so that these words on it are easier to read. */
export const awayFrom = (words: Hex): Hex => (isLight(words) ? "#000000" : "#ffffff");

/** The colour at `share` of the way between two. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [channels(from), channels(to)];
  return hex(mapTriple(a, (value, i) => value + (b[i] - value) * share));
}

/**
 * The colour in another lightness (0 to 1) and chroma (0 to about 0.3), as far as a screen can show it. Its hue stays, unless
 * it is turned by `turn` radians.
 */
export function shade(
  color: Hex,
  lightness: number | ((own: number) => number),
  chroma: (own: number) => number,
  turn = 0,
): Hex {
  const own = toOklch(color);
  return show(
    own.hue + turn,
    typeof lightness === "number" ? lightness : lightness(own.lightness),
    // A grey has no hue to strengthen.
    own.chroma < 0.004 ? own.chroma : chroma(own.chroma),
  );
}

function show(hue: number, lightness: number, chroma: number): Hex {
  let strength = chroma;
  while (strength > 0 && !isShowable({ lightness, chroma: strength, hue })) strength -= 0.005;
  return hex(toChannels({ lightness, chroma: Math.max(strength, 0), hue }));
}

/** The chroma of a colour: 0 for a grey, to about 0.3. */
export const chromaOf = (color: Hex): number => toOklch(color).chroma;

/** The lightness of a colour, from 0 to 1. */
export const lightnessOf = (color: Hex): number => toOklch(color).lightness;

/** The hue of a colour in radians, from -π to π: pink is near 0, yellow near 1.8, green near 2.5. */
export const hueOf = (color: Hex): number => toOklch(color).hue;

/** The difference between two colours to the eye, from 0 to 1: one of 0.02 is hardly seen. */
export function distance(one: Hex, other: Hex): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const at = ({ chroma, hue }: Oklch) => [chroma * Math.cos(hue), chroma * Math.sin(hue)] as const;
  const [from, to] = [at(a), at(b)];
  return Math.hypot(a.lightness - b.lightness, from[0] - to[0], from[1] - to[1]);
}

/** The colour with its lightness moved just far enough to reach `ratio` on each of the backgrounds. */
export function readable(color: Hex, backgrounds: Hex[], ratio: number): Hex {
  const { lightness, chroma } = toOklch(color);
  const isDark = backgrounds.every((background) => contrast(background, "#fff") > 4.5);
  for (let step = 0; step <= 100; step++) {
    const moved = lightness + (step / 100) * (isDark ? 1 - lightness : -lightness);
    const candidate = step === 0 ? color : shade(color, moved, () => chroma);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) {
      return candidate;
    }
  }
  return isDark ? "#ffffff" : "#000000";
}

/** The same colour in the nearest lightness that passes the test, if there is one. */
export function nearest(color: Hex, willDo: (color: Hex) => boolean): Hex | undefined {
  const { lightness, chroma } = toOklch(color);
  for (let step = 1; step <= 50; step++) {
    for (const moved of [lightness - step / 50, lightness + step / 50]) {
      if (moved < 0 || moved > 1) continue;
      const candidate = shade(color, moved, () => chroma);
      if (willDo(candidate)) return candidate;
    }
  }
  return undefined;
}

/** Red, green and blue of a colour, each from 0 to 1. */
export const channels = (color: Hex): Triple => {
  const digits = color.length === 4 ? color.replace(/[^#]/g, "$&$&") : color;
  const rgb = Number.parseInt(digits.slice(1), 16);
  return [(rgb >> 16) / 255, ((rgb >> 8) & 255) / 255, (rgb & 255) / 255];
};

const hex = (rgb: Triple): Hex =>
  `#${rgb
    .map((value) => Math.round(Math.min(Math.max(value, 0), 1) * 255))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** WCAG's relative luminance of a colour, from 0 to 1. */
export const luminanceOf = ([r, g, b]: Triple): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

// Björn Ottosson's OKLab: equal steps of lightness look equal, and hues do not shift when lightness changes.
function toOklch(color: Hex): Oklch {
  const [r, g, b] = mapTriple(channels(color), linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  };
}

function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const isShowable = (color: Oklch) =>
  toChannels(color).every((value) => value >= -0.001 && value <= 1.001);
