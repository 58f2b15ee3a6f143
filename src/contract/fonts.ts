import type { Fonts } from "./schema.gen.ts";

export type Family = NonNullable<Fonts["display"]>;

/** A variable typeface: where it comes from, what of it the page uses, and what stands in until it is there. */
export interface Face {
  /** The npm package, and the file in it that holds every axis below. */
  package: string;
  file: string;
  /** The weights that are kept, and the other axes, fixed at one value. */
  weight: { min: number; max: number };
  fixed: Record<string, number>;
  /** A font that is on most machines, resized so that nothing moves when the typeface arrives. */
  fallback: {
    local: "Arial" | "Georgia";
    generic: "sans-serif" | "serif";
    sizeAdjust: string;
    ascentOverride: string;
    descentOverride: string;
  };
}

/** The typefaces that `theme.fonts` can name. */
export const faces: Record<Family, Face> = {
  Fraunces: {
    package: "@fontsource-variable/fraunces",
    file: "files/fraunces-latin-full-normal.woff2",
    weight: { min: 400, max: 600 },
    fixed: { opsz: 72, SOFT: 100, WONK: 0 },
    fallback: {
      local: "Georgia",
      generic: "serif",
      sizeAdjust: "99.9%",
      ascentOverride: "97.9%",
      descentOverride: "25.5%",
    },
  },
  Newsreader: {
    package: "@fontsource-variable/newsreader",
    file: "files/newsreader-latin-opsz-normal.woff2",
    weight: { min: 400, max: 600 },
    fixed: { opsz: 48 },
    fallback: {
      local: "Georgia",
      generic: "serif",
      sizeAdjust: "99.1%",
      ascentOverride: "74.2%",
      descentOverride: "26.7%",
    },
  },
  "Bricolage Grotesque": {
    package: "@fontsource-variable/bricolage-grotesque",
    file: "files/bricolage-grotesque-latin-opsz-normal.woff2",
    weight: { min: 400, max: 700 },
    fixed: { opsz: 48 },
    fallback: {
      local: "Arial",
      generic: "sans-serif",
      sizeAdjust: "103.4%",
      ascentOverride: "89.9%",
      descentOverride: "26.1%",
    },
  },
  Figtree: {
    package: "@fontsource-variable/figtree",
    file: "files/figtree-latin-wght-normal.woff2",
    weight: { min: 400, max: 700 },
    fixed: {},
    fallback: {
      local: "Arial",
      generic: "sans-serif",
      sizeAdjust: "100.5%",
      ascentOverride: "94.5%",
      descentOverride: "24.9%",
    },
  },
};

/** The name under which a typeface's fallback is declared. */
export const fallbackOf = (family: Family) => `${family} fallback`;
