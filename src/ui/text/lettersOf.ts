/** A text without tags, which are characters that show nothing. */
export const lettersOf = (text: string): string => text.replaceAll(/[\u{e0000}-\u{e007f}]/gu, "");
