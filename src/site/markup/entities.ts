import { decodeHTMLStrict } from "entities/decode";
import { findCode } from "./code.ts";
import { findEmphasis } from "./emphasis.ts";
import { findOtherEmphasis } from "./formatted.ts";
import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";
import { findTags } from "./tags.ts";

/** Codes of HTML. `&amp;copy;` is the code of a code. */
const entity = /&(?:amp;(?!amp;))?(?:[a-z][a-z\d]*|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** The same without their semicolon, in text and not in an address. */
const open =
  /&(?:(?:[aeiouy](?:uml|acute|grave|circ)|[ano]tilde|ccedil|szlig|oslash|aring|aelig|nbsp)|(?:amp|quot|lt|gt|apos|copy|reg|trade|euro|pound|hellip|[mn]dash|[lrb][sd]?quo|[lr]aquo|bull|middot|deg|shy)(?![\p{L}\d=])|#\d{2,5}(?!\d))(?!;)(?<![/?=]\S*)/giu;

/** `&amp;`, `&nbsp;`, `&#8217;` */
export const findEntities: FindMarkup = (text) =>
  find(text, [findTags, findEmphasis, findCode], (letter) => letter);

/** The same in a formatted text, where some signs are marks unless a backslash is before them. */
export const findEntitiesToWrite: FindMarkup = (text) =>
  find(text, [findTags, findOtherEmphasis, findCode], (letter) =>
    letter.replace(/^[*[\]]$/, "\\$&"),
  );

function find(
  text: string,
  signs: readonly FindMarkup[],
  write: (letter: string) => string,
): ShownMarkup[] {
  if (!text.includes("&")) return [];
  const decoded = text.replaceAll(entity, (code) => write(decodeHTMLStrict(code)));
  const count = (words: string) => signs.flatMap((each) => each(words)).length;
  const makesSigns = count(decoded) > count(text);
  const unclosed = markupAt(text, open, ({ 0: shown }) => {
    const meant = decodeHTMLStrict(`${shown};`);
    const isBlank = /[\p{Z}\p{C}]/u.test(meant);
    const hint = isBlank ? "Write a space in its place." : `Write ${write(meant)} in its place.`;
    return meant === `${shown};` ? undefined : { form: shown, shown, hint };
  });
  return unclosed.concat(
    markupAt(text, entity, ({ 0: shown }) => {
      const once = decodeHTMLStrict(shown);
      if (once === shown) return undefined;
      const meant = decodeHTMLStrict(once);
      // The kind of blank is invisible in the file.
      if (/[\p{Z}\p{C}]/u.test(meant)) {
        const hint = /[\p{Zs}]/u.test(meant) ? "Write a space in its place." : "Take it out.";
        return { form: shown, shown, hint };
      }
      if (makesSigns) {
        const hint = "Write in words what it stands for, which would look like HTML or a mark.";
        return { form: shown, shown, hint };
      }
      const written = write(meant);
      // A text about HTML may mean the code.
      const isCertain = once === meant || meant === "&";
      return {
        form: shown,
        shown,
        hint: `Write ${written} in its place.`,
        ...(isCertain && { meant: written }),
      };
    }),
  );
}
