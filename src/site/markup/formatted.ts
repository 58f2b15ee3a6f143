import { parseFormatted } from "../../shared/formatted/parse.ts";
import { quote } from "../../shared/text/wording.ts";
import { unclosedHint } from "./bold.ts";
import { inRow } from "./lines.ts";
import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";
import { outsideWords } from "./wholeWords.ts";

/** Signs of Markdown that a formatted text does not understand, with the signs that it does. */
const others: [pattern: RegExp, sign: string][] = [
  [/(?<![\\\p{L}\p{N}_])(___)(?![\s_])([^_]*[^\s_\\])\1(?![\p{L}\p{N}_])/gu, "***"],
  [/(?<![\\\p{L}\p{N}_])(__)(?![\s_])([^_]*[^\s_\\])\1(?![\p{L}\p{N}_])/gu, "**"],
  [/(?<![\\\p{L}\p{N}_])(_)(?![\s_])([^_\n]*[^\s_\\])\1(?![\p{L}\p{N}_])/gu, "*"],
  [/(?<![\\\p{L}\p{N}_~])(~~)(?![\s~])([^~]*[^\s~\\])\1(?![\p{L}\p{N}_~])/gu, ""],
  [/(?<![\\\p{L}\p{N}_=])(==)(?![\s=])([^=\n]*[^\s=\\])\1(?![\p{L}\p{N}_=])/gu, ""],
];

/** `__bold__`, `_italic_`, `~~struck~~` and `==marked==` in a formatted text. */
export const findOtherEmphasis: FindMarkup = (text) =>
  outsideWords(
    text,
    others.flatMap(([pattern, sign]): ShownMarkup[] =>
      markupAt(text, pattern, ({ 0: shown, 1: given = "", 2: words = "" }) => ({
        form: given,
        shown: inRow(shown),
        hint: sign
          ? `Write ${quote(sign + inRow(words) + sign)}.`
          : `Write ${quote(inRow(words))}, without the ${given} around it.`,
      })),
    ),
  );

/** `**bold` without an end. */
export const findUnclosed: FindMarkup = (text) =>
  parseFormatted(text).unclosed.map(([start, end]) => ({
    form: "unclosed",
    shown: "**",
    range: [start, end],
    hint: unclosedHint,
  }));

const image = /!\[([^\][]*)\]\([^()\n]*\)/g;
const apart =
  /\[[^\][]+\]\s+\((?:https?:\/\/|www\.|mailto:|tel:|[/#])[^\s()]*\)|\[[^\][]+\]\([^\s()]+\)/gi;

/** `![A lake](/lake.jpg)`, `[words] (#address)`, and `[words](address)` whose address is none. */
export const findOtherLinks: FindMarkup = (text) => {
  const { links } = parseFormatted(text);
  const isRead = (index: number, end: number) =>
    links.some(
      ({ range }) =>
        // An address alone is a link too.
        range[1] < end && /^\[[\s\S]*\]\(\s*<?$/.test(text.slice(index, Math.max(index, range[0]))),
    );
  return [
    ...markupAt(text, image, ({ 0: shown }) => ({
      form: shown,
      shown: inRow(shown),
      hint: "Take it out. A picture is a setting of its own, with src: and alt:, where the section has one.",
    })),
    ...markupAt(text, apart, ({ 0: shown, index }) => {
      if (text[index - 1] === "!" || text[index - 1] === "\\") return undefined;
      if (isRead(index, index + shown.length)) return undefined;
      return {
        form: shown,
        shown: inRow(shown),
        hint: /\]\s/.test(shown)
          ? "Take out what stands between ] and (."
          : "The address of a link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.",
      };
    }),
  ];
};
