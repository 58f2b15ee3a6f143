import type { Formatted } from "../text/formatted.ts";
import { parseFormatted } from "./parse.ts";
import { parseTitle, writeTitle } from "./title.ts";
import { writeFormatted } from "./write.ts";

/** True for the shared definitions of short texts that may have marks. */
export const isMarked = (kind: string): boolean => kind === "title" || kind === "formatted";

/** A text with the marks that texts of its shared definition may have. */
export function contentOf(kind: string, text: string, hasParagraphs = false): Formatted {
  if (kind === "title") return parseTitle(text);
  return kind === "formatted" ? parseFormatted(text, hasParagraphs).content : text;
}

/** The text that is read as `content`, by a shared definition of texts with marks. */
export const writeContent = (kind: string, content: Formatted, hasParagraphs: boolean): string =>
  kind === "title" ? writeTitle(content) : writeFormatted(content, hasParagraphs);
