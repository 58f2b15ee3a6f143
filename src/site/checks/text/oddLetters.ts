import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { withoutWidth } from "../../../yaml/unseenCharacters.ts";
import type { Check } from "../index.ts";
import { listPlacedTexts } from "../placeholders/texts.ts";
import { findMixedLetters } from "./mixedLetters.ts";

/** Two letters or digits of mathematics and more, as networks take them for bold ones; or letters that a PDF has joined. */
const odd =
  /[\u{1d400}-\u{1d7ff}][\u{1d400}-\u{1d7ff}\p{P}\p{M} ]*[\u{1d400}-\u{1d7ff}]|[\ufb00-\ufb06]/gu;

/** A word of a script that has blanks between its words, with signs without a width inside. Programs copy them along. */
const split = new RegExp(
  ["Latin", "Greek", "Cyrillic"]
    .map((script) => String.raw`\p{Script=${script}}`)
    // From the beginning of a word alone: from each of its letters, a word without end would take minutes.
    .map((letter) => `(?<!${letter})${letter}+(?:${withoutWidth}+${letter}+)+`)
    .join("|"),
  "gu",
);

/** Letters and words that look like others, and are none to screen readers, searches and translators. */
export const checkOddLetters: Check = (page) =>
  listPlacedTexts(page).flatMap(({ path, text, locate, isWords }) =>
    !isWords
      ? []
      : findOdd(text).map(({ shown, index, meant }): Diagnostic => {
          const { where, name } = nameOf(path, page.tree.data);
          const range = locate([index, index + shown.length]);
          const [start, end] = range;
          const title = `Write ${meant}`;
          return {
            code: "odd-letters",
            message: `${where}: ${named(name)} has ${quote(shown)}, whose letters screen readers and searches do not read as ${quote(meant)}.`,
            hint: `${title} in its place.`,
            mayBeMeant: path,
            range,
            ...(page.text.slice(start, end) === shown && {
              suggestions: [{ title: `${title}.`, edits: [{ start, end, text: meant }] }],
            }),
          };
        }),
  );

const findOdd = (text: string) => [
  ...[...text.matchAll(odd)].map(({ 0: shown, index }) => ({
    ...{ shown, index },
    meant: shown.normalize("NFKC"),
  })),
  ...[...text.matchAll(split)].map(({ 0: shown, index }) => ({
    ...{ shown, index },
    meant: shown.replaceAll(new RegExp(withoutWidth, "g"), ""),
  })),
  ...findMixedLetters(text),
];
