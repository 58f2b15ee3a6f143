import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";

/** A backslash before a sign, as other tools write it. Paths of Windows have none. */
const pattern = /\\(?<!(?:[\\¯]|\b[a-z]:\S*)\\)([!#$%&()*+,\-./:;<=>?@[\]^_`{|}~])/gi;

/** The form of a backslash in place of a line break. */
export const breakForm = "\\\n";

/** `\-`, `\.` and `\!` of other tools, and `\` at the end of a line. */
export const findBackslashes: FindMarkup = (text) => find(text, "");

/** The same in a title, which reads `\*`. */
export const findBackslashesInTitle: FindMarkup = (text) => find(text, "*");

/** The same in a formatted text, which reads some of them. */
export const findBackslashesToWrite: FindMarkup = (text) => find(text, "*[]");

const find = (text: string, read: string): ShownMarkup[] => [
  ...markupAt(text, pattern, ({ 0: shown, 1: sign = "", index }) => {
    if (read.includes(sign)) return undefined;
    const isCertain = isPlain(sign, text.slice(0, index), text.slice(index + 2));
    return {
      form: isCertain ? "\\" : "\\ before a sign",
      shown,
      hint: "Take the \\ out.",
      ...(isCertain && { meant: sign }),
    };
  }),
  // The end of a line or of a quote in another tool. A path of Windows ends so, too.
  ...markupAt(text, /(?<![\\¯]|(?:\b[a-z]:|\\\\)\S*)\\(?=\s*$)/gi, ({ 0: shown }) => ({
    form: "\\ at the end",
    shown,
    hint: "Take the \\ out.",
    meant: "",
  })),
  ...markupAt(text, /(?<!\\)\\(?=[^\S\n]*\n\s*\S)/g, ({ 0: shown }) => ({
    form: breakForm,
    shown,
    hint: "Take the \\ out. Each line behind | is a line of its own.",
    meant: "",
  })),
];

/** True for a sign that would be no mark without the backslash. */
function isPlain(sign: string, before: string, after: string): boolean {
  const isFirst = /(?:^|\n)[^\S\n]*$/.test(before);
  if (/[.)]/.test(sign) && /(?:^|\n)[^\S\n]*\d+$/.test(before)) return false;
  if (/[-+]/.test(sign)) return !isFirst || /^[^\s-]/.test(after);
  if (sign === "_") return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  return /[!$%(),./:;?@^]/.test(sign) && !isFirst && !/\]$/.test(before) && !/^\[/.test(after);
}
