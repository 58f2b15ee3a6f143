import { parseTitle } from "../../shared/formatted/title.ts";
import { quote } from "../../shared/text/wording.ts";
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

/** The same in a title, where `*so*` is emphasis. */
export const findTitleEmphasis: FindMarkup = (text) =>
  findEmphasis(text).filter(({ shown }) => parseTitle(shown) === shown);
