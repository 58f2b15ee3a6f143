import { mapFields } from "../../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../../schema/schemaNode.ts";
import { idsIn, moveLinks } from "../../../site/edit/ids.ts";
import { exampleProps } from "../../../site/exampleProps.ts";

/** A link that has no destination yet. */
const nowhere = "todo";

/**
 * The props of a new section: the first example of its type, in its layout or in this one, and in the language of the page.
 * A link in it to a section that the page does not have leads nowhere yet.
 */
export function adaptExample(
  schemas: Schemas,
  type: string,
  lang: string,
  anchors: readonly string[],
  layout?: string,
): unknown {
  const file = sectionSchema(type);
  const example = exampleProps(schemas, type, lang, layout);
  const known = new Set(anchors);
  mapFields(schemas, file, example, [], (field) => {
    for (const id of idsIn(field, { schemas })) known.add(id);
    return field.value;
  });
  const move = (href: string) =>
    href.startsWith("#") && !known.has(href.slice(1)) ? nowhere : undefined;
  return mapFields(schemas, file, example, [], (field) => moveLinks(field, move) ?? field.value);
}
