import { type FieldValue, mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { asText, lookUp } from "../../shared/lookUp.ts";
import { anchorOf } from "./sections.ts";

/** The definitions of values that are links or hold some. */
const linked: ReadonlySet<string> = new Set(["href", "formatted", "markdown"]);

/** The number of links on all pages that lead to a page, or to one of its sections. Those inside of it are left out. */
export function countLinks(
  { pages }: EditorState,
  schemas: Schemas,
  { file, path }: EditorPage,
  anchor?: string,
): number {
  let count = 0;
  for (const page of pages) {
    const isHere = page.file === file;
    const link = linkTo(path, anchor, isHere);
    const sections = child(page.data, "sections");
    for (const section of Array.isArray(sections) ? sections : []) {
      if (isHere && (anchor === undefined || anchorOf(section) === anchor)) continue;
      const schema = sectionSchema(asText(child(section, "type")));
      mapFields(schemas, schema, child(section, "props"), [], (field) => {
        for (const text of textsOf(field, page)) count += text.match(link)?.length ?? 0;
        return field.value;
      });
    }
  }
  return count;
}

/** The texts of a value that may hold links: itself, or the addresses in the file that it names. */
function textsOf({ kind, value }: FieldValue, { textLinks = {} }: EditorPage): readonly string[] {
  if (typeof value !== "string") return [];
  if (kind === "markdownFile") return lookUp(textLinks, value) ?? [];
  return linked.has(kind) ? [value] : [];
}

/** Finds links to an address in every spelling: as a whole value, and behind the bracket of a link in a text. */
function linkTo(path: string, anchor: string | undefined, isHere: boolean): RegExp {
  const address = `${literally(path.replace(/\/$/, ""))}(?:/(?:index\\.html)?)?(?:\\?[^#\\s)]*)?`;
  if (anchor === undefined) return new RegExp(`(?<![^(\\s])${address}(?=[#\\s)]|$)`, "gu");
  const before = isHere ? `(?:${address})?` : address;
  return new RegExp(`(?<![^(\\s])${before}#${literally(anchor)}(?![\\p{L}\\p{M}\\p{Nd}_-])`, "gu");
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
