import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { contentOf, isMarked } from "../../shared/formatted/byKind.ts";
import type { PageFile } from "../../shared/section.ts";
import { toPlainText } from "../../shared/text/formatted.ts";
import type { Site } from "../../site/read/loadSite.ts";

/** A page of a site to test. */
export interface TestedPage {
  /** Its path, such as `/privacy/`. */
  path: string;
  /** The texts that its author wrote, each with the type of its section. */
  texts: readonly { type: string; text: string }[];
  /** True if it may ask other hosts: it counts visits. */
  asksOthers: boolean;
}

/** The pages of a site that visitors see, in all its languages. */
export function listTested({ pages, languages, context }: Site): TestedPage[] {
  const files = [
    ...pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...languages.flatMap(({ pageFiles }) => pageFiles),
  ];
  return files
    .filter(({ enabled }) => enabled)
    .map((file) => ({
      path: file.path,
      texts: listTexts(file, context.schemas),
      asksOthers: file.site.analytics !== undefined,
    }));
}

function listTexts({ sections, site }: PageFile, schemas: Schemas) {
  const labels = new Map<string, unknown>(Object.entries(site.words));
  return sections
    .filter(({ enabled }) => enabled)
    .flatMap(({ type, props }) => {
      // By their places: a formatted text is a text, too.
      const texts = new Map<string, { type: string; text: string }>();
      mapFields(schemas, sectionSchema(type), props, [], ({ kind, value, path, schema }) => {
        // What is the engine's own may be for scripts alone.
        const isOwn = schema.word === undefined && schema.default === undefined;
        if (typeof value !== "string" || !isOwn) return value;
        // A text may name a label, as yes does in a table.
        if (kind === "text") {
          texts.set(path.join(), { type, text: String(labels.get(value) ?? value) });
        }
        if (isMarked(kind)) {
          const content = contentOf(kind, value, schema.paragraphs);
          texts.set(path.join(), { type, text: toPlainText(content) });
        }
        return value;
      });
      return [...texts.values()];
    });
}
