/** The place of a character in the source. */
export type Place = readonly [start: number, end: number];

/** A character of a text as the page shows it, and its place; undefined where that is not known. */
export interface PlacedCharacter {
  text: string;
  place: Place | undefined;
}

const softBreak = /^[ \t]*(\r\n?|\n)[ \t]*/;
const sourceBreak = /^[ \t]*(?:\r\n?|\n)(?:[ \t]*>)*[ \t]*/;
const entity = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]*);/i;
const escaped = /^\\[!-/:-@[-`{-~]/;

/** The characters of a text node, each with its place in the Markdown from `offset` on. A line's end is a blank. */
export function mapText(value: string, source: string, offset: number): PlacedCharacter[] {
  const characters: PlacedCharacter[] = [];
  let at = 0;
  let from = 0;
  while (at < value.length) {
    const rest = source.slice(from);
    const shown = softBreak.exec(value.slice(at));
    const written = shown ? sourceBreak.exec(rest) : undefined;
    const length = shown?.[0].length ?? 1;
    const width = shown ? written?.[0].length : widthOf(value, at, rest);
    if (width === undefined) return withoutPlaces(value);
    const text = shown ? " " : value.charAt(at);
    characters.push({ text, place: [offset + from, offset + from + width] });
    at += length;
    from += width;
  }
  return characters;
}

/** The number of characters that write one character. */
function widthOf(value: string, at: number, rest: string): number | undefined {
  const letter = value.charAt(at);
  if (escaped.test(rest) && letter === rest[1]) return 2;
  const [code] = entity.exec(rest) ?? [];
  if (code && !value.startsWith(code, at)) {
    // The first half of a pair of surrogates has the place of both.
    const isPair = /[\ud800-\udbff]/.test(letter);
    return isPair ? undefined : code.length;
  }
  return rest[0] === letter ? 1 : undefined;
}

const withoutPlaces = (value: string): PlacedCharacter[] =>
  value
    .replaceAll(/[ \t]*(?:\r\n?|\n)[ \t]*/g, " ")
    .split("")
    .map((text) => ({ text, place: undefined }));
