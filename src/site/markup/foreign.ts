import { lookUp } from "../../shared/lookUp.ts";
import { quote } from "../../shared/text/wording.ts";
import { inRow } from "./lines.ts";
import { linkHint } from "./links.ts";
import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";

/** A sign of another notation, and what to write instead. */
interface Sign {
  pattern: RegExp;
  hint: string;
  /** The meaning of the sign, if that is one letter. */
  meant?: string;
  /** The same for the words in it. */
  read?: (words: string) => string | undefined;
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

const lower: Record<string, string> = { "+": "₊", "-": "₋" };
const upper: Record<string, string> = { "1": "¹", "2": "²", "3": "³", "+": "⁺", "-": "⁻", n: "ⁿ" };
const zero = { low: 0x2080, high: 0x2070 };

/** Digits as small letters below or above the line; undefined if a letter has no such form. */
export function shift(words: string, to: "low" | "high"): string | undefined {
  const table = to === "low" ? lower : upper;
  const letters = [...words].map(
    (letter) =>
      lookUp(table, letter) ??
      (/\d/.test(letter) ? String.fromCodePoint(zero[to] + Number(letter)) : undefined),
  );
  return letters.includes(undefined) ? undefined : letters.join("");
}

/** Codes that content management, wikis, forums, other kinds of Markdown and mail programs fill in, link or draw. */
const others: readonly Sign[] = [
  { pattern: /\{\{[^{}\n]+\}\}|\{%[^{}\n]+%\}/g, hint: "Write in its place what it stands for." },
  { pattern: /\[(b|i|u|url|img|color|size|quote)(=[^\][\n]*)?\](?=.*\[\/\1\])/gis, hint: "" },
  {
    pattern:
      /^(?:---|\+\+\+)[^\S\n]*\n(?:[\w.-]+[ \t]*[:=].*\n|[ \t#-].*\n|\n)*(?:---|\+\+\+)(?=\s|$)/g,
    hint: "Take these lines out: they are settings of another tool. A title is a setting of its own.",
  },
  {
    pattern: /\[(?=[ xX]\]\s)(?<=(?:^|\n[^\S\n]*|[-*+] +)\[)[ xX]\]/g,
    hint: "Take it out, or write ☐ or ☑.",
  },
  {
    pattern:
      /\[!(?:note|tip|important|warning|caution|info|danger|success|question|example)\][+-]?/gi,
    hint: "Take it out, and begin with a word such as Note:",
  },
  {
    pattern: /(?<![\p{L}\p{N}:/])(?::[a-z][a-z\d_+-]+:)(?![\p{L}\p{N}:/])/gu,
    hint: "Write the emoji itself.",
  },
  {
    pattern: /(?<=[\p{L}\p{N})])(?<![~])~([^\s~]{1,12})~(?!~)/gu,
    hint: "Write small letters in its place, such as ₂.",
    read: (words) => shift(words, "low"),
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^([^\s^]{1,12})\^/gu,
    hint: "Write small letters in its place, such as ².",
    read: (words) => shift(words, "high"),
  },
  {
    pattern: /(?<=\S[^\S\n]*\n[^\S\n]*): +(?=\S)/g,
    hint: "Write the term and its meaning in one sentence.",
  },
  {
    pattern: /!?\[\[[^\][\n]+\]\]/g,
    hint: "Write the words alone, or a link as other texts have it.",
  },
  { pattern: /\[TOC\]/g, hint: "Take it out. A long text lists its headings with contents:." },
  { pattern: /(?<=^|\n)[^\S\n]*:{3,}[^\n]*/g, hint: "Take it out." },
  {
    pattern:
      /(?<=^|\n)[^\S\n]*(?:!!!|\?\?\?\+?)[^\S\n]+(?:note|abstract|info|tip|success|question|warning|failure|danger|bug|example|quote)(?=[^\S\n]*(?:"|\n|$))/g,
    hint: "Take it out, and begin with a word such as Note:",
  },
  {
    pattern: /(?<![\p{L}\p{N}+])\+\+(?![\s+])[^+\n]*[^\s+]\+\+(?![\p{L}\p{N}+])/gu,
    hint: "Write the words alone.",
  },
  {
    pattern: /(?<![\p{L}\p{N}|])\|\|(?![\s|])[^|\n]*[^\s|]\|\|(?![\p{L}\p{N}|])/gu,
    hint: "Write the words alone: nothing hides them.",
  },
  {
    pattern: /(?<=^|\n)\*\[[^\][\n]+\]:[^\n]*/g,
    hint: "Take it out, and write the words in full.",
  },
  {
    pattern: /\{:?[^\S\n]*[.#][\w-]+[^\S\n]+[^{}\n]*\}|\{:?[^\S\n]*\.[\w-]+\}/g,
    hint: "Take it out.",
  },
  { pattern: /(?<=[)\]`])\{:?[^{}\n=]*=[^{}\n]*\}/g, hint: "Take it out." },
  {
    pattern: /\([^()\n]+\)\[(?:https?:\/\/|www\.|mailto:|tel:|[#/])[^\][\s]+\]/g,
    hint: "Write it as [words](address).",
  },
  { pattern: /\$\$[^$\n]+\$\$/g, hint: "Write the formula in letters." },
  {
    pattern:
      /(?<!\\)\\(?:text(?:bf|it|tt)|emph|(?:sub)?section|cite|footnote|href|url|begin|end|frac|sqrt)\{[^{}\n]*\}|\{?\\(?:rtf1|pard|par|LaTeX|TeX)(?![\p{L}])/gu,
    hint: "Write what it stands for: it is a code of another program.",
  },
  {
    pattern:
      /(?<![\w-])(?=(?:class|style|href|src|target|rel)=["'])(?<!<[^<>]*)\w+=(?:"[^"\n]*"|'[^'\n]*')/g,
    hint: "Take it out: it is a part of HTML.",
  },
  {
    pattern:
      /\bmso-[a-z-]+:[^;}\n]*;?|\bMsoNormal(?:Table)?\b|<!\[(?:end)?if[^\]\n]*\]>?|\[(?:end)?if[^\]\n]*mso[^\]\n]*\]>?/g,
    hint: "Take it out: it is a code of a text processor.",
  },
  {
    pattern: /(?<=^|\s)(?:mailto|tel|sms):(?=[\w+][^\s]*[\w@])/g,
    hint: "Take it out: it belongs to a link, and visitors read the address alone.",
  },
];

/** Signs of other notations than that of any text, long ones included. */
export const findSignsOfOthers: FindMarkup = (text) => findSigns(text, others);

/** Codes, placeholders and signs of other notations, which no text understands. */
const findSigns = (text: string, signs: readonly Sign[]): ShownMarkup[] =>
  signs.flatMap(({ pattern, hint, meant, read }) =>
    markupAt(text, pattern, ({ 0: shown, 1: name }) => {
      const written = name === undefined ? undefined : read?.(name);
      return {
        form: shown,
        shown,
        hint: read
          ? written === undefined
            ? hint
            : `Write ${written} in its place.`
          : name
            ? `Take both ${quote(shown)} and ${quote(`[/${name}]`)} out.`
            : hint,
        ...(meant !== undefined && { meant }),
      };
    }),
  );

/** The same, and what a long text would understand. */
const findAllSigns: FindMarkup = (text) =>
  findSigns(text, [
    ...codes,
    { pattern: /\[\^[^\s\][]+\]/g, hint: "Take it out. Only long texts have footnotes." },
    ...others,
  ]);

/** `\n` for a line break, unless it is in a path, as in C:\new. */
const findBreaks = (text: string, hint: string): ShownMarkup[] =>
  markupAt(text, /\\(?<!(?:\\|\b[a-z]:\S*)\\)(?:r\\)?n(?![\w-]*\\)/gi, ({ 0: shown }) => ({
    form: shown,
    shown,
    hint,
  }));

/** `<https://example.com>`, with advice for the address. */
const findAddresses = (text: string, advise: (address: string) => string): ShownMarkup[] =>
  markupAt(text, /<((?:https?:\/\/|mailto:)[^\s<>]+)>/gi, ({ 0: shown, 1: address = "" }) => ({
    form: shown,
    shown,
    hint: advise(address),
  }));

const apart = /\[([^\][]+)\]\s+\((?:https?:\/\/|www\.|mailto:|tel:)[^\s()]*\)/gi;

/** Signs of other notations in a plain text, such as `<https://example.com>` and `[words] (https://example.com)`. */
export const findForeign: FindMarkup = (text) => [
  ...findAllSigns(text),
  ...findBreaks(
    text,
    "Write a space in its place: lines break by themselves, where there is room.",
  ),
  ...findAddresses(text, () => `Write it without < and >. ${linkHint}`),
  ...markupAt(text, apart, ({ 0: shown, 1: words = "" }) => ({
    form: shown,
    shown: inRow(shown),
    hint: `Write ${quote(inRow(words))} alone. ${linkHint}`,
  })),
];

/** The same in a formatted text, which has signs of its own for some of them. */
export const findForeignToWrite: FindMarkup = (text) => [
  ...findAllSigns(text),
  ...findBreaks(text, "Write the text behind |, where each line is a line of its own."),
  ...findAddresses(text, (address) => `Write ${quote(`[words](${address})`)}.`),
];
