/** A text cut after each sentence; joined again, it is the same text. */
export function sentences(text: string): string[] {
  return text.match(/.+?(?:[.!?…]+\s+|$)/gs) ?? [];
}
