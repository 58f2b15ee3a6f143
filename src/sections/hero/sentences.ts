/** A text split after each sentence. Joined, the parts are the same text. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:[.!?…]+\s+|$)/gs) ?? [];
}

/**
 * A sentence, and the part at its end that gets a stroke below it: the whole sentence if it is short, else
 * its last word. A sign between blanks, as in “Qui commence ?”, belongs to the word before it.
 */
export function splitEnd(sentence: string): [start: string, end: string] {
  const words = sentence.split(/(?<=\s)(?=\S*[\p{L}\p{N}])/u);
  const end = words.length > 2 ? words.slice(-1) : words;
  return [words.slice(0, words.length - end.length).join(""), end.join("")];
}
