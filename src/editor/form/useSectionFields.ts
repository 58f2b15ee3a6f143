import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { ListedSection } from "../site/sections.ts";
import { aspectOf } from "./fields/aspect.ts";
import type { Field } from "./fields/field.ts";
import { listFields } from "./fields/listFields.ts";
import { withoutIdle } from "./fields/withoutIdle.ts";
import { useUnchanged } from "./state/useUnchanged.ts";

/** The fields of a section by what they are about. */
export interface SectionFields {
  content: Field[];
  layout: Field[];
  style: Field[];
  /** Its name in links, and when it is on the page. */
  presence: Field[];
}

/** The fields of a section: those of its type, and those that every section has. */
export function useSectionFields(
  { data, schema, type }: ListedSection,
  schemas: Schemas,
): SectionFields {
  const place = schema && { file: sectionSchema(type), node: schema };
  const own = place ? withoutIdle(listFields(schemas, place, child(data, "props"), ["props"])) : [];
  const frame = frameFields(schemas, data).filter(
    // Nothing lies behind what frames the page.
    ({ path }) => !schema?.landmark || path[0] !== "background",
  );
  const about = (aspect: string) => [...own, ...frame].filter((each) => aspectOf(each) === aspect);
  return useUnchanged({
    content: own.filter((field) => aspectOf(field) === "content"),
    layout: about("layout"),
    style: about("style"),
    presence: frame.filter((field) => aspectOf(field) === "content"),
  });
}

/** The settings that every section may have beside its words, as the schema of the page lists them. */
function frameFields(schemas: Schemas, data: unknown): Field[] {
  const file = "page.schema.json";
  const node = schemas.get(file)?.definitions?.section;
  return node
    ? listFields(schemas, { file, node }, data, []).filter(({ isRequired }) => !isRequired)
    : [];
}
