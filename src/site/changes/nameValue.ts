import { quoteLine } from "./describeWords.ts";

/** An item in words: `question "What does it cost?"`, or `item 2` if it has no words. */
export const nameItem = (noun: string, title: string | undefined, index: number): string =>
  title === undefined ? `${noun} ${index + 1}` : `${noun} ${quoteLine(title)}`;

/** The group that a list is in: ` of the form`, from the name of a list such as `fields of the form`. */
export const ownerOf = (list: string): string => / of the .*/s.exec(list)?.[0] ?? "";
