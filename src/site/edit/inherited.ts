import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import { anchorOfSection, fieldsOfSection, idsIn, sectionsOf } from "./ids.ts";

/** The anchors of the sections that a page takes from the first one: each landmark of which it has none of its own. */
export function listInherited(first: unknown, data: unknown, schemas: Schemas): Set<string> {
  const landmarkOf = (section: unknown) =>
    schemas.get(sectionSchema(asText(child(section, "type"))))?.landmark;
  const own = new Set(sectionsOf(data).map(landmarkOf));
  const inherited = sectionsOf(first).flatMap((section, index) => {
    const landmark = landmarkOf(section);
    if (landmark === undefined || own.has(landmark)) return [];
    const inside = fieldsOfSection(first, index, schemas).flatMap((field) =>
      idsIn(field, { schemas }),
    );
    return [anchorOfSection(section) ?? [], inside].flat();
  });
  return new Set(inherited);
}
