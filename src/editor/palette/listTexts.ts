import { type FieldValue, mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { type FieldPath, samePath } from "../../shared/fieldPath.ts";
import { type ListedSection, listSections } from "../site/sections.ts";

/** A text of a page, and its path from its section, or from the root of the file if it is among the settings. */
export interface PlacedText {
  page: EditorPage;
  section?: ListedSection;
  path: FieldPath;
  text: string;
}

/** The shared definitions whose values are words. */
const wordKinds = ["text", "formatted", "markdown"];

/** The texts of all pages, each where it is written: those of the settings, and those of the sections. */
export const listTexts = (site: EditorState, schemas: Schemas): PlacedText[] =>
  site.pages.flatMap((page) => {
    const isFirst = page === site.pages[0];
    const { sections: _, ...settings } = Object(page.data);
    const schema = isFirst ? "page.schema.json" : "subpage.schema.json";
    const sections = listSections(site, page.path, schemas).filter(
      ({ file }) => file === page.file,
    );
    return [
      ...textsIn(schemas, schema, settings, []).map((text) => ({ page, ...text })),
      ...sections.flatMap((section) => {
        const props = child(section.data, "props");
        const texts = textsIn(schemas, sectionSchema(section.type), props, ["props"]);
        return texts.map((text) => ({ page, section, ...text }));
      }),
    ];
  });

function textsIn(schemas: Schemas, file: string, value: unknown, at: FieldPath) {
  const texts: Pick<PlacedText, "path" | "text">[] = [];
  mapFields(schemas, file, value, at, ({ kind, path, value }: FieldValue) => {
    // A text with marks is also a text: its place is visited once for each definition.
    const isKnown = texts.some((known) => samePath(known.path, path));
    if (wordKinds.includes(kind) && typeof value === "string" && !isKnown) {
      texts.push({ path, text: value });
    }
    return value;
  });
  return texts;
}
