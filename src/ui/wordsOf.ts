import type { ReactElement } from "react";
import { type FormattedContent, toPlainText } from "../shared/formatted.ts";

/**
 * The words of a text, for an attribute. A build of a page whose texts have no marks replaces `wordsOf(text)` by `text`.
 */
export const wordsOf = (text: string | ReactElement | undefined): string | undefined =>
  typeof text === "object" ? toPlainText(contentOf(text)) : text;

/** The content of the element that stands for a text: it is always a `Formatted`. */
const contentOf = ({ props }: ReactElement) => (props as { content: FormattedContent }).content;
