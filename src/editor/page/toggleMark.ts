import type { Destination, Letter } from "../../shared/formatted/letters.ts";

/** Two offsets in the letters of a line. */
export type Span = readonly [start: number, end: number];

/** The marks that are on or off. */
export type Mark = "strong" | "emphasis";

/** True if all words of a span have the mark. */
export function hasMark(letters: readonly Letter[], span: Span, mark: Mark): boolean {
  const words = letters.slice(...widen(letters, span)).filter(({ text }) => /\S/.test(text));
  return words.length > 0 && words.every((letter) => letter[mark]);
}

/** The letters with a mark on the words of a span, or without it if all of them have it. */
export function toggleMark(letters: readonly Letter[], span: Span, mark: Mark): Letter[] {
  const isOn = !hasMark(letters, span, mark);
  return change(letters, widen(letters, span), (letter) => ({ ...letter, [mark]: isOn }));
}

/** The link that a span begins in. */
export const linkAt = (letters: readonly Letter[], [start, end]: Span): Destination | undefined =>
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

/** The span with the whole words at its ends: the file can mark no less. */
function widen(letters: readonly Letter[], [start, end]: Span): Span {
  const isInWord = (index: number) => {
    const text = letters[index]?.text ?? " ";
    return /[\p{L}\p{M}\p{N}_\ud800-\udfff]/u.test(text) && !unspaced.test(text);
  };
  let [from, to] = [start, end];
  while (isInWord(from) && isInWord(from - 1)) from -= 1;
  // A caret behind a word is in it.
  if (start === end && !isInWord(from)) while (isInWord(from - 1)) from -= 1;
  while (isInWord(to) && (to === from || isInWord(to - 1))) to += 1;
  return [from, to];
}
