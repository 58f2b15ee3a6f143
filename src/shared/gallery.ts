import type { Cost } from "./cost.ts";
import type { Page, Renderer, RenderOptions } from "./page.ts";
import type { ResolvedSection } from "./section.ts";

/** One property of a section type, or of something inside it. */
export interface Property {
  /** For example, `plans[].price.amount`. */
  path: string;
  /** The type of the value, in words. */
  kind: string;
  required: boolean;
  /** The default, as YAML. */
  fallback?: string;
  description: string;
}

/** One example of a section type, as a live page. */
export interface LiveExample {
  /** The lines to paste into page.yaml. */
  yaml: string;
  /** The address of its page, relative to the gallery. */
  href: string;
}

/** The gallery's data about a section type. */
export interface GalleryEntry {
  type: string;
  description: string;
  properties: Property[];
  examples: LiveExample[];
  /** The first example without scripts, for the overview. */
  staticPreview: string;
  /** The address of the page of its variants. */
  variants: string;
  /** The cost of the first example. */
  cost: Cost;
}

/** The gallery: every section type, and the bytes that all islands share. */
export interface Gallery {
  entries: GalleryEntry[];
  shared: number;
}

/** A setting of the theme, and the page that shows each of its values. */
export interface GallerySetting {
  /** For example, `type.case`. */
  name: string;
  description: string;
  samples: { value: string | number; href: string }[];
}

/** The looks, each of which has a picture, and the settings of the theme. */
export interface GalleryTheme {
  looks: string[];
  settings: GallerySetting[];
}

/** An example of a section type, changed: with more or fewer entries, parts or words. */
export interface GalleryVariant {
  /** The difference, for example `plans: 4`. */
  name: string;
  section: ResolvedSection;
}

/** The exports of the gallery's entry. It renders the gallery, and examples like any other page. */
export interface GalleryRenderer extends Renderer {
  renderGallery(gallery: Gallery, page: Page, script: string): string;
  /** Renders the page of the theme's settings. */
  renderTheme(theme: GalleryTheme, page: Page, script: string): string;
  /** Renders all variants of a section type on one page, each below its name. */
  renderVariants(
    type: string,
    variants: GalleryVariant[],
    page: Page,
    options: Pick<RenderOptions, "live"> & { script: string },
  ): Promise<string>;
}

/** The address of the page of the theme's settings, relative to the gallery. */
export const themeFile = "theme.html";

/** The address of the picture of a look, relative to the gallery. */
export const lookFile = (look: string): string => `look-${look}.webp`;

/** The live gallery's event: something that it shows has changed. */
export const galleryEvent = "broadside:gallery";

/** The query of an example that is shown from right to left. */
export const rightToLeftQuery = "rtl";
