import type { Formatted, Inline } from "../text/formatted.ts";
import { mayHaveAddress } from "./bareAddresses.ts";
import { readBlocks } from "./blocks.ts";
import { type FoundInline, readInlines } from "./inlines.ts";

/** A formatted text as read. */
export interface ParsedFormatted extends FoundInline {
  content: Formatted;
}

/** A quick test that every text with marks passes, but for addresses among words. */
const marked = /[*[\\]|\S\s*\n\s*\S/;

/**
 * Reads `**bold**`, `*emphasis*`, `[words](address)` and line breaks, and paragraphs and lists where they are allowed.
 * A text without marks is returned as it is. Everything else is text, HTML too.
 */
export function parseFormatted(text: string, hasParagraphs = false): ParsedFormatted {
  const found: FoundInline = { links: [], unclosed: [] };
  if (!marked.test(text) && !mayHaveAddress(text)) return { content: text, ...found };
  const blocks = hasParagraphs ? readBlocks(text, found) : [];
  const [first, ...others] = blocks;
  if (first?.type === "list" || others.length > 0) {
    return { content: { type: "formatted", blocks }, ...found };
  }
  const children = first?.children ?? readInlines(text, [0, text.length], found);
  return { content: simplify(children, text), ...found };
}

/** The parts of a line, or the text itself if it has no marks. */
function simplify(children: Inline[], text: string): Formatted {
  const [first, ...others] = children;
  if (typeof first !== "string" || others.length > 0) return { type: "formatted", children };
  return first === text.trim() ? text : first;
}

/** The text with other addresses in its links. */
export function mapLinks(text: string, map: (href: string) => string): string {
  return parseFormatted(text).links.reduceRight((mapped, { href, range: [start, end] }) => {
    const next = map(href);
    // An address among words may be written without its scheme.
    return next === href ? mapped : mapped.slice(0, start) + next + mapped.slice(end);
  }, text);
}
