import { nameOfType } from "../../schema/names.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import type { SectionRef } from "../../shared/operation.ts";
import { type NameSection, typeOf } from "../history/describeAction.ts";
import { anchorOf } from "./sections.ts";

/**
 * Names the sections of a site by their types, those of the page that is shown first. One that is nowhere has its anchor
 * for a name.
 */
export function nameSections(
  site: EditorState | undefined,
  schemas: Schemas | undefined,
  shown = "/",
): NameSection {
  const named = (type: string) => nameOfType(type, schemas?.get(sectionSchema(type)));
  const typeAt = (ref: SectionRef): string | undefined => {
    if (typeof ref !== "string") return ref.type;
    const pages = site?.pages.toSorted(
      (a, b) => Number(b.path === shown) - Number(a.path === shown),
    );
    const lists = pages?.map(({ data }) => child(data, "sections")) ?? [];
    const sections = lists.flatMap((list) => (Array.isArray(list) ? list : []));
    return typeOf(sections.find((section) => anchorOf(section) === ref));
  };
  return (ref, was) => {
    const type = typeOf(was) ?? typeAt(ref);
    return type === undefined ? `“${ref}”` : named(type);
  };
}
