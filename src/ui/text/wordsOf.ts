import type { ReactElement } from "react";
import { type FormattedContent, toPlainText } from "../../shared/text/formatted.ts";
import * as uses from "../../shared/uses.ts";

/** The words of a text, for an attribute. */
export function wordsOf(text: string | ReactElement): string;
/** The same of a text that may be left out. */
export function wordsOf(text: string | ReactElement | undefined): string | undefined;
/** An island without marks has none to take out. */
export function wordsOf(text: string | ReactElement | undefined): string | undefined {
  if (typeof text !== "object") return text;
  return uses.formatted ? toPlainText(contentOf(text)) : undefined;
}

/** The content of the element that represents a text: it is always a `Formatted`. */
export const contentOf = ({ props }: ReactElement) =>
  (props as { content: FormattedContent }).content;
