/** A font that may be on the visitor's machine, resized so that little moves when the typeface arrives. */
export interface Fallback {
  /** The names of the font and of its metric-compatible copies. */
  locals: string[];
  /** The width of the typeface relative to this font. */
  sizeAdjust: number;
}

/** A typeface as the styles name it, with the fallbacks until it has loaded. */
export interface Typeface {
  name: string;
  /** The distances above and below the baseline, in ems. */
  ascent: number;
  descent: number;
  fallbacks: Fallback[];
  generic: "sans-serif" | "serif" | "monospace";
}

/** The use of a typeface: for headings, for labels, or for all other texts. */
export type FontUse = "display" | "text" | "labels";

/** The purpose of font files of the site: a use, or the letters of other scripts in all uses. */
export type FontRole = FontUse | "script";

/** The typefaces from files of the site, by their role. */
export type OwnTypefaces = { [Role in FontRole]?: Typeface | undefined };
