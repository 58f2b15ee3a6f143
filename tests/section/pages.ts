import { stringify } from "yaml";
import { mapFields } from "../../src/schema/fields.ts";
import { sectionSchema } from "../../src/schema/schemaNode.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";

const schemas = await loadSchemas(process.cwd());

/** The section type that this run is about; nothing in a run about all of them. */
export const chosenType = process.env.BROADSIDE_SECTION;

/** Tells whether this run is about a section type. */
export const isChosen = (type: string): boolean => !chosenType || type === chosenType;

interface Section {
  type: string;
  id: string;
  props: unknown;
}

/** The pages that show every example of a type: one page, or one for each where a page has a single such section. */
export function sectionPages(type = chosenType): Record<`section-${number}`, string> {
  if (!type) return {};
  const schema = schemas.get(sectionSchema(type));
  const examples = Array.isArray(schema?.examples) ? schema.examples : [];
  const sections = examples.map((props, n) => ({
    type,
    id: `${type}-${n}`,
    props: withOwnIds(type, props, n),
  }));
  const pages = schema?.once ? sections.map((section) => [section]) : [sections];
  return Object.fromEntries(
    pages.map((own, n) => {
      const others = besides(own);
      const inOrder = schema?.position === "last" ? [...others, ...own] : [...own, ...others];
      const site = { name: "Example", title: type, description: "Every example." };
      return [
        `section-${n}`,
        stringify(
          { site, sections: inOrder },
          { aliasDuplicateObjects: false, blockQuote: "literal" },
        ),
      ];
    }),
  );
}

/** The props with anchors that no other example has. */
const withOwnIds = (type: string, props: unknown, n: number) =>
  mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) =>
    kind === "id" ? `${value}-${n}` : value,
  );

/** The sections that links lead to, and one with a title, which every page has. */
function besides(sections: readonly Section[]): Section[] {
  const ids = new Set(sections.map(({ id }) => id));
  const anchors = new Set(["page"]);
  for (const { type, props } of sections) {
    mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
      if (kind === "id") ids.add(String(value));
      if (kind === "href" && /^#./.test(String(value))) anchors.add(String(value).slice(1));
      return value;
    });
  }
  const button = { label: "Go there", href: "/" };
  return [...anchors]
    .filter((id) => !ids.has(id))
    .map((id) => ({ type: "cta", id, props: { title: `About ${id}`, button } }));
}
