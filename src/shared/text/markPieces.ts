/** The properties of formatted texts and of Markdown that are their pieces, or hold them. */
const inside = new Set([
  ...["alt", "blocks", "caption", "children", "head", "items"],
  ...["notes", "picture", "rows", "value"],
]);

/** Appends the mark to each piece of text. */
export function markPieces(content: unknown, mark: string): unknown {
  if (typeof content === "string") return content + mark;
  if (Array.isArray(content)) return content.map((piece) => markPieces(piece, mark));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      inside.has(name) ? markPieces(value, mark) : value,
    ]),
  );
}
