import { quote } from "../../shared/text/wording.ts";

/** The words of a name in camel case: `secondButton` is `second button`. */
export const valueInWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An item in words: `question "What does it cost?"`, or `item 2` if it has no words. */
export const nameItem = (noun: string, title: string | undefined, index: number): string =>
  title === undefined ? `${noun} ${index + 1}` : `${noun} ${quote(title)}`;
