import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { parseFormatted } from "../../shared/formatted/parse.ts";
import { isFormatted } from "../../shared/text/formatted.ts";

/** The types of the sections that have a text with marks. */
export function listFormatted(
  sections: readonly { type: string; props: unknown }[],
  schemas: Schemas,
): Set<string> {
  const formatted = new Set<string>();
  for (const { type, props } of sections) {
    mapFields(schemas, sectionSchema(type), props, [], ({ kind, value, schema }) => {
      if (kind === "formatted" && typeof value === "string") {
        const { content } = parseFormatted(value, schema.paragraphs);
        if (isFormatted(content)) formatted.add(type);
      }
      return value;
    });
  }
  return formatted;
}
