import { judgeStars } from "../../shared/formatted/judgeStars.ts";
import { quote } from "../../shared/text/wording.ts";
import { inRow } from "./lines.ts";
import { type FindMarkup, markupAt } from "./shownMarkup.ts";

const loose =
  /(?<![^\s(])\*\*[^\S\n]+((?=[^*\n]*\p{L}{2})[^*\n]*[^\s*])[^\S\n]*\*\*(?![*\p{L}\p{N}])/gu;

/** `** bold **`, with blanks inside the asterisks. */
export const findLooseBold: FindMarkup = (text) =>
  markupAt(text, loose, ({ 0: shown, 1: words = "" }) => ({
    form: "loose",
    shown: inRow(shown),
    hint: `Write ${quote(`**${inRow(words)}**`)}.`,
  }));

/** The advice for bold words that have no end. */
export const unclosedHint =
  "Write ** behind the last bold word too, or \\*\\* where asterisks are meant.";

/** The `**` in a part of a text that no parser made a mark of, and that opens bold words. */
export const listOpeners = (text: string, [from, to]: readonly [number, number]): number[] =>
  [...text.slice(from, to).matchAll(/(?<![\\*])\*\*(?!\*)/g)].flatMap(({ index }) => {
    const at = from + index;
    const { opens, closes } = judgeStars(text[at - 1] ?? "", 2, text[at + 2] ?? "");
    return opens && !closes ? [at] : [];
  });
