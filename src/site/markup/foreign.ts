import { quote } from "../../shared/wording.ts";
import { inRow } from "./lines.ts";
import { linkHint } from "./links.ts";
import { type FindMarks, type Mark, marksAt } from "./mark.ts";

/** A sign of another notation, and what to write instead. */
interface Sign {
  pattern: RegExp;
  hint: string;
  /** The meaning of the sign, if that is one letter. */
  meant?: string;
}

/** Codes that only a text in double quotes may hold. A path of Windows, as in C:\new, is none. */
const codes: readonly Sign[] = [
  { pattern: /(?<!\\)\\"/g, hint: 'Write " in its place.', meant: '"' },
  { pattern: /(?<=\p{L})''(?=\p{L})/gu, hint: "Write ' in its place.", meant: "'" },
  {
    pattern: /(?<!\\)\\u[\da-f]{4}/gi,
    hint: "Write the letter itself that it stands for.",
  },
];

/** Codes that content management, wikis, forums and mail programs fill in, link or draw. */
const others: readonly Sign[] = [
  { pattern: /\{\{[^{}\n]+\}\}|\{%[^{}\n]+%\}/g, hint: "Write in its place what it stands for." },
  { pattern: /\[\^[^\s\][]+\]/g, hint: "Take it out. Only long texts have footnotes." },
  { pattern: /\[(b|i|u|url|img|color|size|quote)(=[^\][\n]*)?\](?=.*\[\/\1\])/gis, hint: "" },
];

/** Codes, placeholders and signs of other notations, which no text understands. */
const findSigns: FindMarks = (text) =>
  [...codes, ...others].flatMap(({ pattern, hint, meant }) =>
    marksAt(text, pattern, ({ 0: shown, 1: name }) => ({
      form: shown,
      shown,
      hint: name ? `Take both ${quote(shown)} and ${quote(`[/${name}]`)} out.` : hint,
      ...(meant !== undefined && { meant }),
    })),
  );

/** `\n` for a line break, unless it is in a path, as in C:\new. */
const findBreaks = (text: string, hint: string): Mark[] =>
  marksAt(text, /(?<!\\|\b[a-z]:\S*)\\n(?![\w-]*\\)/gi, ({ 0: shown }) => ({
    form: shown,
    shown,
    hint,
  }));

/** `<https://example.com>`, with advice for the address. */
const findAddresses = (text: string, advise: (address: string) => string): Mark[] =>
  marksAt(text, /<((?:https?:\/\/|mailto:)[^\s<>]+)>/gi, ({ 0: shown, 1: address = "" }) => ({
    form: shown,
    shown,
    hint: advise(address),
  }));

const apart = /\[([^\][]+)\]\s+\((?:https?:\/\/|www\.|mailto:|tel:)[^\s()]*\)/gi;

/** Signs of other notations in a plain text, such as `<https://example.com>` and `[words] (https://example.com)`. */
export const findForeign: FindMarks = (text) => [
  ...findSigns(text),
  ...findBreaks(
    text,
    "Write a space in its place: lines break by themselves, where there is room.",
  ),
  ...findAddresses(text, () => `Write it without < and >. ${linkHint}`),
  ...marksAt(text, apart, ({ 0: shown, 1: words = "" }) => ({
    form: shown,
    shown: inRow(shown),
    hint: `Write ${quote(inRow(words))} alone. ${linkHint}`,
  })),
];

/** The same in a formatted text, which has signs of its own for some of them. */
export const findForeignToWrite: FindMarks = (text) => [
  ...findSigns(text),
  ...findBreaks(text, "Write the text behind |, where each line is a line of its own."),
  ...findAddresses(text, (address) => `Write ${quote(`[words](${address})`)}.`),
];
