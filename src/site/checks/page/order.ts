import { type SchemaNode, sectionSchema, sectionTypes } from "../../../schema/schemaNode.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { ParsedSection } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

const ends = {
  top: { at: 0, hint: "Move its lines up, above all others." },
  first: { at: 0, hint: "Move its lines up, above all others." },
  last: { at: -1, hint: "Move its lines down, below all others." },
} satisfies Record<NonNullable<SchemaNode["position"]>, { at: number; hint: string }>;

/** A type that is first or last must be at that end, and one that a page has once may not be repeated. */
export const checkOrder: Check = ({ sections, tree, schemas }) => {
  const on = sections.filter((section) => section.on && section.type !== undefined);
  const at = (index: number) => tree.valueAt(["sections", index, "type"]);
  const types = sectionTypes(schemas);
  const isTop = ({ type }: ParsedSection) =>
    schemas.get(sectionSchema(type ?? ""))?.position === "top";
  const repeated = types.flatMap(([type, { once }]): Diagnostic[] => {
    if (!once) return [];
    const [first, ...more] = on.filter((section) => section.type === type);
    return more.map(({ index }) => ({
      code: "one-only",
      message: `Section ${index + 1} is a second ${type}; a page has one, and section ${Number(first?.index) + 1} is it.`,
      hint: "Delete one of the two, or write enabled: false in it.",
      range: at(index),
    }));
  });
  const misplaced = types.flatMap(([type, { position }]): Diagnostic[] => {
    if (!position) return [];
    const end = ends[position];
    const above = position === "first" ? on.find(isTop) : undefined;
    const placed = above ? on.filter((section) => !isTop(section)) : on;
    // Of several, one at the end is in its place.
    const section = placed.filter((section) => section.type === type).at(end.at);
    if (!section || section === placed.at(end.at)) return [];
    return [
      {
        code: "order",
        message: `Section ${section.index + 1}, ${type}: the ${type} must be the ${position === "last" ? "last" : "first"} section${above ? ` below the ${above.type}` : ""}.`,
        hint: above ? `Move its lines up, until only the ${above.type} is above them.` : end.hint,
        range: at(section.index),
      },
    ];
  });
  return [...repeated, ...misplaced];
};
