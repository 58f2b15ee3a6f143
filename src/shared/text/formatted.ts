/** A part of a line: text, words with a mark, a link, or a line break. The names are those of mdast. */
export type Inline =
  | string
  | { type: "strong"; children: Inline[] }
  | { type: "emphasis"; children: Inline[] }
  /** Without `href`, the link has no destination yet. A bare one is an address among words, which has no signs. */
  | { type: "link"; href?: string; isBare?: true; children: Inline[] }
  | { type: "break" };

/** A part of a text that has several. */
export type Block =
  | { type: "paragraph"; children: Inline[] }
  | { type: "list"; ordered: boolean; children: Inline[][] };

/** A text with marks, as data. */
export type FormattedContent =
  | { type: "formatted"; children: Inline[] }
  | { type: "formatted"; blocks: Block[] };

/** A value of the shared definition `formatted`, resolved. A text without marks stays a string. */
export type Formatted = string | FormattedContent;

/** True for a resolved text that has marks. */
export const isFormatted = (value: unknown): value is FormattedContent =>
  typeof value === "object" && value !== null && "type" in value && value.type === "formatted";

/** The words without marks, on one line: for attributes and for machines. */
export function toPlainText(text: Formatted): string {
  if (typeof text === "string") return text;
  return "children" in text
    ? plain(text.children)
    : text.blocks.map((block) => linesOf(block).map(plain).join(" ")).join(" ");
}

/** The lines of a block: the entries of a list, or the paragraph itself. */
export const linesOf = (block: Block): Inline[][] =>
  block.type === "list" ? block.children : [block.children];

const plain = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.type === "break" ? " " : plain(part.children);
    })
    .join("");

/** The parts with neighbouring texts as one. Hydration needs a comment between two. */
export function joinTexts<Part>(parts: readonly (Part | string)[]): (Part | string)[] {
  const joined: (Part | string)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined.splice(-1, 1, last + part);
    else if (part !== "") joined.push(part);
  }
  return joined;
}
