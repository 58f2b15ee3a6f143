import type { Block } from "../text/formatted.ts";
import { type FoundInline, readInlines, type TextRange } from "./inlines.ts";

/** A line, or an entry of a list with the lines that continue it. */
interface Line {
  range: TextRange;
  /** The sign of an entry, or its number; undefined for other lines. */
  sign: string | undefined;
}

/** The paragraphs and lists of a text. Empty lines are between paragraphs. */
export function readBlocks(text: string, found: FoundInline): Block[] {
  const groups = [...text.matchAll(/\S(?:(?!\n[^\S\n]*\n)[\s\S])*/g)];
  return groups.flatMap(({ index, 0: group }) =>
    gather(readLines(group, index)).map((lines) => readBlock(text, lines, found)),
  );
}

const entry = /^[^\S\n]*([-*+•]|\d{1,3}(?=[.)]))[.)]?[^\S\n]+(?=\S)/;

/** The lines of a group. One that starts further in continues the entry above it. */
function readLines(group: string, offset: number): Line[] {
  const lines: Line[] = [];
  for (const { index, 0: line } of group.matchAll(/[^\n]+/g)) {
    const start = offset + index;
    const [lead = "", sign] = entry.exec(line) ?? [];
    const above = lines.at(-1);
    const range = [start + lead.length, start + line.length] as const;
    if (above?.sign !== undefined && sign === undefined && /^\s{2}/.test(line)) {
      above.range = [above.range[0], range[1]];
    } else lines.push({ range, sign });
  }
  return lines;
}

/** The lines that belong together: those of a paragraph, or two or more entries of one list. */
function gather(lines: readonly Line[]): Line[][] {
  const lists: Line[][] = [];
  for (const line of lines) {
    const list = lists.at(-1);
    if (list && follows(list, line)) list.push(line);
    else lists.push([line]);
  }
  const blocks: Line[][] = [];
  for (const list of lists) {
    const above = blocks.at(-1);
    if (above && !isList(list) && !isList(above)) above.push(...list);
    else blocks.push(list);
  }
  return blocks;
}

/** True if a line is the next entry of a list. */
function follows(list: readonly Line[], { sign }: Line): boolean {
  const [first] = list;
  if (first?.sign === undefined || sign === undefined) return false;
  return isNumber(first.sign)
    ? first.sign === "1" && sign === String(list.length + 1)
    : first.sign === sign;
}

const isNumber = (sign: string) => /\d/.test(sign);

/** A single line with a sign may be part of a sentence. */
const isList = (lines: readonly Line[]) => {
  const [first, second] = lines;
  return first !== undefined && second !== undefined && follows([first], second);
};

function readBlock(text: string, lines: readonly Line[], found: FoundInline): Block {
  const [first, last] = [lines[0], lines.at(-1)];
  if (isList(lines)) {
    return {
      type: "list",
      ordered: isNumber(first?.sign ?? ""),
      children: lines.map(({ range }) => readInlines(text, range, found)),
    };
  }
  const start = text.lastIndexOf("\n", (first?.range[0] ?? 0) - 1) + 1;
  return {
    type: "paragraph",
    children: readInlines(text, [start, last?.range[1] ?? start], found),
  };
}
