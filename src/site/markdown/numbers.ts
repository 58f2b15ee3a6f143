import type { List } from "mdast";
import { rangeOfNode } from "./nodes.ts";

/**
 * The numbers of a list as written; undefined where they count up from the first, or where all are 0 or 1, which is a
 * way to let a list count by itself.
 */
export function readNumbers({ ordered, children }: List, text: string): number[] | undefined {
  if (!ordered) return undefined;
  const numbers = children.map((item) => Number.parseInt(text.slice(...rangeOfNode(item)), 10));
  const [first = 1] = numbers;
  const countsUp = numbers.every((number, index) => number === first + index);
  const countsItself = first <= 1 && numbers.every((number) => number === first);
  return countsUp || countsItself || numbers.some(Number.isNaN) ? undefined : numbers;
}
