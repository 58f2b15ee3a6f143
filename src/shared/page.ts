import type { Publication } from "./providers/publication.ts";
import type { SiteSettings, Theme } from "./schema.gen.ts";
import type {
  Edition,
  PageLanguage,
  ResolvedSection,
  ResolvedSite,
  SectionType,
} from "./section.ts";
import type { OwnTypefaces } from "./typeface.ts";

/** The whole page, ready to render: the sections that are on, with every value resolved. */
export interface Page {
  /** The path from the base: `/` for the home page, `/privacy/` for another one. */
  path: string;
  /** False if search engines should leave it out. */
  listed: boolean;
  /** Its own URL, to mark the links that lead to it; undefined if the site has no other page. */
  current?: string;
  /** The page in each language, in the order of the site, if there are several. */
  languages?: PageLanguage[];
  /** Set if the page is in another language than the site is written in. */
  edition?: Edition;
  /** `base`, `logo` and `icon` are URLs. */
  site: SiteSettings & Pick<ResolvedSite, "home" | "wordmark" | "lightOnly">;
  theme: Theme;
  fonts: PageFonts;
  sections: ResolvedSection[];
}

/** The typefaces of the theme. */
export interface PageFonts {
  /** Their `@font-face` rules; empty where `sheet` has them. */
  css: string;
  /** The URL of a stylesheet with their rules, which stays the same while the page is written. */
  sheet?: string;
  /** The files to preload. */
  files: string[];
  /** Those that are the site's own. */
  own?: OwnTypefaces;
}

/** Options for rendering a page. */
export interface RenderOptions {
  /** The module that hydrates the islands: inline, or by its address. Without one, the document has no script at all. */
  script?: { code: string } | { src: string };
  /**
   * Set in the live preview, which hydrates every section, not only islands. `known` holds the versions of sections
   * that open pages have already, so that they are not sent again.
   */
  live?: { known?: ReadonlySet<string | undefined> };
  /** The metadata of a published page; undefined in the live preview. */
  publication?: Publication;
}

/** The exports of the entry for the server: a page in, a document out, or one of its sections for another document. */
export interface Renderer {
  renderPage(page: Page, options: RenderOptions): Promise<RenderedDocument>;
  renderFragment(page: Page, id: string): Promise<Fragment>;
}

/** Files of a site by their addresses, which begin with its base. Each is made when it is read. */
export type SiteFiles = ReadonlyMap<string, () => Promise<string | Uint8Array>>;

/** A part of a page, and all styles that it needs. */
export interface Fragment {
  html: string;
  css: string;
}

/** One section, rendered in its frame. */
export interface RenderedSection {
  id: string;
  type: SectionType;
  /** The id of its title, if it has one. */
  titleId: string | undefined;
  /** In the live preview, the version of the rendered section. */
  version: string | undefined;
  html: string;
}

/** The rendered page: the whole document, and its sections one by one for the size report. */
export interface RenderedDocument {
  html: string;
  frames: RenderedSection[];
}
