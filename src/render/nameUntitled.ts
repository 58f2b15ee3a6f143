import { isFormatted, toPlainText } from "../shared/formatted.ts";
import type { ResolvedSection, ResolvedSite } from "../shared/section.ts";
import { labelsOf } from "../ui/labels.ts";
import { factsOf } from "./landmarks.ts";

/** The name of a section without a title: its first words, or the label of its type, if there is one. */
export function nameUntitled({ type, props }: ResolvedSection, site: ResolvedSite) {
  const first = "eyebrow" in props ? props.eyebrow : "text" in props ? props.text : undefined;
  if (typeof first === "string" || isFormatted(first)) return toPlainText(first);
  const { untitledAs } = factsOf(type);
  return untitledAs && labelsOf(site)[untitledAs];
}
