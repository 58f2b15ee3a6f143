import type { Cost } from "./cost.ts";
import type { Page, Printer } from "./page.ts";

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
export interface Specimen {
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
  specimens: Specimen[];
  /** The first specimen without scripts, for the overview. */
  still: string;
  /** Of the first example. */
  cost: Cost;
}

/** The gallery: every section type, and the bytes that all islands share. */
export interface Gallery {
  entries: Entry[];
  shared: number;
}

/** What the entry for the gallery exports: it prints the gallery, and specimens as any other page. */
export interface GalleryPrinter extends Printer {
  printGallery(gallery: Gallery, page: Page, script: string): string;
}

/** The live gallery's message: something that it shows was changed. */
export const galleryEvent = "broadside:gallery";
