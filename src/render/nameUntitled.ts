import type { ResolvedSection, ResolvedSite } from "../shared/section.ts";
import { isFormatted, toPlainText } from "../shared/text/formatted.ts";
import { factsOf } from "./landmarks.ts";

/**
 * The name of a section without a title: its first words, or the label of its type, if there is one. A landmark has the
 * label.
 */
export function nameUntitled({ type, props }: ResolvedSection, site: ResolvedSite) {
  const { landmark, untitledAs } = factsOf(type);
  const first = landmark
    ? undefined
    : "eyebrow" in props
      ? props.eyebrow
      : "text" in props
        ? props.text
        : undefined;
  if (typeof first === "string" || isFormatted(first)) return toPlainText(first);
  return untitledAs && site.words?.[untitledAs];
}
