import { stringify } from "yaml";
import type { Entry, Gallery, GalleryPrinter } from "../../shared/gallery.ts";
import type { Page, Printing } from "../../shared/page.ts";
import { type Chunk, costOf, readRules, sharedChunk, weigh } from "../size/measure.ts";
import { alone, type Stock } from "./examples.ts";
import { listProperties } from "./listProperties.ts";

/** How a page is printed that no script wakes: laid out for visitors who have none. */
export const still: Printing = {
  script: { code: 'document.documentElement.classList.remove("js")' },
};

/** Says of every section type what it is, takes, looks like and costs. */
export async function describeGallery(
  { page, types, schemas }: Stock,
  { printPage }: GalleryPrinter,
  chunks: Chunk[],
): Promise<Gallery> {
  const weighAlone = async (sections: Page["sections"]) => {
    const { html, frames } = await printPage({ ...page, sections }, still);
    const rules = readRules(html);
    return frames.map((frame) => costOf(frame, rules, chunks))[0] ?? { html: 0, css: 0, js: 0 };
  };
  const entries = types.map(async ({ type, description, examples }): Promise<Entry> => {
    return {
      type,
      description,
      properties: listProperties(schemas, type),
      specimens: examples.map(({ props }, n) => ({
        yaml: printYaml(type, props),
        href: `${type}/${n + 1}.html`,
      })),
      still: `${type}/still.html`,
      variants: variantsFile(type),
      cost: await weighAlone(examples.slice(0, 1).map(({ section }) => section)),
    };
  });
  const shared = chunks.find(({ name }) => name === sharedChunk)?.code ?? "";
  return { entries: await Promise.all(entries), shared: weigh(shared) };
}

/** The section as it stands in page.yaml, below `sections:`. */
const printYaml = (type: string, props: unknown): string =>
  stringify([{ type, props }], { lineWidth: 100 }).replaceAll(/^(?=.)/gm, "  ");

/** The page that shows all variants of a section type, seen from the gallery's. */
export const variantsFile = (type: string): string => `${type}/variants.html`;

/** A specimen's page, and whether scripts are to stay away from it. */
export interface SpecimenPage {
  page: Page;
  isStill: boolean;
}

/** Every specimen's page by its path, the stills among them. */
export function listSpecimens({ page, types }: Stock): Map<string, SpecimenPage> {
  const specimens = new Map<string, SpecimenPage>();
  for (const { type, examples } of types) {
    for (const [n, { section }] of examples.entries()) {
      const specimen = alone(page, section);
      specimens.set(`${type}/${n + 1}.html`, { page: specimen, isStill: false });
      if (n === 0) specimens.set(`${type}/still.html`, { page: specimen, isStill: true });
    }
  }
  return specimens;
}
