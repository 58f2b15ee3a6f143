import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";
import { listPlacedTexts } from "../placeholders/texts.ts";

/** The letters of Windows-1252 from byte 0x80 on; a dot where it has none. */
const upper = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ";
const byteOf = (letter: string): number => {
  const at = letter === "." ? -1 : upper.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
};

/** Letters that UTF-8 makes of one or two others if a program takes its bytes for Windows-1252: `Ã¼`, `â€œ`. */
const garbled =
  /(?:[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])+/gu;

/** Letters that a program has garbled on the way into the file. */
export const checkGarbled: Check = (page) =>
  listPlacedTexts(page).flatMap(({ path, text, locate, isWords }) => {
    if (!isWords) return [];
    return [...text.matchAll(garbled)].flatMap(({ 0: shown, index }): Diagnostic[] => {
      const meant = decode(shown);
      if (meant === undefined) return [];
      const { where, name } = nameOf(path, page.tree.data);
      const range = locate([index, index + shown.length]);
      const [start, end] = range;
      const title = `Write ${meant}`;
      const isThere = page.text.slice(start, end) === shown;
      return [
        {
          code: "garbled",
          message: `${where}: ${named(name)} has ${quote(shown)}, which a program has made of ${quote(meant)}.`,
          hint: `${title} in its place.`,
          range,
          ...(isThere && {
            suggestions: [{ title: `${title}.`, edits: [{ start, end, text: meant }] }],
          }),
        },
      ];
    });
  });

/** The letters that are meant; undefined if they are no UTF-8. */
function decode(letters: string): string | undefined {
  try {
    const bytes = Uint8Array.from([...letters], byteOf);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
