import type { Page, Printer, Printing } from "./page.ts";
import type { PrintedSection } from "./section.ts";
import type { Cost } from "./sectionSize.ts";

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
  section: PrintedSection;
}

/** What the entry for the gallery exports: it prints the gallery, and specimens as any other page. */
export interface GalleryPrinter extends Printer {
  printGallery(gallery: Gallery, page: Page, script: string): string;
  /** Prints all variants of a section type on one page, each below its name. */
  printVariants(
    type: string,
    variants: Variant[],
    page: Page,
    printing: Pick<Printing, "live"> & { script: string },
  ): Promise<string>;
}

/** The live gallery's message: something that it shows was changed. */
export const galleryEvent = "broadside:gallery";
