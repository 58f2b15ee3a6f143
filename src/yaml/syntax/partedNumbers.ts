import { isScalar, type YAMLMap } from "yaml";
import { quote } from "../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../diagnostic.ts";
import { quoted } from "../line.ts";
import { rangeOf, type Syntax } from "./read.ts";

/** Finds numbers such as 10,000 between brackets, where the comma ends the value. */
export function findPartedNumbers(
  { flow, items }: YAMLMap,
  syntax: Syntax,
  text: string,
): Diagnostic[] {
  if (!flow) return [];
  const parted: { key: Range; range: Range }[] = [];
  for (const [index, { key, value }] of items.entries()) {
    const before = items[index - 1];
    const [start, end] = rangeOf(syntax, key);
    if (!before || !isScalar(key) || (isScalar(value) ? value.value : value) !== null) continue;
    const last = parted.at(-1);
    const isNext = last?.range[1] === start - 1;
    const [from, to] = isNext ? last.range : rangeOf(syntax, before.value);
    if (!/^\D{0,3}\d[\d,]*,\d[^,\n]*$/.test(text.slice(from, end)) || to !== start - 1) continue;
    if (isNext) parted.pop();
    parted.push({ key: isNext ? last.key : rangeOf(syntax, before.key), range: [from, end] });
  }
  return parted.map(({ key, range }) => {
    const number = text.slice(...range);
    return {
      code: "needs-quotes",
      message: `Between brackets, the comma in ${quote(number)} ends the value.`,
      hint: `Put quotes around it: ${quoted(number)}. If it is a number, write it without commas, and with a point before its decimals.`,
      range,
      suppresses: [key[0], range[1]],
    };
  });
}
