import { Mark, type Node } from "prosemirror-model";
import type { Place } from "./mapText.ts";
import { markNames, schema } from "./schema.ts";

/** A character of a line, or a break or an atom in it. */
export interface RichLetter {
  /** A character, or the node. */
  content: string | Node;
  marks: readonly Mark[];
  /** Its place in the Markdown that it was read from, where that is known. */
  place?: Place | undefined;
}

/** The letters of a line of the document. */
export function lettersOf(line: Node): RichLetter[] {
  const letters: RichLetter[] = [];
  line.forEach((node) => {
    const { marks, text } = node;
    const contents = text === undefined ? [node.mark(Mark.none)] : text.split("");
    for (const content of contents) letters.push({ content, marks });
  });
  return letters;
}

/** The nodes that show letters. */
export function toNodes(letters: readonly RichLetter[]): Node[] {
  return letters.map(({ content, marks }) =>
    typeof content === "string" ? schema.text(content, marks) : content.mark(marks),
  );
}

/** True if two letters are the same to a reader. */
export const isSameLetter = (one: RichLetter, other: RichLetter): boolean =>
  (typeof one.content === "string" || typeof other.content === "string"
    ? one.content === other.content
    : one.content.eq(other.content)) && Mark.sameSet(one.marks, other.marks);

export const isBreak = ({ content }: RichLetter): boolean =>
  typeof content !== "string" && content.type.name === "hard_break";

/** True for a line of Markdown that may hold line breaks. */
export const mayBreak = ({ type: { name } }: Node): boolean =>
  name !== "heading" && name !== "table_cell";

const isCode = ({ marks }: RichLetter) => marks.some(({ type }) => type.name === "code");

/** True for a blank that no sign of a mark may be beside. Code holds its blanks. */
export const isBlank = (letter?: RichLetter): boolean =>
  typeof letter?.content === "string" && /\s/.test(letter.content) && !isCode(letter);

/**
 * The letters of a line as Markdown can hold them: without blanks at its ends and beside its breaks, without marks on
 * the blanks at the ends of a mark, and without breaks where these are blanks.
 */
export function toWritable(letters: readonly RichLetter[], breaksAreBlanks: boolean): RichLetter[] {
  const line = letters.map((letter): RichLetter => {
    const { content, marks } = letter;
    if (isBreak(letter)) return { ...letter, ...(breaksAreBlanks && { content: " " }), marks: [] };
    if (typeof content === "string") return content === "\n" ? { ...letter, content: " " } : letter;
    // Code holds characters alone.
    return { ...letter, marks: marks.filter(({ type }) => type.name !== "code") };
  });
  const bare = markNames.reduce(takeOffBlanks, line);
  return trim(bare.filter((letter, at) => !isEdge(letter) || !isBesideBreak(bare, at)));
}

/** True for the blanks that Markdown does not keep at the ends of a line. */
const isEdge = (letter: RichLetter) =>
  (letter.content === " " || letter.content === "\t") && !isCode(letter);

function isBesideBreak(line: readonly RichLetter[], at: number): boolean {
  const reaches = (step: 1 | -1) => {
    let next = at + step;
    for (let each = line[next]; each; each = line[next]) {
      if (isBreak(each)) return true;
      if (!isEdge(each)) return false;
      next += step;
    }
    return false;
  };
  return reaches(1) || reaches(-1);
}

function trim(line: readonly RichLetter[]): RichLetter[] {
  const isWord = (letter: RichLetter) => !isBreak(letter) && !isEdge(letter);
  return line.slice(Math.max(line.findIndex(isWord), 0), line.findLastIndex(isWord) + 1);
}

/** The line without a mark on the blanks at its ends. */
function takeOffBlanks(line: RichLetter[], name: (typeof markNames)[number]): RichLetter[] {
  const markOf = (letter?: RichLetter) => letter?.marks.find(({ type }) => type.name === name);
  const goesOn = (one?: RichLetter, other?: RichLetter) => isSameMark(markOf(one), markOf(other));
  const result = [...line];
  for (let start = 0; start < line.length; ) {
    const mark = markOf(line[start]);
    let end = start + 1;
    while (end < line.length && goesOn(line[end - 1], line[end])) end += 1;
    const run = line.slice(start, end);
    const first = run.findIndex((letter) => !isBlank(letter));
    const last = run.findLastIndex((letter) => !isBlank(letter));
    for (const [index, letter] of run.entries()) {
      const isInside = first >= 0 && index >= first && index <= last;
      if (mark && !isInside) {
        result[start + index] = {
          ...letter,
          marks: letter.marks.filter((each) => each !== mark && !each.eq(mark)),
        };
      }
    }
    start = end;
  }
  return result;
}

export const isSameMark = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.eq(other));
