import coverage from "./coverage.json" with { type: "json" };
import type { Family } from "./typefaces.ts";

/** Characters that one file of a typeface provides. */
export interface Share {
  /** Fontsource's name of the file: latin, latin-ext, vietnamese. */
  subset: string;
  characters: string;
}

const basic = "latin";
const read = new Map<Family, ReadonlyMap<string, ReadonlySet<string>>>();

/** The characters in each file of a typeface, by its subset. */
function subsetsOf(family: Family): ReadonlyMap<string, ReadonlySet<string>> {
  const known = read.get(family);
  if (known) return known;
  const subsets = new Map(
    Object.entries(coverage[family]).map(([subset, ranges]) => [subset, expand(ranges)]),
  );
  read.set(family, subsets);
  return subsets;
}

/** The characters of ranges of code points, such as 20-7e,a0. */
const expand = (ranges: string): Set<string> =>
  new Set(
    ranges.split(",").flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    }),
  );

/** The fewest files that provide these characters, besides the file that every page has. */
export function shareOut(family: Family, text: string): Share[] {
  const subsets = subsetsOf(family);
  const shares: Share[] = [];
  let rest = [...new Set(text)].filter((letter) => !subsets.get(basic)?.has(letter));
  while (rest.length > 0) {
    const [best] = [...subsets]
      .map(([subset, held]) => ({ subset, held, own: rest.filter((letter) => held.has(letter)) }))
      .sort((a, b) => b.own.length - a.own.length);
    if (!best || best.own.length === 0) break;
    shares.push({ subset: best.subset, characters: best.own.sort().join("") });
    rest = rest.filter((letter) => !best.held.has(letter));
  }
  return shares;
}

/** All characters of a typeface, each in the first file that has it. The basic file is the first. */
export function listShares(family: Family): Share[] {
  const taken = new Set<string>();
  return [...subsetsOf(family)].map(([subset, held]) => {
    const own = [...held].filter((letter) => !taken.has(letter));
    for (const letter of own) taken.add(letter);
    return { subset, characters: own.join("") };
  });
}

/** The characters of a text that no file of the typeface has, without emoji and invisible characters. */
export const findLacking = (family: Family, text: string): string[] =>
  lackingIn({ has: (letter) => hasLetter(family, letter) }, text);

/** True if a file of the typeface has the character. */
export const hasLetter = (family: Family, letter: string) =>
  [...subsetsOf(family).values()].some((held) => held.has(letter));

/** The characters of a text that are not among `held`, without emoji, and invisible, lost and odd ones. */
export const lackingIn = (held: { has(letter: string): boolean }, text: string): string[] =>
  [...new Set(text)]
    .filter(
      (letter) =>
        !/\p{Extended_Pictographic}|\p{C}|\p{Z}|\p{Variation_Selector}|[\ufffc\ufffd\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/u.test(
          letter,
        ),
    )
    .filter((letter) => !held.has(letter));
