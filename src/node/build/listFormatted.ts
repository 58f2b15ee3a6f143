import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { contentOf } from "../../shared/formatted/byKind.ts";
import { isFormatted } from "../../shared/text/formatted.ts";

/** The types of the sections that have a text with marks. */
export function listFormatted(
  sections: readonly { type: string; props: unknown }[],
  schemas: Schemas,
): Set<string> {
  const formatted = new Set<string>();
  for (const { type, props } of sections) {
    mapFields(schemas, sectionSchema(type), props, [], ({ kind, value, schema }) => {
      if (typeof value === "string" && isFormatted(contentOf(kind, value, schema.paragraphs))) {
        formatted.add(type);
      }
      return value;
    });
  }
  return formatted;
}
