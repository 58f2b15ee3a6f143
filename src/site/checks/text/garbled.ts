import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listGarbled } from "../../markup/garbledLetters.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";
import { listPlacedTexts, type PlacedText } from "../placeholders/texts.ts";

/** Letters that a program has garbled or lost on the way into the file. */
export const checkGarbled: Check = (page) => {
  const texts = listPlacedTexts(page).filter(({ isWords }) => isWords);
  return [
    ...texts.flatMap((text) => findGarbled(text, page)),
    ...texts.flatMap((text) => findLost(text, page)),
  ];
};

function findGarbled(placed: PlacedText, page: ParsedPage): Diagnostic[] {
  const { text } = placed;
  return listGarbled(text).flatMap(({ shown, index, meant, by }): Diagnostic[] => {
    const { where, name } = nameOf(placed.path, page.tree.data);
    const range = placed.locate([index, index + shown.length]);
    const [start, end] = range;
    const title = `Write ${meant}`;
    const isThere = page.text.slice(start, end) === shown;
    return [
      {
        code: "garbled",
        message: `${where}: ${named(name)} has ${quote(shown)}, which ${by} ${quote(meant)}.`,
        hint: `${title} in its place.`,
        range,
        ...(isThere && {
          suggestions: [{ title: `${title}.`, edits: [{ start, end, text: meant }] }],
        }),
      },
    ];
  });
}

/** Signs that stand for a letter or an object that did not come along, and letters of fonts with signs of their own. */
const lost = /\ufffd+|\ufffc|\p{Co}/gu;

function findLost({ path, text, locate }: PlacedText, page: ParsedPage): Diagnostic[] {
  const has = (letter: string) =>
    [...page.media.fonts.values()].some(
      (font) => typeof font === "object" && font.characters.has(letter),
    );
  return [...text.matchAll(lost)]
    .filter(([shown]) => !has(shown))
    .map(({ 0: shown, index }): Diagnostic => {
      const { where, name } = nameOf(path, page.tree.data);
      const code = shown.codePointAt(0)?.toString(16).toUpperCase();
      const advice = shown.startsWith("\ufffd")
        ? {
            is: "which a program writes for a letter that it has lost",
            hint: "Write the letter that is meant.",
          }
        : shown === "\ufffc"
          ? {
              is: "the place of a picture or another object that was not copied along",
              hint: "Take it out.",
            }
          : {
              is: "a sign that only another program's font has",
              hint: "Write a sign that all fonts have, such as • or →, or take it out.",
            };
      return {
        code: "garbled",
        message: `${where}: ${named(name)} has the character U+${code}, ${advice.is}.`,
        hint: advice.hint,
        range: locate([index, index + shown.length]),
      };
    });
}
