import type { Fix, FixChange, Range } from "../../yaml/diagnostic.ts";

/**
 * A file that holds a text of the page. Its characters are numbered from `start` on, behind those of the page file and
 * of the texts before it, so that an offset names one character of one file.
 */
export interface TextSource {
  file: string;
  text: string;
  start: number;
  /** The file as it is, and the place of each letter of the text there or in the catalogue, if the text is a translation. */
  original?: { text: string; places: readonly (Range | undefined)[] };
}

/** The start of the catalogue of a page in another language: it is the last of its files. */
export const catalogueStart = 2 ** 32;

/** True for a page in another language. Everything that is reported of it is in its catalogue. */
export const isTranslation = ({ sources }: { sources: readonly TextSource[] }): boolean =>
  sources.at(-1)?.start === catalogueStart;

/** The text that holds an offset; undefined in the page file. */
export const sourceAt = <Source extends TextSource>(
  sources: readonly Source[],
  offset: number,
): Source | undefined => sources.findLast(({ start }) => start <= offset);

/** The start of the file behind another: an error at the end of a file is still its own. */
export const startBehind = (start: number, text: string): number => start + text.length + 2;

/** Something that changes a text, or may. */
interface Changing {
  fix?: Fix;
  suggestions?: readonly FixChange[];
}

/** The same changes, each this many characters further on. */
export function moveEdits<Item extends Changing>(item: Item, by: number): Item {
  const move = <Kind extends FixChange>(change: Kind): Kind => ({
    ...change,
    edits: change.edits.map((edit) => ({ ...edit, start: edit.start + by, end: edit.end + by })),
  });
  const { fix, suggestions } = item;
  return {
    ...item,
    ...(fix && { fix: move(fix) }),
    ...(suggestions && { suggestions: suggestions.map(move) }),
  };
}
