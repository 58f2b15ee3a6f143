import type { Site, Theme } from "./schema.gen.ts";
import type { PrintedSection, SectionType } from "./section.ts";

/** The whole page, ready to print: sections that are on, with everything they need resolved. */
export interface Page {
  /** `base` and `logo` are URLs. */
  site: Site;
  theme: Theme;
  /** `@font-face` rules of the faces that the theme names. */
  fontFaces: string;
  /** `<symbol>` elements of the icons that the page uses. */
  symbols: string;
  sections: PrintedSection[];
}

/** What the build adds to the document: the scripts, as source text or by address. */
export interface Scripts {
  /** Runs before the first paint. */
  head: string;
  /** Wakes the islands; a module. */
  wake: { code: string } | { src: string };
}

/** One section as printed, in its frame. */
export interface PrintedFrame {
  id: string;
  type: SectionType;
  /** The id of its title, when it has one. */
  titleId: string | undefined;
  html: string;
}

/** The printed page: the whole document, and the parts that a live preview replaces one by one. */
export interface PrintedDocument {
  html: string;
  styles: string;
  frames: PrintedFrame[];
}
