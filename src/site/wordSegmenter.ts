/** The most characters that are segmented at once. */
const pieceLength = 1000;

/**
 * Finds the words of texts of any length. V8 copies the whole text into each segment, so the segments of a text of 100 kB
 * would take gigabytes: a long text is segmented piece by piece, each of which ends before a space if it has one.
 */
class PiecewiseSegmenter extends Intl.Segmenter {
  override segment(text: string): Intl.Segments {
    const segmentPiece = (piece: string) => super.segment(piece);
    return {
      containing: (offset) => super.segment(text).containing(offset),
      *[Symbol.iterator]() {
        for (let start = 0; start < text.length; ) {
          const end = endOfPiece(text, start);
          for (const found of segmentPiece(text.slice(start, end))) {
            yield { ...found, index: start + found.index, input: text };
          }
          start = end;
        }
        return undefined;
      },
    };
  }
}

function endOfPiece(text: string, start: number): number {
  const end = start + pieceLength;
  if (end >= text.length) return text.length;
  const lastSpace = text.slice(start, end).search(/\s\S*$/);
  if (lastSpace > 0) return start + lastSpace;
  const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return isInPair ? end + 1 : end;
}

/** The segmenter of words for texts in any language. */
export const wordSegmenter: Intl.Segmenter = new PiecewiseSegmenter("en", { granularity: "word" });
