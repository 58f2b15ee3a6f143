import { withDefaults } from "../../schema/defaults.ts";
import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { GalleryVariant } from "../../shared/gallery.ts";
import type { Page } from "../../shared/page.ts";
import type { SectionBackground } from "../../shared/schema.gen.ts";
import type { DeclaredSection, PageFile, ResolvedSection } from "../../shared/section.ts";
import { listLayouts } from "../../site/exampleLayouts.ts";
import { exampleIn, exampleProps } from "../../site/exampleProps.ts";
import { examplesPath } from "../../site/files/publicFiles.ts";
import { loadTexts, type Texts } from "../../site/files/texts.ts";
import { languageOf } from "../../site/languages.ts";
import { listPassed } from "../../site/page/passed.ts";
import { loadSite } from "../../site/read/loadSite.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { describeSections } from "../../site/schemas/sectionRules.ts";
import type { Assets } from "../assets/assets.ts";
import { createAssetContext } from "../assets/pictures.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { resolvePage } from "../resolve/resolve.ts";
import { listBackgrounds } from "./listBackgrounds.ts";
import { listVariants } from "./listVariants.ts";

/** A section type with its examples, ready to render. */
export interface TypeExamples {
  type: string;
  description: string;
  /** The examples as the schema has them, and as a component gets them. */
  examples: { props: unknown; section: ResolvedSection }[];
  /** The layouts of the examples, where the set has one of each. */
  layouts: readonly string[];
  /** The variants, with short and long texts. */
  variants: GalleryVariant[];
}

/** Every example of every type, and the page around each. */
export interface ExampleSet {
  page: Page;
  types: TypeExamples[];
  schemas: Schemas;
  assets: Assets;
}

const mark = `${examplesPath}/mark.svg`;
const unnamed = {
  name: "Your brand",
  title: "Gallery",
  description: "Every section type.",
  logo: mark,
  icon: mark,
};

/**
 * All examples of every type, with their variants; or in the language of the site, the first of each alone, or one of each
 * layout of the types that have several.
 */
type Extent = "all" | "first" | "layouts";

/**
 * Resolves every example with the theme of page.yaml, or with the default theme while that file is broken.
 * The sections of all pages are resolved with them, so that icons and typefaces serve both.
 */
export async function loadExamples(
  paths: ProjectPaths,
  extent: Extent = "all",
): Promise<ExampleSet> {
  const schemas = await loadSchemas(paths.root);
  const texts = await loadTexts(paths.root, paths.schemaDir);
  const site = await loadSite(paths.root);
  const [first] = site.pages;
  const given = first.pageFile ?? {
    path: "/",
    enabled: true,
    listed: true,
    site: unnamed,
    sections: [],
  };
  const isAll = extent === "all";
  const lang = languageOf(given);
  const types = describeSections(schemas).map(({ type, examples, description }) => {
    const found = extent === "layouts" ? listLayouts(schemas, type)?.layouts : undefined;
    const layouts = (found ?? []).map(({ name }) => name);
    const shown = {
      all: () => examples,
      first: () => examples.slice(0, 1).map((example) => exampleIn(lang, example)),
      layouts: () => layouts.map((layout) => exampleProps(schemas, type, lang, layout)),
    };
    return { type, description, layouts, examples: shown[extent]() };
  });
  const examples = types.flatMap(({ type, examples }) =>
    examples.map((props) => ({ type, props })),
  );
  const variants = (isAll ? types : []).flatMap(({ type, examples }) =>
    [...listVariants(schemas, type, examples), ...listBackgrounds(schemas, type, examples)].map(
      ({ name, props, ...frame }, index) => ({
        type,
        name,
        ...frame,
        id: `${type}-${index}`,
        props: withOwnIds(schemas, type, props, index),
      }),
    ),
  );
  const own = site.pages.flatMap(({ pageFile }) => (pageFile?.enabled ? pageFile.sections : []));
  // Sections that are off would remove links from the examples.
  const sections = [
    ...own.filter(({ enabled }) => enabled),
    ...[...examples, ...variants].map((section) => fill(schemas, texts, section)),
  ];
  const passed = listPassed(sections, schemas, site.clock);
  const pageFile = withDefaults(schemas, "page.schema.json", {
    ...{ ...given, sections, passed },
  }) as PageFile;
  const assetContext = createAssetContext(paths, pageFile.site.base);
  const page = await resolvePage(pageFile, { ...assetContext, schemas });
  const resolved = page.sections.slice(-examples.length - variants.length);
  const variantSections = resolved.slice(examples.length);
  return {
    page,
    types: types.map(({ type, description, layouts }) => ({
      ...{ type, description, layouts },
      examples: examples.flatMap((example, index) => {
        const section = resolved[index];
        return example.type === type && section ? [{ props: example.props, section }] : [];
      }),
      variants: variants.flatMap((variant, index) => {
        const section = variantSections[index];
        return variant.type === type && section ? [{ name: variant.name, section }] : [];
      }),
    })),
    schemas,
    assets: assetContext.assets,
  };
}

interface ShownExample {
  type: string;
  id?: string;
  props: unknown;
  background?: SectionBackground;
}

/** An example with its defaults and its text. The tests check that each meets its schema. */
const fill = (schemas: Schemas, texts: Texts, { type, id, props, background }: ShownExample) =>
  ({
    type,
    ...(id && { id }),
    ...(background && { background }),
    props: mapFields(
      schemas,
      sectionSchema(type),
      withDefaults(schemas, sectionSchema(type), props),
      [],
      ({ kind, value }) =>
        kind === "markdownFile" ? (texts.get(String(value))?.text ?? "") : value,
    ),
  }) as DeclaredSection;

/** The props with ids that no other section has, and no other entry of a list that repeats its own. */
function withOwnIds(schemas: Schemas, type: string, props: unknown, place: number): unknown {
  let count = 0;
  return mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
    if (kind === "markdown") {
      return String(value).replaceAll(/(?<=[({])#[^\s)}]+(?=[)}])/g, `$&-${place}`);
    }
    return kind === "id" ? `${value}-${place}-${count++}` : value;
  });
}

/** The page with only this section. */
export const alone = (page: Page, section: ResolvedSection): Page => ({
  ...page,
  site: { ...page.site, title: `${section.type} · ${page.site.name}` },
  sections: [section],
});
