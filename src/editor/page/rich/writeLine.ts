import type { Mark, Node } from "prosemirror-model";
import { isSameLetter, lettersOf, type RichLetter } from "./letters.ts";

/** A change of the text. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The characters that Markdown may take for a sign. */
const signs = /[\\`*_[\]<>#|~&]/g;

/**
 * The smallest edits that change a line into another; undefined where its places are not known, or where its marks
 * change in more than one stretch.
 */
export function writeLine(
  old: readonly RichLetter[],
  line: Node,
  isEscaped: boolean,
): TextEdit[] | undefined {
  const next = lettersOf(line);
  let start = 0;
  const shortest = Math.min(old.length, next.length);
  while (start < shortest && isSame(old[start], next[start])) start += 1;
  let tail = 0;
  while (tail < shortest - start && isSame(old.at(-1 - tail), next.at(-1 - tail))) tail += 1;
  const before = old.slice(start, old.length - tail);
  const after = next.slice(start, next.length - tail);
  return replaceWords(old, start, before, after, isEscaped) ?? addMark(before, after);
}

const isSame = (one?: RichLetter, other?: RichLetter) =>
  one !== undefined && other !== undefined && isSameLetter(one, other);

/** Words in the place of others with the same marks. */
function replaceWords(
  old: readonly RichLetter[],
  start: number,
  before: readonly RichLetter[],
  after: readonly RichLetter[],
  isEscaped: boolean,
): TextEdit[] | undefined {
  const left = old[start - 1];
  const right = old[start + before.length];
  const [first] = before;
  const hasMarks = (letter: RichLetter | undefined, marks: readonly Mark[]) =>
    letter?.place !== undefined && haveSameMarks(letter.marks, marks);
  const marks = (first ?? after[0])?.marks ?? [];
  if (![...before, ...after].every((letter) => haveSameMarks(letter.marks, marks)))
    return undefined;
  // A break or an atom has no words of its own.
  if (after.some(({ content }) => typeof content !== "string")) return undefined;
  const words = after.map(({ content }) => content).join("");
  const text = isEscaped ? words.replaceAll(signs, "\\$&") : words;
  if (first) {
    const range = rangeOfLetters(before);
    return range && [{ ...range, text }];
  }
  const at = hasMarks(left, marks)
    ? left?.place?.[1]
    : hasMarks(right, marks)
      ? right?.place?.[0]
      : undefined;
  return at === undefined ? undefined : [{ start: at, end: at, text }];
}

const haveSameMarks = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && one.every((mark) => other.some((each) => mark.eq(each)));

/** The range of letters that are written without signs between them. */
function rangeOfLetters(
  letters: readonly RichLetter[],
): { start: number; end: number } | undefined {
  const [first, last] = [letters[0]?.place, letters.at(-1)?.place];
  const isWhole = letters.every(({ place }, index) => {
    const following = letters[index + 1];
    return place !== undefined && (following === undefined || following.place?.[0] === place[1]);
  });
  return first && last && isWhole ? { start: first[0], end: last[1] } : undefined;
}

/** The signs of each mark around its words. */
const around: Record<string, string> = { strong: "**", emphasis: "*", delete: "~~", code: "`" };

/** A mark around words that had none of it. */
function addMark(
  before: readonly RichLetter[],
  after: readonly RichLetter[],
): TextEdit[] | undefined {
  const [first] = before;
  const added = after[0]?.marks.filter((mark) => !first?.marks.some((each) => each.eq(mark)));
  const [mark] = added ?? [];
  if (!mark || added?.length !== 1 || before.length !== after.length) return undefined;
  const isAdded = before.every((letter, index) => {
    const { content = "", marks = [] } = after[index] ?? {};
    return isSame(
      { content, marks },
      { content: letter.content, marks: mark.addToSet(letter.marks) },
    );
  });
  const range = isAdded ? rangeOfLetters(before) : undefined;
  if (!range) return undefined;
  const sign = around[mark.type.name];
  const [open, close] = sign ? [sign, sign] : ["[", `](${mark.attrs.href})`];
  return [
    { start: range.start, end: range.start, text: open },
    { start: range.end, end: range.end, text: close },
  ];
}
