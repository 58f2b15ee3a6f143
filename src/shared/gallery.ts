import type { Cost } from "./cost.ts";
import type { Page, Renderer, RenderOptions } from "./page.ts";
import type { ResolvedSection } from "./section.ts";

/** One property of a section type, or of something inside it. */
export interface Property {
  /** As in `plans[].price.amount`. */
  path: string;
  /** What stands there, in words. */
  kind: string;
  required: boolean;
  /** What holds where it is left out, as YAML. */
  fallback?: string;
  description: string;
}

/** One example of a section type, shown alive. */
export interface LiveExample {
  /** The lines to paste into page.yaml. */
  yaml: string;
  /** Its page, seen from the gallery's. */
  href: string;
}

/** Everything that the gallery says about a section type. */
export interface Entry {
  type: string;
  description: string;
  properties: Property[];
  examples: LiveExample[];
  /** The first specimen without scripts, for the overview. */
  staticPreview: string;
  /** The page of its variants. */
  variants: string;
  /** Of the first example. */
  cost: Cost;
}

/** The gallery: every section type, and the bytes that all islands share. */
export interface Gallery {
  entries: Entry[];
  shared: number;
}

/** A section type filled in another way than in its examples: with more or fewer entries, parts or words. */
export interface Variant {
  /** The difference, as in `plans: 4`. */
  name: string;
  section: ResolvedSection;
}

/** What the entry for the gallery exports: it prints the gallery, and specimens as any other page. */
export interface GalleryRenderer extends Renderer {
  renderGallery(gallery: Gallery, page: Page, script: string): string;
  /** Prints all variants of a section type on one page, each below its name. */
  renderVariants(
    type: string,
    variants: Variant[],
    page: Page,
    options: Pick<RenderOptions, "live"> & { script: string },
  ): Promise<string>;
}

/** The live gallery's message: something that it shows was changed. */
export const galleryEvent = "broadside:gallery";
