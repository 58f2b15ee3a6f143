import { isGroup } from "../yaml/edit/stringify.ts";
import { wordSegmenter } from "./wordSegmenter.ts";

/** The words of a text in lower case, without the signs and spaces between them. */
export const listWords = (text: string): string[] =>
  [...wordSegmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment.toLowerCase() : [],
  );

/** The values inside a value, each with its path, and the words of its texts. */
function listParts(value: unknown, path = ""): string[] {
  if (typeof value === "string") return [`${path}=${value}`, ...listWords(value)];
  if (Array.isArray(value)) return value.flatMap((item) => listParts(item, `${path}[]`));
  if (isGroup(value))
    return Object.entries(value).flatMap(([name, inner]) => listParts(inner, `${path}.${name}`));
  return [`${path}=${value}`];
}

/** The share of values and words that two values have in common, from 0 to 1. */
export function measureLikeness(a: unknown, b: unknown): number {
  const left = listParts(a);
  const right = listParts(b);
  const counts = new Map<string, number>();
  for (const part of left) counts.set(part, (counts.get(part) ?? 0) + 1);
  let shared = 0;
  for (const part of right) {
    const count = counts.get(part) ?? 0;
    if (count === 0) continue;
    shared += 1;
    counts.set(part, count - 1);
  }
  return (2 * shared) / Math.max(1, left.length + right.length);
}
