/** Words shortened by a dot, letters with dots, and days, before what follows on the line. */
const shortened =
  /(?<![\p{L}\p{N}.])(?:Dr|St|Ste|Mr|Mrs|Ms|Prof|Mt|vs|ca|approx|bzw|inkl|exkl|Hr|Fr|Sr|Sra|Mme|(?:\p{L}\.)+\p{L}|\d{1,2})\. +$/u;

/** The word for a number, before the number. */
const numbered = /(?<![\p{L}\p{N}.])(?:No|Nr|n|p)\. +$/u;

/** A text split after each sentence and each line. Joined, the parts are the same text. */
export function splitSentences(text: string): string[] {
  const lines: string[] = [];
  for (const part of text.match(/.+?(?:[.!?…]+\s+|\n\s*|$)/gs) ?? []) {
    const last = lines.at(-1) ?? "";
    const isOpen = shortened.test(last) || (numbered.test(last) && /^\d/.test(part));
    if (isOpen) lines.splice(-1, 1, last + part);
    else lines.push(part);
  }
  return lines;
}

/** The number of letters of a title that fit on one line of a phone. */
const longestLine = 14;

/**
 * A sentence, and the part at its end that gets a stroke below it: the whole sentence if it is short enough for
 * one line on a phone, else its last word. A sign between blanks, as in “Qui commence ?”, belongs to the word
 * before it.
 */
export function splitEnd(sentence: string): [start: string, end: string] {
  const words = sentence.split(/(?<=\s)(?=\S*[\p{L}\p{N}])/u);
  // Signs that nobody sees take no room.
  const { length } = sentence.replaceAll(/\p{Cf}/gu, "").trim();
  const isShort = words.length <= 2 && length <= longestLine;
  const end = isShort ? words : words.slice(-1);
  return [words.slice(0, words.length - end.length).join(""), end.join("")];
}
