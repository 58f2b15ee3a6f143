/** A text cut after each sentence; joined again, it is the same text. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:[.!?…]+\s+|$)/gs) ?? [];
}

/** A sentence, and the part at its end that is short enough for a stroke below it: all of it, or its last word. */
export function splitEnd(sentence: string): [start: string, end: string] {
  const words = sentence.split(/(?<=\s)(?=\S)/);
  const end = words.length > 2 ? words.slice(-1) : words;
  return [words.slice(0, words.length - end.length).join(""), end.join("")];
}
