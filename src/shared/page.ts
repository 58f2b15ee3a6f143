import type { Publication } from "./publication.ts";
import type { Site, Theme } from "./schema.gen.ts";
import type { ResolvedSection, ResolvedSite, SectionType } from "./section.ts";

/** The whole page, ready to print: sections that are on, with everything they need resolved. */
export interface Page {
  /** `base`, `logo` and `icon` are URLs. */
  site: Site & Pick<ResolvedSite, "wordmark">;
  theme: Theme;
  /** The typefaces that the theme names: their `@font-face` rules, and the files to fetch ahead. */
  fonts: { css: string; files: string[] };
  sections: ResolvedSection[];
}

/** How to print a page. */
export interface RenderOptions {
  /** The module that wakes the islands: printed inline, or fetched from an address. */
  script: { code: string } | { src: string };
  /**
   * For what is edited, where every section is hydrated and not islands only. Of the page itself, the prints
   * that open pages have, so that they are not sent again.
   */
  live?: { known?: ReadonlySet<string | undefined> };
  /** What a published page says of itself; the live preview says nothing. */
  publication?: Publication;
}

/** What the entry for the server exports: page in, document out. */
export interface Renderer {
  renderPage(page: Page, options: RenderOptions): Promise<RenderedDocument>;
}

/** One section as printed, in its frame. */
export interface RenderedSection {
  id: string;
  type: SectionType;
  /** The id of its title, when it has one. */
  titleId: string | undefined;
  /** In the live preview, which print of the section it is. */
  version: string | undefined;
  html: string;
}

/** The printed page: the whole document, and its sections one by one for the bill. */
export interface RenderedDocument {
  html: string;
  frames: RenderedSection[];
}
