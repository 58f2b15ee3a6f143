/** An address of a link or of a picture, which words in it do not belong to. */
const address = /(?<=\]\()[^)]*(?=\))/g;

/** A text with words in the place of others, outside of its addresses, and how often; capital letters count. */
export function replaceWords(
  text: string,
  words: string,
  others: string,
): { text: string; count: number } {
  if (words === "") return { text, count: 0 };
  const kept = [...text.matchAll(address)].map(({ index, 0: { length } }) => [
    index,
    index + length,
  ]);
  let count = 0;
  let result = "";
  let end = 0;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const isInAddress = kept.some(([from = 0, to = 0]) => at < to && at + words.length > from);
    if (isInAddress) continue;
    result += text.slice(end, at) + others;
    end = at + words.length;
    count++;
  }
  return { text: result + text.slice(end), count };
}
