import { findBareAddresses, mayHaveAddress } from "./bareAddresses.ts";
import type { TextRange } from "./inlines.ts";

/** A name with @ before it, as on social networks. */
const handle = /(?<![\w@/.+-])@[\w.]*\w/g;

/** The addresses and the names such as `@_lull_` in a text. Each is one word: no mark begins or ends inside it. */
export const listWholeWords = (text: string): TextRange[] =>
  mayHaveAddress(text)
    ? [
        ...findBareAddresses(text).map(({ start, end }): TextRange => [start, end]),
        ...[...text.matchAll(handle)].map(
          ({ 0: name, index }): TextRange => [index, index + name.length],
        ),
      ]
    : [];

/** True if an offset is inside one of the ranges. */
export const isInsideWord = (ranges: readonly TextRange[], offset: number): boolean =>
  ranges.some(([start, end]) => start <= offset && offset < end);
