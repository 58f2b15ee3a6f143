/** The first letters of a name's first and last word, as people would write them. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s-]+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word = "") => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
