import { stringify } from "yaml";
import { mapFields, sectionSchema } from "../../src/schema/fields.ts";
import { loadSchemas } from "../../src/site/loadSchemas.ts";

const schemas = await loadSchemas(process.cwd());

/** The section type that this run is about; nothing in a run about all of them. */
export const chosenType = process.env.BROADSIDE_SECTION;

/** Tells whether this run is about a section type. */
export const isChosen = (type: string): boolean => !chosenType || type === chosenType;

/** The pages that show every example of the chosen type: one page, or one for each where a page has a single such section. */
export function sectionPages(): Record<`section-${number}`, string> {
  if (!chosenType) return {};
  const schema = schemas.get(sectionSchema(chosenType));
  const examples = Array.isArray(schema?.examples) ? schema.examples : [];
  const sections = examples.map((props, n) => {
    const id = `${chosenType}-${n}`;
    return { type: chosenType, id, props: keepInside(chosenType, id, props) };
  });
  const pages = schema?.once ? sections.map((section) => [section]) : [sections];
  return Object.fromEntries(
    pages.map((own, n) => {
      const others = besides(own);
      const inOrder = schema?.position === "last" ? [...others, ...own] : [...own, ...others];
      const site = { name: "Example", title: type, description: "Every example." };
      return [
        `section-${n}`,
        stringify({ site, sections: inOrder }, { aliasDuplicateObjects: false }),
      ];
    }),
  );
}

/** The sections with one that has a heading, which every page needs, at the other end of the page. */
function besides<Section>(page: Section[]) {
  const other = {
    type: "statement",
    props: { title: "The page", lines: ["It stands around the section."] },
  };
  const isLast = schemas.get(sectionSchema(chosenType ?? ""))?.position === "last";
  return isLast ? [other, ...page] : [...page, other];
}

/** The props with ids of their own, and with links that stay in the section. */
const keepInside = (type: string, id: string, props: unknown) =>
  mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
    if (kind === "id") return `${value}-${id}`;
    return kind === "href" && String(value).startsWith("#") ? `#${id}` : value;
  });
