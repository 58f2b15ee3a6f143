/** The properties of formatted texts and of Markdown that are their pieces, or hold them. */
const inside = new Set([
  ...["alt", "blocks", "caption", "children", "head", "items"],
  ...["notes", "picture", "rows", "value"],
]);

/** Appends the tag to each piece of text. */
export function tagPieces(content: unknown, tag: string): unknown {
  if (typeof content === "string") return content + tag;
  if (Array.isArray(content)) return content.map((piece) => tagPieces(piece, tag));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      inside.has(name) ? tagPieces(value, tag) : value,
    ]),
  );
}
