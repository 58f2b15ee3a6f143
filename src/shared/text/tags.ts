/**
 * A tag is a number that the editor's preview appends to a text, in characters that show nothing: a language tag and
 * two tag characters. No keyboard types them, and the page takes them off before it paints.
 */
const first = 0x20;
const count = 95;
const plane = 0xe0000;

/** The highest number of a tag, and one more. */
export const tagCount = count * count;

const digit = (value: number) => String.fromCodePoint(plane + first + value);

/** The tag of a number from 0 to `tagCount` - 1. */
export const writeTag = (number: number): string =>
  `\u{e0001}${digit(Math.floor(number / count))}${digit(number % count)}`;

const pattern = /\u{e0001}([\u{e0020}-\u{e007e}])([\u{e0020}-\u{e007e}])/gu;

/** A tag that was taken off a text: its number, and the length of the text before it. */
export interface Tag {
  number: number;
  end: number;
}

/** A text without its tags, and these in the order of the text. */
export function readTags(tagged: string): { text: string; tags: Tag[] } {
  const tags: Tag[] = [];
  let removed = 0;
  const text = tagged.replace(pattern, (tag, high: string, low: string, offset: number) => {
    const [a = 0, b = 0] = [high, low].map((sign) => (sign.codePointAt(0) ?? 0) - plane - first);
    tags.push({ number: a * count + b, end: offset - removed });
    removed += tag.length;
    return "";
  });
  return { text, tags };
}
