import { type Schemas, sectionSchema } from "../../schema/fields.ts";
import { child } from "../../shared/wording.ts";
import { anchorOf, sectionsOf } from "./ids.ts";

/** The anchors of the sections that a page takes from the first one: each landmark of which it has none of its own. */
export function listInherited(first: unknown, data: unknown, schemas: Schemas): Set<string> {
  const landmarkOf = (section: unknown) =>
    schemas.get(sectionSchema(String(child(section, "type"))))?.landmark;
  const own = new Set(sectionsOf(data).map(landmarkOf));
  const inherited = sectionsOf(first).filter((section) => {
    const landmark = landmarkOf(section);
    return landmark !== undefined && !own.has(landmark);
  });
  return new Set(inherited.flatMap((section) => anchorOf(section) ?? []));
}
