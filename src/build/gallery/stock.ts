import type { Page } from "../../contract/page.ts";
import type { Manifest, ManifestSection, PrintedSection } from "../../contract/section.ts";
import { withDefaults } from "../../manifest/defaults.ts";
import { type Schemas, sectionSchema } from "../../manifest/fields.ts";
import { loadManifest } from "../../manifest/load.ts";
import { loadSchemas } from "../../manifest/schemas.ts";
import type { Assets } from "../assets.ts";
import { listSectionSchemas } from "../codegen.ts";
import { setUpDarkroom } from "../pictures.ts";
import type { Places } from "../project.ts";
import { resolvePage } from "../resolve.ts";

/** A section type with its examples, ready to print. */
export interface StockedType {
  type: string;
  description: string;
  /** The examples as its schema has them, and as a component gets them. */
  examples: { props: unknown; section: PrintedSection }[];
}

/** Every example of every type, and the page around each. */
export interface Stock {
  page: Page;
  types: StockedType[];
  schemas: Schemas;
  assets: Assets;
}

const unnamed = { name: "Your brand", title: "Gallery", description: "Every section type." };

/**
 * Resolves every example, in the look of page.yaml, or in the first look while that is broken. The page's
 * own sections are resolved with them, so that icons and typefaces serve both.
 */
export async function takeStock(places: Places): Promise<Stock> {
  const schemas = await loadSchemas(places.root);
  const [{ manifest: own }, types] = await Promise.all([
    loadManifest(places.root),
    listSectionSchemas(places.schemaDir),
  ]);
  const examples = types.flatMap(({ type, examples }) =>
    examples.map((props) => ({ type, props })),
  );
  const given = own ?? { site: unnamed, sections: [] };
  const manifest = withDefaults(schemas, "page.schema.json", {
    ...given,
    // Sections that are off would take links out of the examples.
    sections: [
      ...given.sections.filter(({ enabled }) => enabled),
      ...examples.map((example) => fill(schemas, example)),
    ],
  }) as Manifest;
  const darkroom = setUpDarkroom(places, manifest.site.base);
  const page = await resolvePage(manifest, { ...darkroom, schemas });
  const sections = page.sections.slice(-examples.length);
  return {
    page,
    types: types.map(({ type, description }) => ({
      type,
      description,
      examples: examples.flatMap((example, index) => {
        const section = sections[index];
        return example.type === type && section ? [{ props: example.props, section }] : [];
      }),
    })),
    schemas,
    assets: darkroom.assets,
  };
}

/** An example with its defaults. That it meets its schema is for the tests to see, which print them all. */
const fill = (schemas: Schemas, { type, props }: { type: string; props: unknown }) =>
  ({
    type,
    props: withDefaults(schemas, sectionSchema(type), props),
  }) as ManifestSection;

/** The page with nothing on it but this section. */
export const alone = (page: Page, section: PrintedSection): Page => ({
  ...page,
  site: { ...page.site, title: `${section.type} · ${page.site.name}` },
  sections: [section],
});
