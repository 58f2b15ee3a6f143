import type { ParsedNode, YAMLSeq } from "yaml";

/** The lines of a section, from its dash up to that of the next one. */
export interface TextChunk {
  lines: string;
  start: number;
  /** The node parsed from the same lines, and the offset by which they have moved since. */
  known?: { node: ParsedNode; by: number };
}

/** A text as its sections, and the text above them. */
export interface Division {
  head: string;
  chunks: TextChunk[];
  /** The column of the dashes. */
  column: number;
}

/** Divides a text that has been parsed; undefined if a section is not behind its dash. */
export function divide(text: string, { items }: YAMLSeq.Parsed): Division | undefined {
  const starts = items.map(({ range }) => text.lastIndexOf("\n", range[0]) + 1);
  const [first] = starts;
  if (first === undefined) return undefined;
  const column = text.indexOf("-", first) - first;
  const opening = new RegExp(`^ {${column}}- +$`);
  const isEven = items.every(({ range }, index) =>
    opening.test(text.slice(starts[index], range[0])),
  );
  const chunks = items.map((node, index) => {
    const start = starts[index] ?? 0;
    return { lines: text.slice(start, starts[index + 1]), start, known: { node, by: 0 } };
  });
  return isEven ? { head: text.slice(0, first), chunks, column } : undefined;
}

/**
 * Divides another text alike, with the nodes of the parts that are the same in both. Undefined if both the part above
 * and a section differ.
 */
export function divideAlike(text: string, past: Division): Division | undefined {
  const { head, chunks, column } = past;
  const dash = `${" ".repeat(column)}- `;
  const isStart = (at: number) => at === text.length || text.startsWith(dash, at);
  const isSameHead = text.startsWith(head) && isStart(head.length);
  const before: TextChunk[] = [];
  let from = isSameHead ? head.length : 0;
  for (const chunk of isSameHead ? chunks : []) {
    const next = from + chunk.lines.length;
    if (!text.startsWith(chunk.lines, from) || !isStart(next)) break;
    before.push(placed(chunk, from));
    from = next;
  }
  const behind: TextChunk[] = [];
  let to = text.length;
  for (const chunk of chunks.slice(before.length).toReversed()) {
    const start = to - chunk.lines.length;
    if (start < from || !text.startsWith(chunk.lines, start) || text[start - 1] !== "\n") break;
    behind.unshift(placed(chunk, start));
    to = start;
  }
  if (!isSameHead) {
    const isWhole = behind.length === chunks.length;
    return isWhole ? { head: text.slice(0, to), chunks: behind, column } : undefined;
  }
  const left = chunks.slice(before.length, chunks.length - behind.length);
  const middle = recognize(cut(text, from, to, dash), left);
  return { head, chunks: [...before, ...middle, ...behind], column };
}

const placed = ({ lines, start, known }: TextChunk, at: number): TextChunk => ({
  lines,
  start: at,
  ...(known && { known: { node: known.node, by: at - start } }),
});

/** Cuts a part of a text where a line starts with the dash. */
function cut(text: string, from: number, to: number, dash: string): TextChunk[] {
  const starts: number[] = [];
  for (let at = from; at < to; at = text.indexOf("\n", at) + 1 || to) {
    if (at === from || text.startsWith(dash, at)) starts.push(at);
  }
  return starts.map((start, index) => ({
    lines: text.slice(start, starts[index + 1] ?? to),
    start,
  }));
}

/** The chunks with what is known of others that have the same lines, each used once. */
function recognize(chunks: readonly TextChunk[], others: readonly TextChunk[]): TextChunk[] {
  const free = new Map<string, TextChunk[]>();
  for (const chunk of others) free.set(chunk.lines, [...(free.get(chunk.lines) ?? []), chunk]);
  return chunks.map((chunk) => {
    const same = free.get(chunk.lines)?.shift();
    return same ? placed(same, chunk.start) : chunk;
  });
}
