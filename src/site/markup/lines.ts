import { type FindMarks, type Mark, marksAt } from "./mark.ts";

/** `# Welcome`; but # 1 is a number. */
export const findHeadings: FindMarks = (text) =>
  marksAt(text, /^[ \t]*((#{1,6})[ \t]+(?!\d)\S[^\n]*)/gm, ({ 1: shown = "", 2: sign = "" }) => ({
    form: "#",
    shown,
    hint: `Take ${sign} out. A heading is a setting of its own.`,
  }));

const entry = /^[ \t]*([-*+•]|\d{1,2}(?=[.)]))[.)]?[ \t]+\S[^\n]*/gm;

/** Two or more lines that start like the entries of a list. A single one may be part of a sentence. */
export const findList: FindMarks = (text) => {
  const entries = [...text.matchAll(entry)];
  const [first] = entries;
  const isList = entries.some(({ 1: sign = "" }, index) => {
    const { 1: before = "" } = entries[index - 1] ?? [];
    return (
      before !== "" && (/\d/.test(sign) ? Number(sign) === Number(before) + 1 : sign === before)
    );
  });
  if (!isList || !first) return [];
  const mark: Mark = {
    form: "list",
    shown: inRow(text.slice(first.index)),
    range: [first.index + first[0].search(/\S/), first.index + first[0].length],
    hint: "Write a sentence, with commas. A list is a setting of its own, where the section has one.",
  };
  return [mark];
};

/** The text as visitors read it: its lines joined into one. */
export const inRow = (text: string): string => text.trim().replaceAll(/\s+/g, " ");
