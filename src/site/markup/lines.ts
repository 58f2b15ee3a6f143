import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";

/** `# Welcome`; but # 1 is a number. */
export const findHeadings: FindMarkup = (text) =>
  markupAt(text, /^[ \t]*((#{1,6})[ \t]+(?!\d)\S[^\n]*)/gm, ({ 1: shown = "", 2: sign = "" }) => ({
    form: "#",
    shown,
    hint: `Take ${sign} out. A heading is a setting of its own.`,
  }));

const entry = /^[ \t]*([-*+•]|\d{1,2}(?=[.)]))[.)]?[ \t]+\S[^\n]*/gm;

/** Each entry beside the next, in a text with two or more lines that start like those of a list. */
function listPairs(text: string): [before: string, sign: string][] {
  const signs = [...text.matchAll(entry)].map(({ 1: sign = "" }) => sign);
  return signs
    .slice(1)
    .map((sign, index): [string, string] => [signs[index] ?? "", sign])
    .filter(([before, sign]) =>
      /\d/.test(sign) ? Number(sign) === Number(before) + 1 : sign === before,
    );
}

/** True if lines begin with numbers that go on, and no list with 1: they may be dates, which are shown as written. */
export function hasLateNumbers(text: string): boolean {
  const pairs = listPairs(text);
  return pairs.length > 0 && pairs.every(([before]) => Number(before) > 1);
}

/** Two or more lines that start like the entries of a list. A single one may be part of a sentence. */
export const findList: FindMarkup = (text) => {
  const [first] = text.matchAll(entry);
  if (!first || listPairs(text).length === 0) return [];
  const mark: ShownMarkup = {
    form: "list",
    shown: inRow(text.slice(first.index)),
    range: [first.index + first[0].search(/\S/), first.index + first[0].length],
    hint: "Write a sentence, with commas. A list is a setting of its own, where the section has one.",
  };
  return [mark];
};

/** The text as visitors read it: its lines joined into one. */
export const inRow = (text: string): string => text.trim().replaceAll(/\s+/g, " ");
