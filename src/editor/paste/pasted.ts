import type { Letter } from "../../shared/formatted/letters.ts";

/** A letter of a pasted line; code keeps no other mark. */
export interface PastedLetter extends Letter {
  code?: boolean;
  deleted?: boolean;
  /** Its characters in Markdown, such as those of the mark of a footnote. */
  raw?: string;
}

/** A part of a pasted text. The names are those of mdast. */
export type PastedBlock =
  | { type: "paragraph"; line: PastedLetter[] }
  | { type: "heading"; depth: 1 | 2 | 3 | 4 | 5 | 6; line: PastedLetter[] }
  | { type: "list"; ordered: boolean; items: PastedBlock[][] }
  | { type: "blockquote"; children: PastedBlock[] }
  | { type: "table"; rows: PastedLetter[][][] }
  | { type: "code"; value: string }
  | { type: "thematicBreak" };

/** A pasted text, and what no text of a page can have, in words such as "pictures". */
export interface Pasted {
  blocks: PastedBlock[];
  omitted: string[];
}

/** The sentence about what a paste has left out; undefined if that is nothing. */
export function describeOmitted(omitted: readonly string[]): string | undefined {
  const words = [...new Set(omitted)];
  const last = words.pop();
  if (last === undefined) return undefined;
  const all = words.length > 0 ? `${words.join(", ")} and ${last}` : last;
  return `Pasted without ${all}, which this text cannot have.`;
}

/** The marks that some blocks have, in words. */
export function listMarks(blocks: readonly PastedBlock[]): string[] {
  const letters = blocks.flatMap(linesOf).flat();
  return [
    ...(letters.some(({ strong }) => strong) ? ["bold words"] : []),
    ...(letters.some(({ emphasis }) => emphasis) ? ["emphasis"] : []),
    ...(letters.some(({ link }) => link) ? ["links"] : []),
  ];
}

/** All words of some blocks as one line. */
export const joinLines = (blocks: readonly PastedBlock[]): PastedLetter[] =>
  blocks.flatMap(linesOf).flatMap((line, index) => (index > 0 ? [{ text: " " }, ...line] : line));

/** The lines of a block. */
export function linesOf(block: PastedBlock): PastedLetter[][] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [block.line];
    case "list":
      return block.items.flat().flatMap(linesOf);
    case "blockquote":
      return block.children.flatMap(linesOf);
    case "table":
      return block.rows.map((row) =>
        row.flatMap((cell, index) => (index > 0 ? [...plainLetters(" – "), ...cell] : cell)),
      );
    case "code":
      return block.value
        .split("\n")
        .map((line) => plainLetters(line).map((letter) => ({ ...letter, code: true })));
    case "thematicBreak":
      return [];
  }
}

const plainLetters = (words: string): PastedLetter[] => words.split("").map((text) => ({ text }));
