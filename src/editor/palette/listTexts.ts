import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { type ListedSection, listSections } from "../site/sections.ts";

/** A text of a page, and its path from its section. */
export interface PlacedText {
  page: EditorPage;
  section: ListedSection;
  path: FieldPath;
  text: string;
}

/** The shared definitions whose values are words. */
const wordKinds = ["text", "formatted", "markdown"];

/** The texts of the sections of all pages, each where it is written. */
export const listTexts = (site: EditorState, schemas: Schemas): PlacedText[] =>
  site.pages.flatMap((page) =>
    listSections(site, page.path, schemas)
      .filter(({ file }) => file === page.file)
      .flatMap((section) => {
        const texts: PlacedText[] = [];
        const props = child(section.data, "props");
        mapFields(schemas, sectionSchema(section.type), props, ["props"], (field) => {
          const { kind, path, value } = field;
          if (wordKinds.includes(kind) && typeof value === "string")
            texts.push({ page, section, path, text: value });
          return value;
        });
        return texts;
      }),
  );
