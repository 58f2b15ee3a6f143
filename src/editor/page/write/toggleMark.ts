import type { Letter, LetterLink } from "../../../shared/formatted/letters.ts";

/** Two offsets in the letters of a line. */
export type Span = readonly [start: number, end: number];

/** The marks that are on or off. */
export type InlineMark = "strong" | "emphasis";

/** True if all words of a span have the mark. */
export function hasMark(letters: readonly Letter[], span: Span, mark: InlineMark): boolean {
  const words = letters.slice(...widen(letters, span)).filter(({ text }) => /\S/.test(text));
  return words.length > 0 && words.every((letter) => letter[mark]);
}

/** The letters with a mark on the words of a span, or without it if all of them have it. */
export function toggleMark(letters: readonly Letter[], span: Span, mark: InlineMark): Letter[] {
  const isOn = !hasMark(letters, span, mark);
  return change(letters, widen(letters, span), (letter) => ({ ...letter, [mark]: isOn }));
}

/**
 * True if a mark is to be on for what is typed next at a caret, false if it is to be off: beside no word, or behind one
 * that has it. Undefined where the word that the caret is in or behind is to be marked in its place.
 */
export function nextMark(
  letters: readonly Letter[],
  at: number,
  mark: InlineMark,
): boolean | undefined {
  const word = widen(letters, [at, at]);
  if (word[0] === word[1]) return !letters[at - 1]?.[mark];
  return word[1] === at && hasMark(letters, word, mark) ? false : undefined;
}

/** The link that a span begins in. */
export const linkAt = (letters: readonly Letter[], [start, end]: Span): LetterLink | undefined =>
  letters[start]?.link ?? (start === end ? letters[start - 1]?.link : undefined);

/** The letters with the words of a span as a link, or without one. */
export function setLink(
  letters: readonly Letter[],
  span: Span,
  href: string | undefined,
): Letter[] {
  const link = href === undefined ? undefined : { href };
  return change(letters, linkedSpan(letters, span), (letter) => ({ ...letter, link }));
}

/** The words of a span, and of the links that it touches. */
export function linkedSpan(letters: readonly Letter[], span: Span): Span {
  let [start, end] = widen(letters, span);
  const first = linkAt(letters, span);
  const last = letters[end - 1]?.link;
  while (first && start > 0 && letters[start - 1]?.link === first) start -= 1;
  while (last && letters[end]?.link === last) end += 1;
  return [start, end];
}

const change = (letters: readonly Letter[], [start, end]: Span, make: (letter: Letter) => Letter) =>
  letters.map((letter, index) => (index >= start && index < end ? make(letter) : letter));

/** Scripts without blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The span with the whole words, emoji and composed letters at its ends: the file can mark no less. */
function widen(letters: readonly Letter[], [start, end]: Span): Span {
  const text = letters.map((letter) => letter.text).join("");
  const wordAt = (offset: number): Span | undefined => {
    const found = words.segment(text).containing(offset);
    const isWord = found?.isWordLike && !unspaced.test(found.segment);
    return isWord ? [found.index, found.index + found.segment.length] : undefined;
  };
  // A caret behind a word is in it.
  if (start === end) return wordAt(start) ?? wordAt(start - 1) ?? [start, end];
  const around = (offset: number): Span => {
    const word = wordAt(offset);
    if (word && word[0] < offset) return word;
    const found = graphemes.segment(text).containing(offset);
    return found ? [found.index, found.index + found.segment.length] : [offset, offset];
  };
  const [from] = around(start);
  const [before, behind] = around(end);
  return [Math.min(from, start), before < end ? behind : end];
}
