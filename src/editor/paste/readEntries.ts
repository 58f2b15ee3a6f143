import { readPastedWords } from "./readPastedWords.ts";

/** An entry of a list as it is pasted: its first line, and the parts below or beside it. */
export interface PastedEntry {
  head: string;
  parts: string[];
}

/** A line of a pasted text with words. */
interface Line {
  text: string;
  /** True for an entry of a list of the text, and for a heading. */
  isItem: boolean;
  isHeading: boolean;
  isNested: boolean;
  /** The line with its sign, as it is in a text. */
  whole: string;
  /** True if an empty line is above it. */
  isApart: boolean;
}

const heading = /^#{1,6}\s+/;
const sign = /^(?:[-*+•◦▪‣·]|\d{1,3}[.)])\s+/;
/** The letters that questions and answers are announced by, as in `Q: …`. */
const role = /^(?:Q|A|F|P|R|Question|Answer|Frage|Antwort)\s?\d*[:.]\s+/i;

/**
 * Reads a pasted text, which may be Markdown, as the entries of a list: the rows of a table; headings, questions or bold
 * lines, each with the text below it; groups of lines; or else each line. `maxParts` is the most parts beside the first
 * line.
 */
export function readEntries(text: string, maxParts: number): PastedEntry[] {
  const lines = withoutTitle(readLines(text));
  const rows = readRows(lines);
  if (rows) return rows.map(([head = "", ...parts]) => ({ head, parts: parts.filter(Boolean) }));
  if (maxParts === 0) return lines.map(({ text }) => ({ head: withoutMarks(text), parts: [] }));
  const isHead = chooseHead(lines);
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    if (isHead(line, index) || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return splitLines(
    groups.map(([first, ...below]) => ({
      head: withoutMarks(first?.text ?? ""),
      parts: partsOf(below),
    })),
  );
}

/** The lines without the title of the whole: a heading right above another, or alone above a question. */
function withoutTitle([first, second, ...others]: Line[]): Line[] {
  const all = [first, second, ...others].flatMap((line) => line ?? []);
  if (!first?.isHeading || !second) return all;
  const hasOthers = others.some(({ isHeading }) => isHeading);
  const isTitle = second.isHeading || (!hasOthers && (isQuestion(second) || isBold(second)));
  return isTitle && all.length > 2 ? all.slice(1) : all;
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let isApart = false;
  for (const whole of text.split(/\r\n?|[\n\u2028\u2029]/)) {
    const trimmed = whole.trim();
    const words = trimmed.replace(heading, "").replace(sign, "").replace(role, "").trim();
    if (words) {
      lines.push({
        ...{ text: words, isApart, whole: trimmed },
        isItem: sign.test(trimmed),
        isHeading: heading.test(trimmed),
        isNested: /^\s{2}/.test(whole),
      });
    }
    isApart = trimmed === "";
  }
  return lines;
}

/** The cells of a table, of Markdown or of a spreadsheet; undefined if the text is none. */
function readRows(lines: readonly Line[]): string[][] | undefined {
  const isMarkdown = lines.every(({ whole }) => /^\|.*\|$/.test(whole));
  if (lines.length === 0 || !(isMarkdown || lines.every(({ whole }) => whole.includes("\t")))) {
    return undefined;
  }
  const rows = lines.map(({ whole }) =>
    (isMarkdown ? whole.slice(1, -1).split(/(?<!\\)\|/) : whole.split("\t")).map((cell) =>
      cell.trim(),
    ),
  );
  const isRule = (row: readonly string[]) => row.every((cell) => /^:?-+:?$/.test(cell));
  const rule = rows.findIndex(isRule);
  return rows.slice(rule + 1);
}

const isQuestion = ({ text }: Line) => /[?？؟]\**$/.test(text);

const isBold = ({ text }: Line) => /^\*\*[^*]+\*\*:?$/.test(text);

/** The test for the first lines of entries. */
function chooseHead(lines: readonly Line[]): (line: Line, index: number) => boolean {
  const tests: ((line: Line) => boolean)[] = [({ isHeading }) => isHeading, isQuestion, isBold];
  const found = tests.find((test) => {
    const count = lines.filter(test).length;
    return count > 0 && count < lines.length && lines.slice(0, 2).some(test);
  });
  if (found) return found;
  if (lines.some(({ isNested, isItem }) => isNested && isItem)) return ({ isNested }) => !isNested;
  const isGrouped =
    lines.some(({ isApart }) => isApart) &&
    lines.some(({ isApart }, index) => index > 0 && !isApart);
  return isGrouped ? ({ isApart }, index) => isApart || index === 0 : () => true;
}

/** The texts below a first line: one for each paragraph, and one for a list. */
const partsOf = (lines: readonly Line[]): string[] =>
  readPastedWords(
    lines
      .map(({ whole, isItem, text, isApart }) => `${isApart ? "\n" : ""}${isItem ? whole : text}`)
      .join("\n"),
    true,
  )
    .split(/\n\n/)
    .filter(Boolean);

const separators = ["\t", " – ", " — ", " - ", ": "];

/** Entries of one line each, parted at a sign that all of them have, as in `Name – what she does`. */
function splitLines(entries: PastedEntry[]): PastedEntry[] {
  if (entries.length === 0 || entries.some(({ parts }) => parts.length > 0)) return entries;
  const separator = separators.find((each) => entries.every(({ head }) => head.includes(each)));
  if (separator === undefined) return entries;
  return entries.map(({ head }) => {
    const [first = "", ...parts] = head.split(separator);
    return { head: first.trim(), parts: [parts.join(separator).trim()].filter(Boolean) };
  });
}

const withoutMarks = (text: string) => text.replaceAll(/\*\*|^\*|\*$|:(?=\**$)/g, "").trim();
