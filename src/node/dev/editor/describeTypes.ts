import { existsSync } from "node:fs";
import { mapFields } from "../../../schema/fields.ts";
import { nameOfType } from "../../../schema/names.ts";
import { type Schemas, sectionSchema, sectionTypes } from "../../../schema/schemaNode.ts";
import type { DescribedType } from "../../../shared/editor/endpoint.ts";
import { listLayouts } from "../../../site/exampleLayouts.ts";
import { exampleIn, exampleProps } from "../../../site/exampleProps.ts";
import type { IconSets } from "../../../site/icons.ts";
import { findLanguageFile, readLanguageFile } from "../../../site/languages.ts";

/** Every section type with its icon, and its name and the texts of its example in a language, by the type. */
export const describeTypes = (
  schemas: Schemas,
  icons: IconSets,
  lang: string,
): Record<string, DescribedType> => {
  const file = findLanguageFile(lang, "searchWords.json");
  // The English words are in the schemas, beside those of a site's own types.
  const own = existsSync(file.file) ? readLanguageFile<Record<string, string>>(file) : {};
  return Object.fromEntries(
    sectionTypes(schemas).map(([type, schema]) => {
      const { symbol = "", searchWords = "" } = schema;
      const icon = icons.find(symbol);
      const english = nameOfType(type, schema);
      const name = exampleIn(lang, english);
      const words = textsOf(schemas, type, lang).join(" ");
      const layouts = listLayouts(schemas, type)?.layouts.map(({ name }) => name);
      return [
        type,
        {
          ...(typeof name === "string" && name !== english && { name }),
          searchWords: [searchWords, own[type] ?? ""].join(" ").trim(),
          ...(layouts && { layouts }),
          ...{ words, ...(icon && { icon: { name: symbol, ...icon } }) },
        },
      ];
    }),
  );
};

const proseKinds = ["text", "formatted", "markdown"];

function textsOf(schemas: Schemas, type: string, lang: string): string[] {
  const texts: string[] = [];
  mapFields(schemas, sectionSchema(type), exampleProps(schemas, type, lang), [], (field) => {
    if (typeof field.value === "string" && proseKinds.includes(field.kind)) texts.push(field.value);
    return field.value;
  });
  return texts;
}
