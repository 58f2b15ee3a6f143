import { stringify } from "yaml";
import type { Gallery, GalleryEntry, GalleryRenderer, GalleryTheme } from "../../shared/gallery.ts";
import type { Page, RenderOptions } from "../../shared/page.ts";
import { costOf, measureBytes, type ScriptChunk, sharedChunk } from "../size/measure.ts";
import { readStyles } from "../size/styles.ts";
import { alone, type ExampleSet } from "./examples.ts";
import { listProperties } from "./listProperties.ts";
import { listLooks, listSamples, listSettings, sampleFile } from "./listSettings.ts";

/** Options for a page that is rendered as visitors without scripts see it. */
export const staticPreview: RenderOptions = {
  script: { code: 'document.documentElement.classList.remove("js")' },
};

/** The description, properties, examples and cost of every section type. */
export async function describeGallery(
  { page, types, schemas }: ExampleSet,
  { renderPage }: GalleryRenderer,
  chunks: ScriptChunk[],
): Promise<Gallery> {
  const measureAlone = async (sections: Page["sections"]) => {
    const { html, frames } = await renderPage({ ...page, sections }, staticPreview);
    const styles = readStyles(html);
    return frames.map((frame) => costOf(frame, styles, chunks))[0] ?? { html: 0, css: 0, js: 0 };
  };
  const entries = types.map(async ({ type, description, examples }): Promise<GalleryEntry> => {
    return {
      type,
      description,
      properties: listProperties(schemas, type),
      examples: examples.map(({ props }, n) => ({
        yaml: formatYaml(type, props),
        href: `${type}/${n + 1}.html`,
      })),
      staticPreview: `${type}/${stillFile}`,
      variants: variantsFile(type),
      cost: await measureAlone(examples.slice(0, 1).map(({ section }) => section)),
    };
  });
  const shared = chunks.find(({ name }) => name === sharedChunk)?.code ?? "";
  return { entries: await Promise.all(entries), shared: measureBytes(shared) };
}

/** The looks, and the settings of the theme with the addresses of their samples. */
export const describeTheme = ({ schemas }: ExampleSet): GalleryTheme => ({
  looks: listLooks(schemas),
  settings: listSettings(schemas).map((setting) => ({
    name: setting.path.join("."),
    description: setting.description,
    samples: setting.values.map((value) => ({ value, href: sampleFile(setting, value) })),
  })),
});

/** The section as YAML below `sections:` in page.yaml. */
const formatYaml = (type: string, props: unknown): string =>
  stringify([{ type, props }], { lineWidth: 100, blockQuote: "literal" }).replaceAll(
    /^(?=.)/gm,
    "  ",
  );

/** The name of the picture of a section type, which is a page without scripts. */
export const stillFile = "still.html";

/** The picture of a section type in one of its layouts, relative to the gallery. */
const layoutFile = (type: string, layout: string) => `${type}/still-${layout}.html`;

/** True for the picture of a section type in one of its layouts. */
export const isLayoutFile = (file: string): boolean => /\/still-[^/]+\.html$/.test(file);

/** The page with all variants of a section type, relative to the gallery. */
export const variantsFile = (type: string): string => `${type}/variants.html`;

/** The page of an example. `isStill`: scripts stay away from it. */
export interface ExamplePage {
  page: Page;
  isStill: boolean;
}

/** The page of the first example of each type, by its path: a picture of the type. */
export const listStills = ({ page, types }: ExampleSet): Map<string, ExamplePage> =>
  new Map(
    types.flatMap(({ type, examples: [first] }) =>
      first ? [[`${type}/${stillFile}`, { page: alone(page, first.section), isStill: true }]] : [],
    ),
  );

/** The page of each layout of each type, by its path: a picture of the type in it. */
export const listLayoutStills = ({ page, types }: ExampleSet): Map<string, ExamplePage> =>
  new Map(
    types.flatMap(({ type, examples, layouts }) =>
      layouts.flatMap((layout, index) => {
        const section = examples[index]?.section;
        if (!section) return [];
        return [[layoutFile(type, layout), { page: alone(page, section), isStill: true }]];
      }),
    ),
  );

/** The page of every example by its path, the static previews, and the samples of the theme's settings. */
export function listExamples(set: ExampleSet): Map<string, ExamplePage> {
  const pages = listStills(set);
  for (const { type, examples } of set.types) {
    for (const [n, { section }] of examples.entries()) {
      pages.set(`${type}/${n + 1}.html`, { page: alone(set.page, section), isStill: false });
    }
  }
  for (const [file, sample] of listSamples(set)) pages.set(file, { page: sample, isStill: false });
  return pages;
}
