import { distance } from "fastest-levenshtein";

/** Words that may be meant, nearest first. `meant` is set if exactly one is the same in another form. */
export interface Suggestion {
  near: string[];
  meant?: string;
}

/** A Latin word without its accents. In other scripts, an accent makes another letter. */
export const unaccented = (word: string) =>
  isAscii.test(word)
    ? word
    : word
        .normalize("NFD")
        .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
        .normalize("NFC");

/** The thousands of names of icons are compared with each unknown one, and none has an accent. */
const isAscii = /^[\0-\x7f]*$/;

/** Only the letters: ignores capitals, accents, dashes and blanks. */
const plain = (word: string) =>
  unaccented(word)
    .toLowerCase()
    .replaceAll(/[-_\s]/g, "");

/** The numbers in a word. Another number makes another name: hero-2 is no misspelling of hero. */
const numbers = (word: string) => word.match(/\d+/g)?.join(" ");

/** The number of wrong letters that still count as a misspelling. */
const tolerance = ({ length }: string) => (length <= 3 ? 1 : Math.max(2, Math.floor(length / 3)));

interface Candidate {
  candidate: string;
  far: number;
}

/** Finds the candidates that `word` may be a misspelling of. */
export function suggest(word: string, candidates: Iterable<string>): Suggestion {
  const found = listNear(word, candidates);
  const near = found.map(({ candidate }) => candidate);
  const same = found.filter(({ far }) => far === 0);
  const [meant] = same;
  return meant && same.length === 1 && numbers(word) === numbers(meant.candidate)
    ? { near, meant: meant.candidate }
    : { near };
}

/** The same for words that people choose freely, where a similar spelling alone is usually another word. */
export function suggestSlips(word: string, candidates: Iterable<string>): Suggestion {
  const { near, meant } = suggest(word, candidates);
  const close = near.filter(
    (each) =>
      each === meant ||
      isSlip(word, each) ||
      begins(each, word) ||
      word.split(/[-_\s]/).some((part) => begins(part, each)),
  );
  return { near: close, ...(meant !== undefined && { meant }) };
}

/** True if a word of three letters or more is the beginning of the other, as in stat and stats. */
export const begins = (word: string, other: string): boolean =>
  plain(word).length > 2 && plain(other).startsWith(plain(word));

/** The name that differs from `word` by a single letter, or by two swapped letters, if no other is near. */
export function slippedFrom(word: string, names: Iterable<string>): string | undefined {
  const [first, ...others] = listNear(word, names);
  const isSlip = first && others.length === 0 && first.far <= 1 && plain(word).length > 3;
  return isSlip && numbers(word) === numbers(first.candidate) ? first.candidate : undefined;
}

/**
 * True if `word` is one slip away from the candidate: a letter too many or too few, or two swapped. With another letter
 * in its place, a short word is another word, as in cog and dog; a long one may be misspelt.
 */
export function isSlip(word: string, candidate: string): boolean {
  const [a, b] = [letters(word), letters(candidate)];
  if (a[0] !== b[0]) return false;
  const far = slips(a, b);
  const isSameLetters = [...a].sort().join("") === [...b].sort().join("");
  const isShort = a.length <= 7;
  return isShort ? far === 0 || (far === 1 && (a.length !== b.length || isSameLetters)) : far <= 2;
}

const letters = (word: string) => plain(word).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

function listNear(word: string, candidates: Iterable<string>): Candidate[] {
  const wanted = plain(word);
  const limit = tolerance(wanted);
  return [...candidates]
    .filter((candidate) => Math.abs(plain(candidate).length - wanted.length) <= limit)
    .map((candidate) => ({ candidate, far: slips(wanted, plain(candidate)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1));
}

/** The edit distance; two swapped neighbours count once. */
function slips(a: string, b: string): number {
  if (a.length !== b.length) return distance(a, b);
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? "") + a[at] + a.slice(at + 2);
  return at >= 0 && swapped === b ? 1 : distance(a, b);
}
