import type { Nodes } from "mdast";
import { rangeOf } from "./definitions.ts";

/** The numbers of a list as written, where they do not count up from the first, or from themselves. */
export function ownNumbers(items: readonly Nodes[], text: string): number[] | undefined {
  const numbers = items.map((item) => Number.parseInt(text.slice(...rangeOf(item)), 10));
  const [first = 1] = numbers;
  const countsUp = numbers.every((number, index) => number === first + index);
  const countsItself = first <= 1 && numbers.every((number) => number === first);
  return countsUp || countsItself || numbers.some(Number.isNaN) ? undefined : numbers;
}
