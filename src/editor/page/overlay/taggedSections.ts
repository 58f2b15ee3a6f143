import type { TaggedSection } from "../../../shared/editor/tagged.ts";
import { readTags } from "../../../shared/text/tags.ts";

/** The sections of the page with their tags, by their anchors. */
export const taggedSections = new Map<string, TaggedSection>();

const known = new WeakMap<TaggedSection, Map<number, string[]>>();

/** The text of each tag of a section: one piece, or the several of a formatted one, in their order. */
export function piecesOf(section: TaggedSection): ReadonlyMap<number, readonly string[]> {
  const found = known.get(section);
  if (found) return found;
  const pieces = new Map<number, string[]>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") {
      const { text, tags } = readTags(value);
      for (const { number } of tags) pieces.set(number, [...(pieces.get(number) ?? []), text]);
    } else if (typeof value === "object" && value !== null) {
      for (const inner of Object.values(value)) collect(inner);
    }
  };
  collect(section.props);
  known.set(section, pieces);
  return pieces;
}
