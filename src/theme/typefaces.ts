import type { Fonts } from "../shared/schema.gen.ts";
import type { Fallback, Typeface } from "../shared/typeface.ts";

/** The name of a typeface that the project includes. */
export type Family = NonNullable<Fonts["display"]>;

/** A variable typeface of the project: its source, and the parts that the page uses. */
export interface Face extends Omit<Typeface, "name"> {
  /** The npm package, and its file with every axis below. */
  package: string;
  file: string;
  /** The weights that are kept. The other axes are fixed at one value. */
  weight: { min: number; max: number };
  fixed: Record<string, number>;
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
export function typefaceFile(family: Family, subset = "latin"): string {
  const { package: name, file } = faces[family];
  return `${name}/${file.replace("-latin-", `-${subset}-`)}`;
}

/** A typeface of the project. */
export const typefaceOf = (family: Family): Typeface => ({ name: family, ...faces[family] });

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
