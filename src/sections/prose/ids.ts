import type { SectionFrame } from "../../section.ts";
import type { ProseHeading } from "../../shared/text/prose.ts";

type Frame = Pick<SectionFrame, "id">;

/** The anchor of a heading: that of the author, or one made from its words, which no author's link can name. */
export const noteAnchor = ({ id }: Frame, heading: ProseHeading): string =>
  heading.id ?? `${id}.${heading.slug}`;

/** The anchor of a footnote. */
export const noteId = ({ id }: Frame, note: number): string => `${id}.note.${note}`;

/** The anchor of a mark in the text that leads to a footnote. */
export const markId = ({ id }: Frame, note: number, mark: number): string =>
  `${id}.mark.${note}.${mark}`;
