import type { Fonts } from "../shared/schema.gen.ts";
import type { Fallback, Typeface } from "../shared/typeface.ts";

/** The name of a typeface that the project includes. */
export type Family = NonNullable<Fonts["display"]>;

/** A variable typeface of the project: its source, and the parts that the page uses. */
export interface Face extends Omit<Typeface, "name"> {
  /** Its package of Fontsource, and the name there of the files with every axis below. */
  package: string;
  axes: string;
  /** The weights that are kept. The other axes are fixed at one value. */
  weight: { min: number; max: number };
  fixed: Record<string, number>;
  /** The height of a line in place of the file's own, which would lie over the lines around it, in ems. */
  lineHeight?: Pick<Typeface, "ascent" | "descent">;
  /** The space between the letters of large words, where that of most typefaces is too small. */
  tracking?: string;
}

// The measured mean width of a letter in the page's kind of text, in ems; for serifs, in titles.
const widths = {
  sans: 0.443,
  dejavuSans: 0.5045,
  georgia: 0.443,
  notoSerif: 0.5047,
  dejavuSerif: 0.562,
  monospace: 0.6,
};

/** Arial and fonts of its metrics, one of which is on nearly every machine, and the font of small Linux systems. */
export const sansFallbacks = (width = widths.sans): Fallback[] => [
  { locals: ["Arial", "Liberation Sans", "Arimo", "Roboto"], sizeAdjust: width / widths.sans },
  { locals: ["DejaVu Sans"], sizeAdjust: width / widths.dejavuSans },
];

/** Serifs of Apple and Windows, of Android, and of Linux. */
export const serifFallbacks = (width = widths.georgia): Fallback[] => [
  { locals: ["Georgia", "Gelasio"], sizeAdjust: width / widths.georgia },
  { locals: ["Noto Serif"], sizeAdjust: width / widths.notoSerif },
  { locals: ["DejaVu Serif"], sizeAdjust: width / widths.dejavuSerif },
];

/** The fonts of code of Apple, of Linux, of Android and of Windows, in all of which a letter has nearly the same width. */
export const monospaceFallbacks = (width = widths.monospace): Fallback[] => [
  {
    locals: ["Menlo", "DejaVu Sans Mono", "Roboto Mono", "Liberation Mono", "Courier New"],
    sizeAdjust: width / widths.monospace,
  },
];

/** The typefaces that `theme.fonts` can name. */
export const faces: Record<Family, Face> = {
  Fraunces: {
    package: "fraunces",
    axes: "full",
    weight: { min: 400, max: 600 },
    fixed: { opsz: 72, SOFT: 100, WONK: 0 },
    ascent: 0.978,
    descent: 0.255,
    fallbacks: serifFallbacks(0.4424),
    generic: "serif",
  },
  Newsreader: {
    package: "newsreader",
    axes: "opsz",
    weight: { min: 400, max: 600 },
    fixed: { opsz: 48 },
    ascent: 0.735,
    descent: 0.265,
    fallbacks: serifFallbacks(0.4392),
    generic: "serif",
  },
  "Source Serif": {
    package: "source-serif-4",
    axes: "opsz",
    weight: { min: 400, max: 700 },
    fixed: { opsz: 28 },
    ascent: 1.036,
    descent: 0.335,
    fallbacks: serifFallbacks(0.435),
    generic: "serif",
  },
  "Playfair Display": {
    package: "playfair-display",
    axes: "wght",
    weight: { min: 400, max: 700 },
    fixed: {},
    tracking: "-0.01em",
    ascent: 1.082,
    descent: 0.251,
    fallbacks: serifFallbacks(0.4468),
    generic: "serif",
  },
  "Bricolage Grotesque": {
    package: "bricolage-grotesque",
    axes: "opsz",
    weight: { min: 400, max: 700 },
    fixed: { opsz: 48 },
    ascent: 0.93,
    descent: 0.27,
    fallbacks: sansFallbacks(0.4583),
    generic: "sans-serif",
  },
  Figtree: {
    package: "figtree",
    axes: "wght",
    weight: { min: 400, max: 700 },
    fixed: {},
    ascent: 0.95,
    descent: 0.25,
    fallbacks: sansFallbacks(0.4453),
    generic: "sans-serif",
  },
  Inter: {
    package: "inter",
    axes: "opsz",
    weight: { min: 400, max: 700 },
    fixed: { opsz: 20 },
    ascent: 0.96875,
    descent: 0.2412109375,
    fallbacks: sansFallbacks(0.46),
    generic: "sans-serif",
  },
  Montserrat: {
    package: "montserrat",
    axes: "wght",
    weight: { min: 400, max: 700 },
    fixed: {},
    ascent: 0.968,
    descent: 0.251,
    fallbacks: sansFallbacks(0.5032),
    generic: "sans-serif",
  },
  Nunito: {
    package: "nunito",
    axes: "wght",
    weight: { min: 400, max: 700 },
    fixed: {},
    ascent: 1.011,
    descent: 0.353,
    fallbacks: sansFallbacks(0.4471),
    generic: "sans-serif",
  },
  Oswald: {
    package: "oswald",
    axes: "wght",
    weight: { min: 400, max: 700 },
    fixed: {},
    lineHeight: { ascent: 1.01, descent: 0.21 },
    tracking: "0em",
    ascent: 1.193,
    descent: 0.289,
    fallbacks: sansFallbacks(0.3705),
    generic: "sans-serif",
  },
  "Space Grotesk": {
    package: "space-grotesk",
    axes: "wght",
    weight: { min: 400, max: 700 },
    fixed: {},
    ascent: 0.984,
    descent: 0.292,
    fallbacks: sansFallbacks(0.4829),
    generic: "sans-serif",
  },
  "JetBrains Mono": {
    package: "jetbrains-mono",
    axes: "wght",
    weight: { min: 400, max: 700 },
    fixed: {},
    ascent: 1.02,
    descent: 0.3,
    fallbacks: monospaceFallbacks(),
    generic: "monospace",
  },
};

/** The file of a typeface with a subset of its characters, such as latin-ext. */
export function typefaceFile(family: Family, subset = "latin"): string {
  const { package: name, axes } = faces[family];
  return `@fontsource-variable/${name}/files/${name}-${subset}-${axes}-normal.woff2`;
}

/** A typeface of the project. */
export const typefaceOf = (family: Family): Typeface => ({
  name: family,
  ...faces[family],
  ...faces[family].lineHeight,
});

/** The name that declares a fallback of a typeface. */
export const fallbackName = (name: string, index: number) => `${name} fallback ${index + 1}`;

/** The `font-family` of a typeface with its fallbacks, and of another one before these for letters that it lacks. */
export function stackOf(typeface: Typeface, script?: Typeface): string {
  const fallbacksOf = ({ name, fallbacks }: Typeface) =>
    fallbacks.map((_, index) => fallbackName(name, index));
  const names = [typeface.name, ...(script ? [script.name, ...fallbacksOf(script)] : [])];
  const all = [...names, ...fallbacksOf(typeface)].map((each) => `"${each}"`);
  return [...all, typeface.generic].join(",");
}
