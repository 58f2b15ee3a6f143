import { distance } from "fastest-levenshtein";

/** What a word may have been meant to be, nearest first; `meant` when it can hardly be anything else. */
export interface Suggestion {
  near: string[];
  meant?: string;
}

/** Letters alone: capitals, dashes and blanks are not told apart. */
const plain = (word: string) => word.toLowerCase().replaceAll(/[-_\s]/g, "");

/** The numbers in a word. What another number tells apart is another thing: hero-2 is no slip for hero. */
const numbers = (word: string) => word.match(/\d+/g)?.join(" ");

/** How many letters may be wrong before a word is another word. */
const tolerance = ({ length }: string) => (length <= 3 ? 1 : Math.max(2, Math.floor(length / 3)));

/** How many may be wrong before it is a guess. */
const certainty = ({ length }: string) => (length <= 5 ? 1 : 2);

/**
 * Looks for what `word` may be a misspelling of. Among very many candidates, as in an `open` vocabulary,
 * a word with two wrong letters may well be the misspelling of one that is not there.
 */
export function suggest(
  word: string,
  candidates: Iterable<string>,
  vocabulary: "closed" | "open" = "closed",
): Suggestion {
  const wanted = plain(word);
  const limit = tolerance(wanted);
  const found = [...candidates]
    .filter((candidate) => Math.abs(plain(candidate).length - wanted.length) <= limit)
    .map((candidate) => ({ candidate, far: slips(wanted, plain(candidate)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1));
  const near = found.map(({ candidate }) => candidate);
  const [first, second] = found;
  const alone = second === undefined || (first?.far === 0 && second.far > 0);
  const bound = vocabulary === "open" ? 1 : certainty(wanted);
  const sure = first && alone && first.far <= bound;
  return sure && numbers(word) === numbers(first.candidate)
    ? { near, meant: first.candidate }
    : { near };
}

/** Letters to change; two neighbours that changed places are one slip. */
function slips(a: string, b: string): number {
  if (a.length !== b.length) return distance(a, b);
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? "") + a[at] + a.slice(at + 2);
  return at >= 0 && swapped === b ? 1 : distance(a, b);
}
