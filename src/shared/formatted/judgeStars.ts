/** Letters of scripts without spaces between words. There, a mark may be beside any letter. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * True and false for asterisks in a row that may begin or end words with a mark, by the letters around them. Beside a
 * blank, they are text. One of them, or three, may not be inside a word, and two not beside a digit, as in `2*3` or
 * `snow*fall`. Short and long texts share this rule.
 */
export function judgeStars(
  before: string,
  count: number,
  after: string,
): { opens: boolean; closes: boolean } {
  const isSign = (letter: string) =>
    count === 2
      ? !/\p{N}/u.test(letter)
      : !/[\p{L}\p{M}\p{N}_]/u.test(letter) || unspaced.test(letter);
  const isFew = count <= 3;
  return {
    opens: isFew && /\S/.test(after) && isSign(before),
    closes: isFew && /\S/.test(before) && isSign(after),
  };
}

/** The same of the asterisks from `start` to `end` of a text, by the whole letters around them: one may be a pair of surrogates. */
export function judgeStarsAt(text: string, start: number, end: number) {
  const before = /(?:^|[\s\S])$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? "";
  const after = /^[\s\S]?/u.exec(text.slice(end, end + 2))?.[0] ?? "";
  return judgeStars(before, end - start, after);
}
