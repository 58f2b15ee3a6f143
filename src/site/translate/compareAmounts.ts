import { named, nameOf, quote } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { Translation } from "./translateData.ts";

/** A number, with the signs that part its thousands and its decimals. */
const number = String.raw`\d(?:[\d.,'’\u00a0\u202f]*\d)?`;

/** The signs of amounts that are the same in every language, and the letters that stand for each. */
const signs: Record<string, string> = { "€": "EUR", "£": "GBP", $: "USD", "%": "%", "٪": "%" };

const units = String.raw`[€£$¥₹₽₺₴₪₩%٪]|(?<![\p{L}])(?:EUR|GBP|USD|CHF)(?!\p{L})`;
const amounts = new RegExp(
  `(?<before>${units})[ \\u00a0\\u202f]?(?<behind>${number})|(?<amount>${number})[ \\u00a0\\u202f]?(?<unit>${units})`,
  "gu",
);

/** Finds translations that have another price or another per cent than their texts. */
export const compareAmounts = ({ data, changed }: Translation): Diagnostic[] =>
  changed.flatMap(({ path, parts }) =>
    parts.flatMap(({ entry }): Diagnostic[] => {
      const own = readAmounts(entry.id.value);
      const other = [...readAmounts(entry.text.value)].find(([unit, { numbers }]) => {
        const known = own.get(unit);
        return known && known.numbers !== numbers;
      });
      const known = other && own.get(other[0]);
      if (!known) return [];
      const { where, name } = nameOf(path, data);
      return [
        {
          code: "odd-price",
          message: `${where}: ${named(name)} has ${quote(other[1].shown)} in the translation, and ${quote(known.shown)} in the text.`,
          hint: "Write the same amount in both. If it is meant, write # meant on a line above msgctxt.",
          range: entry.text.range,
        },
      ];
    }),
  );

/** The amounts of a text by their units: the numbers in order, and the text that shows them. */
function readAmounts(text: string): Map<string, { numbers: string; shown: string }> {
  const found = new Map<string, { number: number; shown: string }[]>();
  for (const { 0: shown, groups = {} } of text.matchAll(amounts)) {
    const unit = groups.before ?? groups.unit ?? "";
    const key = signs[unit] ?? unit;
    const read = { number: readNumber(groups.behind ?? groups.amount ?? ""), shown };
    found.set(key, [...(found.get(key) ?? []), read]);
  }
  return new Map(
    [...found].map(([unit, list]) => {
      const numbers = [...new Set(list.map(({ number }) => number))].sort((a, b) => a - b);
      return [
        unit,
        { numbers: numbers.join(" "), shown: list.map((each) => each.shown).join(", ") },
      ];
    }),
  );
}

/** The number that is written as 1.299,00 or 1,299.00. */
function readNumber(written: string): number {
  const digits = written.replaceAll(/[\s'’]/g, "");
  const [, whole = digits, cents = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${cents || 0}`);
}
