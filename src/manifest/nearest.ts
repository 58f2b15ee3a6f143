import { distance } from "fastest-levenshtein";

const plain = (word: string) => word.toLowerCase().replaceAll(/[-_\s]/g, "");

/** How many letters may be wrong before a word is another word. */
function tolerance(word: string): number {
  return word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
}

/** The candidates that `word` may be a misspelling of, nearest first. */
export function nearest(word: string, candidates: Iterable<string>): string[] {
  const wanted = plain(word);
  const limit = tolerance(wanted);
  return [...candidates]
    .filter((candidate) => Math.abs(plain(candidate).length - wanted.length) <= limit)
    .map((candidate) => ({ candidate, far: distance(wanted, plain(candidate)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate, "en"))
    .map(({ candidate }) => candidate);
}

/** The one candidate that `word` must have meant: the only one near, or the only one that differs in case and dashes alone. */
export function certain(word: string, near: readonly string[]): string | undefined {
  const same = near.filter((candidate) => plain(candidate) === plain(word));
  const [only, ...others] = same.length > 0 ? same : near;
  return others.length === 0 ? only : undefined;
}
