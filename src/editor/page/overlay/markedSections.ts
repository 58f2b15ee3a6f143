import type { MarkedSection } from "../../../shared/editor/marks.ts";
import { readMarks } from "../../../shared/text/marks.ts";

/** The sections of the page with their marks, by their anchors. */
export const markedSections = new Map<string, MarkedSection>();

const known = new WeakMap<MarkedSection, Map<number, string[]>>();

/** The text of each mark of a section: one piece, or the several of a formatted one, in their order. */
export function piecesOf(section: MarkedSection): ReadonlyMap<number, readonly string[]> {
  const found = known.get(section);
  if (found) return found;
  const pieces = new Map<number, string[]>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") {
      const { text, marks } = readMarks(value);
      for (const { number } of marks) pieces.set(number, [...(pieces.get(number) ?? []), text]);
    } else if (typeof value === "object" && value !== null) {
      for (const inner of Object.values(value)) collect(inner);
    }
  };
  collect(section.props);
  known.set(section, pieces);
  return pieces;
}
