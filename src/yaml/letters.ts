import type { Scalar } from "yaml";
import type { Range } from "./diagnostic.ts";

/** A text, and the way the file writes it: with its quotes, or from its > or | on. */
interface Written {
  type: Scalar.Type | undefined;
  written: string;
  value: string;
}

/** The notations of one letter: in quotes, it may be several characters. */
const signs: Partial<Record<Scalar.Type, RegExp>> = {
  QUOTE_DOUBLE: /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|\r?\n[ \t]*|.)|\S/giu,
  QUOTE_SINGLE: /''|\S/gu,
};

/**
 * The range of each letter of a text. A blank gets the end of the letter before it. Undefined if the text does not
 * match what is written, as after a repair.
 *
 * YAML may fold and indent a text, but its letters keep their order in the file.
 */
export function placeLetters({ type = "PLAIN", written, value }: Written): Range[] | undefined {
  const isQuoted = type.startsWith("QUOTE");
  const start = isQuoted ? 1 : type.startsWith("BLOCK") ? written.search(/\n|$/) : 0;
  const end = isQuoted ? written.length - 1 : written.length;
  const found = [...written.slice(start, end).matchAll(signs[type] ?? /\S/gu)].filter(
    ([sign]) => type !== "QUOTE_DOUBLE" || !standsForBlank(sign),
  );
  const places: Range[] = [];
  let next = 0;
  let behind = start;
  for (const letter of value) {
    const isBlank = /\s/.test(letter);
    const sign = isBlank ? undefined : found[next];
    if (!isBlank && !sign) return undefined;
    if (!isBlank) next += 1;
    const from = sign ? start + sign.index : behind;
    behind = sign ? from + sign[0].length : behind;
    // A letter beyond the first 65,536 counts as two.
    for (let unit = 0; unit < letter.length; unit += 1) places.push([from, behind]);
  }
  return next === found.length ? places : undefined;
}

/** True if an escape means a blank or an escaped line break. */
function standsForBlank(sign: string): boolean {
  const [, hex] = /^\\[xu](.+)$/i.exec(sign) ?? [];
  if (hex) return /\s/.test(String.fromCharCode(Math.min(Number.parseInt(hex, 16), 0xffff)));
  return /^\\[\sntrvf_LP]/.test(sign);
}
