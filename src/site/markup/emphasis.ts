import { parseTitle } from "../../shared/formatted/title.ts";
import { quote } from "../../shared/text/wording.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { inRow } from "./lines.ts";
import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";
import { outsideWords } from "./wholeWords.ts";

/** Signs around words. Between letters, as in 2*3*4 or snake_case, and beside blanks, they are not markup. */
const emphasis = [
  /(?<![\\\p{L}\p{N}_*])(\*\*\*?)(?![\s*])([^*]*[^\s*\\])\1(?![\p{L}\p{N}_*])/gu,
  /(?<![\\\p{L}\p{N}_*])(\*)(?![\s*])([^*\n]*[^\s*\\])\1(?![\p{L}\p{N}_*])/gu,
  // Two stars may be inside a word, but not between numbers.
  /(?<=\p{L})(\*\*)(?=[\p{L}\p{N}])([^*]*[^\s*\\])\1(?!\*)/gu,
  /(?<![\\\p{L}\p{N}_*])(\*\*)(?![\s*])([^*]*[\p{L}\p{N}])\1(?=\p{L})/gu,
  /(?<![\\\p{L}\p{N}_])(___?)(?![\s_])([^_]*[^\s_\\])\1(?![\p{L}\p{N}_])/gu,
  /(?<![\\\p{L}\p{N}_])(_)(?![\s_])([^_\n]*[^\s_\\])\1(?![\p{L}\p{N}_])/gu,
  /(?<![\\\p{L}\p{N}_~])(~~)(?![\s~])([^~]*[^\s~\\])\1(?![\p{L}\p{N}_~])/gu,
  /(?<![\\\p{L}\p{N}_=])(==)(?![\s=])([^=\n]*[^\s=\\])\1(?![\p{L}\p{N}_=])/gu,
];

/** `**bold**`, `__bold__`, `*italic*`, `_italic_`, `~~struck~~` and `==marked==`. */
export const findEmphasis: FindMarkup = (text) =>
  outsideWords(
    text,
    emphasis.flatMap((pattern): ShownMarkup[] =>
      markupAt(text, pattern, ({ 0: shown, 1: sign = "", 2: words = "" }) => ({
        form: sign,
        shown: inRow(shown),
        hint: `Write ${quote(inRow(words))}, without the ${sign} around it.`,
      })),
    ),
  );

/** The same in a title, where `*so*` is emphasis, and a `*` that begins words and has no end. */
export const findTitleEmphasis: FindMarkup = (text) => [
  ...findEmphasis(text).flatMap((mark): ShownMarkup[] => {
    const words = mark.shown.slice(mark.form.length, -mark.form.length);
    if (parseTitle(mark.shown) !== mark.shown) return [];
    const canBe = mark.form !== "~~" && isEmphasis(text, mark.range, words);
    return [canBe ? { ...mark, hint: `Write ${quote(`*${words}*`)}, or ${quote(words)}.` } : mark];
  }),
  ...findUnclosedEmphasis(text),
];

/** True if words between asterisks are emphasis in a place of a text. */
const isEmphasis = (text: string, [start, end]: Range, words: string): boolean => {
  const around = [text.slice(0, start), text.slice(end)].map((part) => part.replaceAll("*", " "));
  return typeof parseTitle(around.join(`*${words}*`)) === "object";
};

/** `*so` without an end. At the start of a line or a sentence, and beside `so*`, it is the sign of a note. */
const findUnclosedEmphasis: FindMarkup = (text) => {
  if (parseTitle(text) !== text || /[\p{L}\p{N}\p{Sc}%)]\*(?!\*)/u.test(text)) return [];
  return markupAt(
    text,
    /(?<=[^\s.!?…:;*\\][ \u00a0]["“„«(]?)\*(?=\p{L}[^*]*$)/gu,
    ({ 0: shown }) => ({
      form: "unclosed",
      shown,
      hint: "Write * behind the last emphasised word too, or \\* where an asterisk is meant.",
    }),
  );
};
