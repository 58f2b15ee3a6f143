import { distance } from "fastest-levenshtein";

/** What a word may have been meant to be, nearest first; `meant` when one alone is the same in another form. */
export interface Suggestion {
  near: string[];
  meant?: string;
}

/** A Latin word without its accents. In other scripts, what looks like an accent makes another letter. */
export const unaccented = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");

/** Letters alone: capitals, accents, dashes and blanks are not told apart. */
const plain = (word: string) =>
  unaccented(word)
    .toLowerCase()
    .replaceAll(/[-_\s]/g, "");

/** The numbers in a word. What another number tells apart is another thing: hero-2 is no slip for hero. */
const numbers = (word: string) => word.match(/\d+/g)?.join(" ");

/** How many letters may be wrong before a word is another word. */
const tolerance = ({ length }: string) => (length <= 3 ? 1 : Math.max(2, Math.floor(length / 3)));

interface Candidate {
  candidate: string;
  far: number;
}

/** Looks for what `word` may be a misspelling of. */
export function suggest(word: string, candidates: Iterable<string>): Suggestion {
  const found = listNear(word, candidates);
  const near = found.map(({ candidate }) => candidate);
  const same = found.filter(({ far }) => far === 0);
  const [meant] = same;
  return meant && same.length === 1 && numbers(word) === numbers(meant.candidate)
    ? { near, meant: meant.candidate }
    : { near };
}

/** The name that differs from `word` by a single letter, or by two that changed places, if no other is near. */
export function slippedFrom(word: string, names: Iterable<string>): string | undefined {
  const [first, ...others] = listNear(word, names);
  const isSlip = first && others.length === 0 && first.far <= 1 && plain(word).length > 3;
  return isSlip && numbers(word) === numbers(first.candidate) ? first.candidate : undefined;
}

function listNear(word: string, candidates: Iterable<string>): Candidate[] {
  const wanted = plain(word);
  const limit = tolerance(wanted);
  return [...candidates]
    .filter((candidate) => Math.abs(plain(candidate).length - wanted.length) <= limit)
    .map((candidate) => ({ candidate, far: slips(wanted, plain(candidate)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1));
}

/** Letters to change; two neighbours that changed places are one slip. */
function slips(a: string, b: string): number {
  if (a.length !== b.length) return distance(a, b);
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? "") + a[at] + a.slice(at + 2);
  return at >= 0 && swapped === b ? 1 : distance(a, b);
}
