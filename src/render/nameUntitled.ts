import type { Words } from "../shared/schema.gen.ts";
import type { ResolvedSection, ResolvedSite, SectionType } from "../shared/section.ts";
import { labelsOf } from "../ui/labels.ts";

/** The label for a section of these types, if nothing in it names it. */
const typeWords: Partial<Record<SectionType, keyof Words>> = {
  carousel: "highlights",
  logos: "names",
  spotlight: "highlights",
  stats: "numbers",
  testimonials: "voices",
};

/** The name of a section without a title: its first words, or the label of its type, if there is one. */
export function nameUntitled({ type, props }: ResolvedSection, site: ResolvedSite) {
  if ("eyebrow" in props) return props.eyebrow;
  if ("text" in props) return props.text;
  const word = typeWords[type];
  return word && labelsOf(site)[word];
}
