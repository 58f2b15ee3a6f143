import type { Fonts } from "../shared/schema.gen.ts";

/** The name of a typeface that the project includes. */
export type Family = NonNullable<Fonts["display"]>;

/** A font that may be on the visitor's machine, resized so that little moves when the typeface arrives. */
export interface Fallback {
  /** The names of the font and of its metric-compatible copies. */
  locals: string[];
  /** The width of the typeface relative to this font. */
  sizeAdjust: number;
}

/** A variable typeface: its source, the parts that the page uses, and the fallbacks until it has loaded. */
export interface Face {
  /** The npm package, and its file with every axis below. */
  package: string;
  file: string;
  /** The weights that are kept. The other axes are fixed at one value. */
  weight: { min: number; max: number };
  fixed: Record<string, number>;
  /** The distances above and below the baseline, in ems. */
  ascent: number;
  descent: number;
  fallbacks: Fallback[];
  generic: "sans-serif" | "serif";
}

// The measured mean width of a letter in the page's kind of text, in ems; for serifs, in titles.
const widths = {
  sans: 0.443,
  dejavuSans: 0.5045,
  georgia: 0.443,
  notoSerif: 0.5047,
  dejavuSerif: 0.562,
};

/** Arial and fonts of its metrics, one of which is on nearly every machine, and the font of small Linux systems. */
const sansFallbacks = (width: number): Fallback[] => [
  { locals: ["Arial", "Liberation Sans", "Arimo", "Roboto"], sizeAdjust: width / widths.sans },
  { locals: ["DejaVu Sans"], sizeAdjust: width / widths.dejavuSans },
];

/** Serifs of Apple and Windows, of Android, and of Linux. */
const serifFallbacks = (width: number): Fallback[] => [
  { locals: ["Georgia", "Gelasio"], sizeAdjust: width / widths.georgia },
  { locals: ["Noto Serif"], sizeAdjust: width / widths.notoSerif },
  { locals: ["DejaVu Serif"], sizeAdjust: width / widths.dejavuSerif },
];

/** The typefaces that `theme.fonts` can name. */
export const faces: Record<Family, Face> = {
  Fraunces: {
    package: "@fontsource-variable/fraunces",
    file: "files/fraunces-latin-full-normal.woff2",
    weight: { min: 400, max: 600 },
    fixed: { opsz: 72, SOFT: 100, WONK: 0 },
    ascent: 0.978,
    descent: 0.255,
    fallbacks: serifFallbacks(0.4424),
    generic: "serif",
  },
  Newsreader: {
    package: "@fontsource-variable/newsreader",
    file: "files/newsreader-latin-opsz-normal.woff2",
    weight: { min: 400, max: 600 },
    fixed: { opsz: 48 },
    ascent: 0.735,
    descent: 0.265,
    fallbacks: serifFallbacks(0.4392),
    generic: "serif",
  },
  "Bricolage Grotesque": {
    package: "@fontsource-variable/bricolage-grotesque",
    file: "files/bricolage-grotesque-latin-opsz-normal.woff2",
    weight: { min: 400, max: 700 },
    fixed: { opsz: 48 },
    ascent: 0.93,
    descent: 0.27,
    fallbacks: sansFallbacks(0.4583),
    generic: "sans-serif",
  },
  Figtree: {
    package: "@fontsource-variable/figtree",
    file: "files/figtree-latin-wght-normal.woff2",
    weight: { min: 400, max: 700 },
    fixed: {},
    ascent: 0.95,
    descent: 0.25,
    fallbacks: sansFallbacks(0.4453),
    generic: "sans-serif",
  },
};

/** The file of a typeface with a subset of its characters, such as latin-ext. */
export function fileOf(family: Family, subset = "latin"): string {
  const { package: name, file } = faces[family];
  return `${name}/${file.replace("-latin-", `-${subset}-`)}`;
}

/** The name that declares a fallback of a typeface. */
export const fallbackName = (family: Family, index: number) => `${family} fallback ${index + 1}`;

/** The `font-family` of the fallbacks alone. */
export function fallbackStackOf(family: Family): string {
  const { fallbacks, generic } = faces[family];
  const names = fallbacks.map((_, index) => `"${fallbackName(family, index)}"`);
  return [...names, generic].join(",");
}

/** The `font-family` of a typeface with its fallbacks. */
export const stackOf = (family: Family) => `"${family}",${fallbackStackOf(family)}`;

/** The document's class if a typeface has missed the first paint. All typefaces are then replaced by fallbacks. */
export const fallbackClass = "fallback";
