import { mapFields, type Schemas, sectionSchema } from "../../schema/fields.ts";
import type { EditorState } from "../../shared/editor.ts";
import { child } from "../../shared/wording.ts";
import type { ListedSection } from "../site/sections.ts";

/** The definitions of values that are links or hold some. */
const linked: ReadonlySet<string> = new Set(["href", "formatted", "markdown"]);

/** The number of links on all pages that lead to a section. */
export function countLinks(
  { pages }: EditorState,
  { file, anchor, data }: ListedSection,
  schemas: Schemas,
): number {
  const home = pages.find((page) => page.file === file)?.path ?? "/";
  let count = 0;
  for (const page of pages) {
    const sections = child(page.data, "sections");
    const path = page.path === home ? `(?:${literally(home)})?` : literally(home);
    const link = new RegExp(
      `(?<![^(\\s])${path}#${literally(anchor)}(?![\\p{L}\\p{M}\\p{Nd}_-])`,
      "gu",
    );
    for (const section of Array.isArray(sections) ? sections : []) {
      // Links inside the section itself go with it.
      if (page.file === file && JSON.stringify(section) === JSON.stringify(data)) continue;
      const schema = sectionSchema(String(child(section, "type")));
      mapFields(schemas, schema, child(section, "props"), [], ({ kind, value }) => {
        if (linked.has(kind) && typeof value === "string") count += value.match(link)?.length ?? 0;
        return value;
      });
    }
  }
  return count;
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
