import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { isDrawing } from "../../shared/icons.ts";

/** True if one of the sections has an icon that is a drawing of the site's own. */
export const hasDrawnIcon = (
  sections: readonly { type: string; props: unknown }[],
  schemas: Schemas,
): boolean =>
  sections.some(({ type, props }) => {
    let found = false;
    mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
      if (kind === "icon" && typeof value === "string" && isDrawing(value)) found = true;
      return value;
    });
    return found;
  });
